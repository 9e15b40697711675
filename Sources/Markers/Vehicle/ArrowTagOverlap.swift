package import Geometry

/// How much of a bus's heading arrow its number tag hides at a bearing. The tag lies above the arrow
/// (spec §2, painter's order); lengths and areas are those of a bus that is not selected: selection
/// scales all of it.
package struct ArrowTagOverlap: Hashable, Sendable {
  /// A covered area of a whole one, both in points².
  package struct Measure: Hashable, Sendable {
    /// The part below the tag.
    package let covered: Double
    /// All of it, wherever it lies.
    package let whole: Double
    /// The covered share, 0…1; nothing is 0 of nothing.
    package var share: Double { whole > 0 ? min(1, covered / whole) : 0 }
  }

  /// The bearing, in degrees clockwise from north, as given.
  package let bearing: Double
  /// Whether the tag hangs below the body there.
  package let isTagBelow: Bool
  /// The hidden part of the arrow with its keyline, about the anchor; without corners where nothing
  /// is hidden.
  package let region: Polygon
  /// The arrow with its keyline.
  package let arrow: Measure
  /// The arrow's fill alone.
  package let fill: Measure

  /// Whether the tag hides nothing of the arrow.
  package var isEmpty: Bool { arrow.covered <= 0 }

  /// The overlap of a bus of `route` at `bearing`. An error where a token is wrong, a font is missing,
  /// or the bearing is not a finite number. For many bearings, see `ArrowTagGeometry`.
  package init(
    route: RouteName, bearing: Double, _ design: Design
  ) throws(DrawingError) {
    self = try ArrowTagGeometry(route, design).overlap(at: bearing)
  }

  init(
    bearing: Double, isTagBelow: Bool, region: Polygon, arrow: Measure, fill: Measure
  ) {
    self.bearing = bearing
    self.isTagBelow = isTagBelow
    self.region = region
    self.arrow = arrow
    self.fill = fill
  }
}
