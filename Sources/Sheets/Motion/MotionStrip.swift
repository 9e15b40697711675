import DisplayList
import Geometry
import Markers

/// A film strip: what moves, at equal times, one column a frame, its time and value below.
struct MotionStrip {
  /// What stands above it.
  let label: String
  let subject: MotionSubject
  let frames: MotionFrames
  let zoom: Double
  /// Width of a frame in points.
  let column: Double
  /// Above and below the anchor in points: what the strip keeps free for its drawings.
  let stage: ClosedRange<Double>

  /// The strip's name above its drawings, and the space from it to them.
  private static let labelBaseline = 11.0
  private static let labelBlock = 20.0
  /// Baselines of time and value below the drawings, and the height of their block.
  private static let timeBaseline = 20.0
  private static let valueBaseline = 36.0
  private static let textBlock = 56.0

  /// A frame: a time after the change; nil before it.
  private struct Frame {
    let time: Double?

    var name: String {
      time.map { milliseconds($0).split(separator: " ").joined(separator: "-") } ?? "before"
    }
    var caption: String { time.map { milliseconds($0) } ?? "Before" }
  }

  /// How far above and below their anchors drawings of `subjects` reach, at their frames.
  static func stage(
    of subjects: [(subject: MotionSubject, frames: MotionFrames)], zoom: Double
  ) -> ClosedRange<Double> {
    let boxes = subjects.flatMap { subject, frames in
      ([-1] + frames.times).compactMap { subject.items(at: $0).inkBox }
    }
    let top = boxes.map(\.minY).min() ?? 0
    let bottom = boxes.map(\.maxY).max() ?? 0
    let clearance = SheetMetrics.inkClearance
    return (top * zoom - clearance)...(max(top, bottom) * zoom + clearance)
  }

  /// The strip; its origin is the left end of the line through the anchors.
  func draw(_ design: Design) throws(DrawingError) -> BlockDrawing {
    var items = [
      try design.text(
        label, SheetText.stripLabel,
        at: Point(0, stage.lowerBound - Self.labelBlock + Self.labelBaseline), color: "ink")
    ]
    let all = [Frame(time: nil)] + frames.times.map(Frame.init)
    for (index, frame) in all.enumerated() {
      items += try draw(frame, center: (Double(index) + 0.5) * column, design)
    }
    var drawing = BlockDrawing(
      items,
      room: Rect(
        x: 0, y: stage.lowerBound - Self.labelBlock, width: Double(all.count) * column,
        height: stage.upperBound - stage.lowerBound + Self.labelBlock + Self.textBlock))
    drawing.parts = all.enumerated().map { index, frame in
      BlockDrawing.Part(
        name: frame.name, caption: "\(frame.caption) · \(subject.text(value(frame)))",
        frame: Rect(
          x: Double(index) * column, y: stage.lowerBound, width: column,
          height: stage.upperBound - stage.lowerBound + Self.textBlock))
    }
    return drawing
  }

  private func value(_ frame: Frame) -> Double { subject.value(at: frame.time ?? -1) }

  private func draw(
    _ frame: Frame, center: Double, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let place = Affine.scale(zoom).then(.translation(Point(center, 0)))
    let drawing = subject.items(at: frame.time ?? -1).map { $0.applying(place) }
    let bottom = stage.upperBound
    return [
      .group(DisplayGroup(frame.name, items: drawing)),
      try design.text(
        frame.caption, SheetText.caption, at: Point(center, bottom + Self.timeBaseline), .center,
        color: "caption"),
      try design.text(
        subject.text(value(frame)), SheetText.caption,
        at: Point(center, bottom + Self.valueBaseline), .center, color: "ink"),
    ]
  }
}
