import Citymapper
import Markers

extension MotionAudit {
  /// The same of the motions of document 004.
  static func citymapper(_ design: Design) throws(DrawingError) -> [Finding] {
    try MotionRow.all(design).flatMap { row in
      [
        variant(
          row.name, "A cross-fade for “\(row.title)” under Reduce Motion",
          isGiven: row.reduced != nil),
        overshoot(row.name, "“\(row.title)”", (row.reduced ?? row.curves).map(\.curve)),
      ]
    }
  }
}
