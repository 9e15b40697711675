import DisplayList
import Geometry
import Markers

/// The curve of a value over time below its film strips: a frame's time stands in the middle of its
/// column.
struct MotionPlot {
  let subject: MotionSubject
  let frames: MotionFrames
  /// Width of a frame's column in points.
  let column: Double
  /// How near to its end a curve has settled.
  let threshold: Double

  static let height = 128.0
  /// Above the plot: two rows for the labels of what is marked.
  static let headroom = 44.0
  /// Below it: the axis' labels.
  static let footroom = 24.0
  static let curveWidth = 2.0
  static let dotRadius = 3.5
  /// Left of a value axis, for its labels.
  private static let labelRoom = 56.0
  /// Right of a plot, where another may follow.
  private static let rightGap = 16.0
  /// Points between two samples of the curve: lines between them stay within 1/100 of one.
  private static let sampling = 2.0

  /// The plot; its origin is the left end of the time axis.
  func draw(_ design: Design) throws(DrawingError) -> BlockDrawing {
    let samples = samples
    let scale = PlotScale(
      values: samples.map(\.value) + [subject.from, subject.to], height: Self.height)
    var items = try axes(scale, design)
    items.append(try curve(samples, scale, design))
    items += try dots(scale, design)
    items += try marks(scale, design)
    return BlockDrawing(
      items,
      room: Rect(
        x: 0, y: -Self.height - Self.headroom, width: width,
        height: Self.height + Self.headroom + Self.footroom))
  }

  /// Where the value axis stands: in the column before the change or, without one, as far left as
  /// its labels allow.
  var left: Double { frames.hasBefore ? column / 2 : min(Self.labelRoom, column / 2) }
  /// Where the plot ends.
  var right: Double { width - Self.rightGap }

  private var width: Double { column * Double(frames.columns) }

  /// Where a time stands across.
  func x(_ time: Double) -> Double { column * frames.column(time) }

  private func time(_ x: Double) -> Double { frames.time(atColumn: x / column) }

  private var samples: [(x: Double, value: Double)] {
    let count = ((right - left) / Self.sampling).rounded()
    return stride(from: 0, through: count, by: 1).map { index in
      let x = left + (right - left) * index / count
      return (x, subject.value(at: time(x)))
    }
  }

  private func curve(
    _ samples: [(x: Double, value: Double)], _ scale: PlotScale, _ design: Design
  ) throws(DrawingError) -> DisplayItem {
    var path = Path()
    for sample in samples {
      let point = Point(sample.x, scale.y(sample.value))
      if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }
    return .stroke(
      path, try design.color("ink"), StrokeStyle(width: Self.curveWidth, join: .round))
  }

  /// A dot on the curve for each frame.
  private func dots(_ scale: PlotScale, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let color = try design.color("ink")
    return frames.times.map { time in
      .fill(
        .circle(
          center: Point(x(time), scale.y(subject.value(at: time))), radius: Self.dotRadius),
        color, .nonzero)
    }
  }
}

/// How values stand on a plot: its top is the highest, 0 points the lowest.
struct PlotScale {
  private let lowest: Double
  private let span: Double
  private let height: Double

  init(values: [Double], height: Double) {
    let low = values.min() ?? 0
    lowest = low
    span = (values.max() ?? 0) - low
    self.height = height
  }

  /// A value's place, y down; in the middle where all values are the same.
  func y(_ value: Double) -> Double {
    span > 0 ? -height * (value - lowest) / span : -height / 2
  }
}
