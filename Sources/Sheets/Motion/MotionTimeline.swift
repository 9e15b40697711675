import DisplayList
import Markers

/// When an animation shows what: a rest, the way there, a rest, the way back. Time is counted in
/// ticks, one a frame of the motion.
struct MotionTimeline {
  /// A moment, and how many ticks it is shown.
  struct Step {
    let moment: MotionMoment
    let ticks: Int
  }

  let steps: [Step]

  /// The most frames that an animation has: more is a slip, and would fill a disk.
  static let greatestFrameCount = 1000
  /// Seconds at rest, at both ends.
  private static let rest = 0.8

  /// The steps of an animation whose longest motion takes `duration` seconds. Throws where nothing
  /// moves, and where there would be too many frames.
  init(duration: Double, framesPerSecond: Int) throws(DrawingError) {
    let rate = Double(framesPerSecond)
    let frames = (duration * rate - 1e-9).rounded(.up)
    guard frames > 0 else {
      throw .value(
        name: "an animation of", value: "0 frames",
        accepted: "nothing moves, since every duration is 0; accepted: 1 to "
          + "\(Self.greatestFrameCount) frames")
    }
    // Both ways, and a frame for each rest.
    let count = 2 * frames + 2
    guard count <= Double(Self.greatestFrameCount) else {
      throw .value(
        name: "an animation of", value: "\(decimal(count)) frames",
        accepted: "accepted: 1 to \(Self.greatestFrameCount); take a lower --fps than "
          + "\(framesPerSecond), or durations shorter than \(decimal(duration)) s")
    }
    let rest = max(1, Int((Self.rest * rate).rounded()))
    let times = (0..<Int(frames)).map { Double($0) / rate }
    steps =
      [Step(moment: .before, ticks: rest)]
      + times.map { Step(moment: .moving($0, isReverse: false), ticks: 1) }
      + [Step(moment: .after, ticks: rest)]
      + times.map { Step(moment: .moving($0, isReverse: true), ticks: 1) }
  }
}
