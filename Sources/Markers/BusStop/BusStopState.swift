/// A bus stop: the map's zoom, and whether it is the open stop.
package struct BusStopState: Hashable, Sendable {
  /// The map's z level.
  package var mapZoom: Double
  /// Whether this is the open stop (in a group, the physical stop of the chosen direction).
  package var isSelected: Bool
  /// What it is called, for the accessibility label.
  package var name: String?

  /// A bus stop; without a zoom, one at which it has keyline and glyph.
  package init(mapZoom: Double = 16, isSelected: Bool = false, name: String? = nil) {
    self.mapZoom = mapZoom
    self.isSelected = isSelected
    self.name = name
  }
}
