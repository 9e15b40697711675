import DisplayList
import Markers

/// What Reduce Motion makes of each motion: something shorter, that never goes past its end.
enum MotionAudit {
  static func findings(_ design: Design) throws(DrawingError) -> [Finding] {
    let motions: [(name: String, full: MotionCurve, reduced: MotionCurve)] = [
      ("stop", try design.stopMotion(isReduced: false), try design.stopMotion(isReduced: true)),
      (
        "vehicle", try design.vehicleMotion(isReduced: false),
        try design.vehicleMotion(isReduced: true)
      ),
      ("sheet", try design.sheetMotion(isReduced: false), try design.sheetMotion(isReduced: true)),
      ("sheet/fade", try design.sheetMotion(isReduced: false), try design.sheetFade()),
      (
        "camera", try design.cameraMotion(isReduced: false),
        try design.cameraMotion(isReduced: true)
      ),
    ]
    return motions.flatMap { name, full, reduced in
      [
        variant(
          name,
          "Own motion of \(title(name)) under Reduce Motion: \(decimal(reduced.duration)) s for "
            + "\(decimal(full.duration)) s",
          isGiven: reduced != full && reduced.duration < full.duration),
        overshoot(name, title(name), [reduced]),
      ]
    }
  }

  /// Whether something else is done in place of a motion.
  static func variant(_ name: String, _ subject: String, isGiven: Bool) -> Finding {
    Finding(
      "motion/\(name)/variant", subject, places: ["motion/\(name)"], value: isGiven ? 1 : 0,
      Demand(.atLeast(1), .count("variant", "variants"), clause: clause))
  }

  /// How far what is done goes past its end, at most.
  static func overshoot(_ name: String, _ title: String, _ curves: [MotionCurve]) -> Finding {
    Finding(
      "motion/\(name)/overshoot", "Overshoot of \(title) under Reduce Motion",
      places: ["motion/\(name)"],
      value: 100 * ((curves.compactMap { $0.peak?.progress }.max() ?? 1) - 1), overshoot)
  }

  /// How many of a hundred parts of its way a motion may go past its end.
  static let overshoot = Demand(.atMost(0), .percent, clause: clause)

  private static func title(_ name: String) -> String {
    switch name {
    case "stop": "a selected stop"
    case "vehicle": "a selected vehicle"
    case "sheet": "the sheet"
    case "camera": "the camera"
    default: "the sheet’s fade"
    }
  }

  private static let clause = "HIG Accessibility: Reduce Motion; WCAG 2.2 SC 2.3.3"
}
