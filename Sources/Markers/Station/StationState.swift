/// A station: its lines, the map's zoom, and whether its stop is open.
package struct StationState: Hashable, Sendable {
  /// Ids of the lines that stop here; a set, in any order.
  package var lines: [String]
  /// The map's z level.
  package var mapZoom: Double
  /// Whether the station is the open stop.
  package var isSelected: Bool
  /// What it is called, for the accessibility label.
  package var name: String?

  /// A station; without a zoom, one at which it is a capsule.
  package init(
    lines: [String], mapZoom: Double = 15, isSelected: Bool = false, name: String? = nil
  ) {
    self.lines = lines
    self.mapZoom = mapZoom
    self.isSelected = isSelected
    self.name = name
  }
}
