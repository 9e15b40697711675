import DisplayList
import Geometry
import Markers

/// A small curve below what moves, with a dot where the motion is.
struct MotionCurveGraph {
  let subject: MotionSubject
  /// The time that the graph is wide, in seconds.
  let duration: Double
  /// About the origin, in points.
  let size: Size

  private static let sampleCount = 112
  private static let curveWidth = 1.5
  private static let gridOpacity = 0.35
  private static let dotRadius = 3.5

  /// The curve, mirrored on the way back, and the dot.
  func items(
    at moment: MotionMoment, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let color = try design.color("caption")
    // The same scale both ways: what overshoots there undershoots on the way back.
    let scale = PlotScale(
      values: [false, true].flatMap { values(isReverse: $0) }, height: size.height)
    var path = Path()
    for point in points(isReverse: moment.isReverse, scale) {
      if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }
    return [
      .fill(grid(scale), color.opacity(Self.gridOpacity), .nonzero),
      .stroke(path, color, StrokeStyle(width: Self.curveWidth, join: .round)),
      .fill(
        .circle(
          center: Point(x(of: moment), size.height / 2 + scale.y(subject.value(at: moment))),
          radius: Self.dotRadius),
        try design.color("ink"), .nonzero),
    ]
  }

  private func values(isReverse: Bool) -> [Double] {
    // What happens at once is a step: it begins where it comes from.
    [isReverse ? subject.to : subject.from]
      + (0...Self.sampleCount).map { index in
        subject.value(
          at: duration * Double(index) / Double(Self.sampleCount), isReverse: isReverse)
      }
  }

  private func points(isReverse: Bool, _ scale: PlotScale) -> [Point] {
    values(isReverse: isReverse).enumerated().map { index, value in
      let part = Double(max(0, index - 1)) / Double(Self.sampleCount)
      return Point((part - 0.5) * size.width, size.height / 2 + scale.y(value))
    }
  }

  private func x(of moment: MotionMoment) -> Double {
    let part =
      switch moment {
      case .before: 0.0
      case .moving(let time, _): min(1, time / duration)
      case .after: 1.0
      }
    return (part - 0.5) * size.width
  }

  private func grid(_ scale: PlotScale) -> Path {
    var grid = Path()
    for value in [subject.from, subject.to] {
      grid.append(
        .rectangle(
          Rect(
            center: Point(0, size.height / 2 + scale.y(value)), width: size.width,
            height: SheetMetrics.line)))
    }
    return grid
  }
}
