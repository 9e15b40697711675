import Markers

/// The moments at which a film strip shows a motion: before it, then at equal times from its start
/// until it has settled.
struct MotionFrames {
  /// Seconds from frame to frame; 0 where all happens at once.
  let step: Double
  /// Seconds after the change, of every frame but the one before it.
  let times: [Double]

  /// Frames of a strip from the change on: with the one before it, one a column.
  private static let count = SheetMetrics.columns - 1
  /// A strip shows quarters of the duration, where it settles in time.
  private static let framesPerDuration = 4.0

  init(_ curve: MotionCurve, settledWithin threshold: Double) {
    guard curve.duration > 0 else {
      (step, times) = (0, [0])
      return
    }
    let settling = curve.settlingTime(within: threshold)
    let step = max(curve.duration / Self.framesPerDuration, settling / Double(Self.count - 1))
    self.step = step
    times = (0..<Self.count).map { Double($0) * step }
  }
}
