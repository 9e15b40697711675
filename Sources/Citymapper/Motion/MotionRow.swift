import DesignTokens
package import Markers

/// A row of the document's list of movements (004, section 5).
package struct MotionRow: Hashable, Sendable {
  /// A word for it: "sheet-snap".
  package let name: String
  /// What moves.
  package let title: String
  /// How, with its numbers.
  package let detail: String
  /// What happens besides, or with Reduce Motion on (section 8).
  package let note: String
  /// Its curves, in the order in which they start; none where the document gives no numbers.
  package let curves: [DelayedCurve]
  /// The cross-fades that it is with Reduce Motion on (section 8); nil where the document says nothing
  /// of it, and it moves as ever.
  package var reduced: [DelayedCurve]?

  /// How many cards the stagger is shown with.
  private static let cards = 4

  /// The row without numbers, the document's last: "slide down + one border pulse".
  package static let disruptionBanner = MotionRow(
    name: "disruption-banner", title: "Disruption banner",
    detail: "slide down + one border pulse", note: "No numbers given: no curve",
    curves: [])

  /// All rows with numbers, in the document's order.
  package static func all(_ design: Design) throws(DrawingError) -> [MotionRow] {
    let easeInOut = try design.token { tokens throws(TokenError) in
      try tokens.cubicBezier("motion.ease-in-out")
    }
    let easeOut = try design.token { tokens throws(TokenError) in
      try tokens.cubicBezier("motion.ease-out")
    }
    return [
      try sheetSnap(design), try goStart(easeInOut, design), try step(easeOut, design),
      try tick(easeInOut, design), try stagger(easeOut, design),
    ]
  }

  private static func sheetSnap(_ design: Design) throws(DrawingError) -> MotionRow {
    let response = try design.seconds("motion.sheet.response")
    let damping = try design.number("motion.sheet.damping")
    let detent = try design.dimension("motion.sheet.lowest-detent")
    // 0.1 to 1 is what a spring's bounce of 0.9 to 0 is.
    guard response > 0, (0.1...1).contains(damping) else {
      throw .value(
        name: "the spring of response \(text(response)) and damping", value: text(damping),
        accepted: "accepted are a response above 0 and a damping of 0.1 to 1")
    }
    let spring = Spring(duration: response, bounce: 1 - damping)
    return MotionRow(
      name: "sheet-snap", title: "Sheet snap",
      // A number stays on the line of its name.
      detail: "spring, response\u{A0}\(text(response)), damping\u{A0}\(text(damping))",
      note: "Detents \(text(detent)), medium and large",
      curves: [DelayedCurve(curve: .spring(spring), delay: 0)])
  }

  private static func goStart(
    _ curve: CubicBezier, _ design: Design
  ) throws(DrawingError) -> MotionRow {
    let (duration, line) = (
      try design.seconds("motion.go-start.duration"), try design.seconds("motion.go-start.line")
    )
    let dissolve = DelayedCurve(curve: .timing(curve, duration: duration), delay: 0)
    return MotionRow(
      name: "go-start", title: "GO start", detail: "easeInOut \(text(duration)) s",
      note: "Then the line draws in over \(text(line)) s; not with Reduce Motion",
      curves: [dissolve], reduced: [dissolve])
  }

  private static func step(
    _ curve: CubicBezier, _ design: Design
  ) throws(DrawingError) -> MotionRow {
    let (duration, instruction) = (
      try design.seconds("motion.step.duration"), try design.seconds("motion.step.instruction")
    )
    return MotionRow(
      name: "step", title: "Step of a trip", detail: "easeOut \(text(duration)) s",
      note: "Instruction: from above, \(text(instruction)) s",
      curves: [DelayedCurve(curve: .timing(curve, duration: duration), delay: 0)])
  }

  private static func tick(
    _ curve: CubicBezier, _ design: Design
  ) throws(DrawingError) -> MotionRow {
    let duration = try design.seconds("motion.tick.duration")
    let fade = DelayedCurve(curve: .timing(curve, duration: duration), delay: 0)
    return MotionRow(
      name: "tick", title: "Departure tick", detail: "easeInOut \(text(duration)) s",
      note: "A cross-fade, kept with Reduce Motion", curves: [fade], reduced: [fade])
  }

  private static func stagger(
    _ curve: CubicBezier, _ design: Design
  ) throws(DrawingError) -> MotionRow {
    let (duration, delay) = (
      try design.seconds("motion.stagger.duration"), try design.seconds("motion.stagger.delay")
    )
    return MotionRow(
      name: "stagger", title: "Route cards",
      detail: "easeOut \(text(duration)) s, each \(text(delay)) s later",
      note: "With Reduce Motion one cross-fade",
      curves: (0..<cards).map { index in
        DelayedCurve(
          curve: .timing(curve, duration: duration), delay: Double(index) * delay)
      }, reduced: [DelayedCurve(curve: .timing(curve, duration: duration), delay: 0)])
  }
}
