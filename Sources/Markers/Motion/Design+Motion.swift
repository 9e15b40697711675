import DesignTokens
import DisplayList

extension Design {
  /// The motion of a stop whose selection changes (000, table Stations and stops).
  package func stopMotion(isReduced: Bool) throws(DrawingError) -> MotionCurve {
    try timing(
      duration: isReduced ? "motion.stop.reduced-duration" : "stop.selection.duration",
      easing: "stop.selection.easing")
  }

  /// The motion of a vehicle whose selection changes (000, table Vehicles).
  package func vehicleMotion(isReduced: Bool) throws(DrawingError) -> MotionCurve {
    try spring(
      duration: isReduced ? "motion.vehicle.reduced-duration" : "vehicle.selection.duration",
      bounce: "vehicle.selection.bounce")
  }

  /// The motion of the sheet between its places (001, row Motion).
  package func sheetMotion(isReduced: Bool) throws(DrawingError) -> MotionCurve {
    let prefix = isReduced ? "motion.sheet.reduced-" : "motion.sheet."
    return try spring(duration: prefix + "duration", bounce: prefix + "bounce")
  }

  /// The motion of the map's camera when a stop opens or an arrival is tapped (001, row Camera).
  package func cameraMotion(isReduced: Bool) throws(DrawingError) -> MotionCurve {
    try spring(
      duration: isReduced ? "camera.reduced-duration" : "camera.duration", bounce: "camera.bounce")
  }

  /// What takes the place of the station slide under Reduce Motion (001, row Motion).
  package func sheetFade() throws(DrawingError) -> MotionCurve {
    try timing(duration: "motion.sheet.fade-duration", easing: "motion.sheet.fade-easing")
  }

  /// How near to its end a curve has settled, as a part of the way.
  package func settlingThreshold() throws(DrawingError) -> Double {
    try number("motion.settled-within", in: 0.0001...0.5)
  }

  /// What redlines say of a motion: its duration, and its easing or bounce.
  package func motionFacts(
    duration: String, shape: String
  ) throws(DrawingError) -> [MarkerMeasures.Fact] {
    let time = MarkerMeasures.Fact(
      "\(decimal((try motionDuration(duration) * 1000).rounded())) ms", duration)
    if let curve = try? tokens.cubicBezier(shape) {
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { decimal($0) }
      return [time, MarkerMeasures.Fact(points.joined(separator: ", "), shape)]
    }
    return [time, MarkerMeasures.Fact(try factor(shape))]
  }

  private func timing(
    duration name: String, easing: String
  ) throws(DrawingError) -> MotionCurve {
    let seconds = try motionDuration(name)
    let curve: CubicBezier
    do { curve = try tokens.cubicBezier(easing) } catch { throw .token(error) }
    guard abs(curve.y1) <= Self.greatestControl, abs(curve.y2) <= Self.greatestControl else {
      throw error(
        easing, "a y1 of \(decimal(curve.y1)) and a y2 of \(decimal(curve.y2))",
        accepted: "-\(decimal(Self.greatestControl)) to \(decimal(Self.greatestControl)) for both")
    }
    return seconds > 0 ? .timing(curve, duration: seconds) : .instant
  }

  private func spring(
    duration name: String, bounce: String
  ) throws(DrawingError) -> MotionCurve {
    let seconds = try motionDuration(name)
    let bounce = try number(bounce, in: 0...0.9)
    return seconds > 0 ? .spring(Spring(duration: seconds, bounce: bounce)) : .instant
  }

  /// The duration token `name` in seconds: 0 for at once, or what an eye can follow.
  private func motionDuration(_ name: String) throws(DrawingError) -> Double {
    let seconds: Double
    do { seconds = try tokens.duration(name) } catch { throw .token(error) }
    guard seconds == 0 || (0.001...60).contains(seconds) else {
      throw error(name, "a duration of \(decimal(seconds)) s", accepted: "0, or 0.001 s to 60 s")
    }
    return seconds
  }

  /// Beyond it a timing curve leaves its plot.
  private static let greatestControl = 10.0
}
