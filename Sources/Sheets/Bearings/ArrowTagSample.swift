import DisplayList
import Markers

/// A route's tag and what it covers of the arrow, all around: what the sheet shows, and what the audit
/// measures.
struct ArrowTagSample {
  let route: RouteName
  /// What was found at every looked-at bearing.
  let report: ArrowTagReport

  /// The route of 000's own example.
  static let usual = "22"
  /// Longer and longer tags: from one character to five.
  static let routes = ["4", usual, "151", "X49", "1234", "12345"].compactMap(RouteName.init)

  /// From one looked-at bearing to the next, in degrees.
  private static let step = 0.1
  private static let bearings = (0..<3600).map { Double($0) / 10 }

  /// Looks all around.
  init(_ route: RouteName, _ design: Design) throws(DrawingError) {
    self.route = route
    report = ArrowTagReport(
      overlaps: try ArrowTagGeometry(route, design).overlaps(at: Self.bearings), step: Self.step)
  }
}
