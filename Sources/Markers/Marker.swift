package import DisplayList
package import Geometry

/// One finished drawing. The anchor, its place on the map, is the origin.
package struct Marker: Sendable {
  /// What is drawn, lowest first, in points about the anchor, selection's scale applied.
  package let items: [DisplayItem]
  /// What takes a touch, in points about the anchor; nil for a marker without hit testing. It does
  /// not scale with selection.
  package let hitFrame: Rect?
  /// How an assistive technology meets it.
  package let accessibility: AccessibilityRow
  /// The map's drawing order, or nil for a control that is not on the map.
  package let zOrder: ZOrder?
  /// Which of its forms a stop takes at its zoom: "capsule", "circle", "square" or "dot"; empty for
  /// markers of one form.
  package var form = ""

  /// Everything outside of it stays empty; nil when nothing is drawn at all.
  package var inkBox: Rect? { items.inkBox }

  /// The drawing as one layer, for a canvas to take care of its edges.
  package func group(_ name: String, applying affine: Affine) -> DisplayItem {
    .group(
      DisplayGroup(name, isPrecise: true, items: items.map { $0.applying(affine) }))
  }

  /// The drawing about its anchor, to be placed often.
  package func drawing(_ name: String) -> Drawing {
    Drawing(DisplayGroup(name, isPrecise: true, items: items))
  }
}
