/// A train: its line, where it heads, and how it stands.
package struct TrainState: Hashable, Sendable {
  /// Id of its line.
  package var line: String
  /// Clockwise from north in degrees, any finite number; nil where it is not known. 0 is north.
  package var bearing: Double?
  /// Whether its position is old.
  package var isStale: Bool
  /// Whether it is highlighted.
  package var isSelected: Bool

  /// A train.
  package init(
    line: String, bearing: Double? = nil, isStale: Bool = false, isSelected: Bool = false
  ) {
    self.line = line
    self.bearing = bearing
    self.isStale = isStale
    self.isSelected = isSelected
  }
}
