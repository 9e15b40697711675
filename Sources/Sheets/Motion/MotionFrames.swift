import Markers

/// The moments at which a film strip shows a motion: before it, where that differs from its start,
/// then at equal times from its start until it has settled. Each takes a column.
struct MotionFrames {
  /// Seconds from frame to frame; 0 where all happens at once.
  let step: Double
  /// Seconds after the change, of every frame but the one before it.
  let times: [Double]
  /// Whether the first column shows what was before the change.
  let hasBefore: Bool

  /// Frames within a duration, the most of them that the columns allow.
  private static let framesPerDuration = [4.0, 3, 2, 1]

  /// Frames of a curve that settles within `threshold`, in at most `columns` columns.
  init(
    _ curve: MotionCurve, settledWithin threshold: Double, columns: Int, hasBefore: Bool
  ) {
    self.hasBefore = hasBefore
    let settling = curve.settlingTime(within: threshold)
    guard settling > 0 else {
      (step, times) = (0, [0])
      return
    }
    // One frame stands at the start.
    let most = Double(max(1, columns - 1 - (hasBefore ? 1 : 0)))
    let steps = Self.framesPerDuration.map { curve.duration / $0 }
    let step = steps.first { Self.count(settling, $0) <= most } ?? settling / most
    self.step = step
    times = stride(from: 0, through: Self.count(settling, step), by: 1).map { $0 * step }
  }

  /// How many steps it takes to settle, but for what is only an error of a division.
  private static func count(_ settling: Double, _ step: Double) -> Double {
    (settling / step - 1e-9).rounded(.up)
  }

  /// How many columns the frames take.
  var columns: Int { times.count + (hasBefore ? 1 : 0) }

  /// Where the middle of the frame at a time stands, in columns.
  func column(_ time: Double) -> Double {
    (hasBefore ? 1.5 : 0.5) + (step > 0 ? time / step : 0)
  }

  /// The time whose frame would have its middle there, in columns.
  func time(atColumn column: Double) -> Double { (column - (hasBefore ? 1.5 : 0.5)) * step }
}
