package import Geometry

/// Items drawn in order under one name, which becomes a layer in a design tool.
package struct DisplayGroup: Hashable, Sendable {
  /// What a designer would call the layer: body, keyline, hairline, glyph, arrow, tag…
  package var name: String
  /// 0…1. Below 1, the items are drawn together and then made translucent, so that overlaps do not
  /// add up.
  package var opacity: Double
  /// Nothing is drawn outside this outline (nonzero rule); nil for no limit.
  package var clip: Path?
  /// Whether a raster canvas takes extra care of edges here (a marker), at more time a pixel.
  package var isPrecise: Bool
  /// What is drawn, first item lowest.
  package var items: [DisplayItem]

  /// A group.
  package init(
    _ name: String, opacity: Double = 1, clip: Path? = nil, isPrecise: Bool = false,
    items: [DisplayItem]
  ) {
    self.name = name
    self.opacity = opacity
    self.clip = clip
    self.isPrecise = isPrecise
    self.items = items
  }
}
