import DisplayList
import Geometry
import Markers

/// A film strip: what moves on one curve, at equal times, one column a frame and one row a subject,
/// the frames' times and values below.
struct MotionStrip {
  /// Subjects of one curve, from the top; at least one.
  let rows: [Row]
  let frames: MotionFrames
  let zoom: Double
  /// Width of a frame in points.
  let column: Double

  /// A subject in its row.
  struct Row {
    /// What stands above it.
    let label: String
    let subject: MotionSubject
    /// Above and below the anchor in points: what the row keeps free for its drawings.
    let stage: ClosedRange<Double>

    /// The anchor, below the top of the row.
    var anchor: Double { MotionStrip.labelBlock - stage.lowerBound }
    var height: Double { anchor + stage.upperBound }
  }

  /// A row's label above its drawings, and the space from it to them.
  private static let labelBaseline = 11.0
  private static let labelBlock = 20.0
  private static let rowGap = 12.0
  /// Baselines of time and value below the drawings, and the height of their block.
  private static let timeBaseline = 20.0
  private static let valueBaseline = 36.0
  private static let textBlock = 56.0

  /// A frame: a time after the change; nil before it.
  private struct Frame {
    let time: Double?

    var caption: String { time.map { milliseconds($0) } ?? "Before" }
    var name: String { slug(caption) }
  }

  /// How far above and below their anchors drawings of subjects reach, at their frames; in whole
  /// points, so that what has straight edges meets whole pixels in every row.
  static func stage(
    of subjects: [(subject: MotionSubject, frames: MotionFrames)], zoom: Double
  ) -> ClosedRange<Double> {
    let boxes = subjects.flatMap { subject, frames in
      ([-1] + frames.times).compactMap { subject.items(at: $0).inkBox }
    }
    let top = boxes.map(\.minY).min() ?? 0
    let bottom = boxes.map(\.maxY).max() ?? 0
    let clearance = SheetMetrics.inkClearance
    return (top * zoom - clearance)
      .rounded(.down)...(max(top, bottom) * zoom + clearance).rounded(.up)
  }

  /// The strip; its origin is its top left corner.
  func draw(_ design: Design) throws(DrawingError) -> BlockDrawing {
    var items: [DisplayItem] = []
    var y = 0.0
    for (index, row) in rows.enumerated() {
      if index > 0 { y += Self.rowGap }
      items += try draw(row, top: y, design)
      y += row.height
    }
    items += try captions(top: y, design)
    var drawing = BlockDrawing(
      items,
      room: Rect(x: 0, y: 0, width: Double(all.count) * column, height: y + Self.textBlock))
    drawing.parts = all.enumerated().map { index, frame in
      BlockDrawing.Part(
        name: frame.name, caption: "\(frame.caption) · \(value(frame))",
        frame: Rect(
          x: Double(index) * column, y: 0, width: column, height: y + Self.textBlock))
    }
    return drawing
  }

  private var all: [Frame] {
    (frames.hasBefore ? [Frame(time: nil)] : []) + frames.times.map(Frame.init)
  }

  /// The value of a frame, the same in all rows.
  private func value(_ frame: Frame) -> String {
    rows.first.map { $0.subject.text($0.subject.value(at: frame.time ?? -1)) } ?? ""
  }

  private func center(_ index: Int) -> Double { (Double(index) + 0.5) * column }

  private func draw(
    _ row: Row, top: Double, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let label = try design.text(
      row.label, SheetText.stripLabel, at: Point(0, top + Self.labelBaseline), color: "ink")
    let frames = all.enumerated().map { index, frame in
      let place = Affine.scale(zoom).then(
        .translation(Point(center(index), top + row.anchor)))
      return DisplayItem.group(
        DisplayGroup(
          frame.name,
          items: row.subject.items(at: frame.time ?? -1).map { $0.applying(place) }))
    }
    return [label] + frames
  }

  private func captions(top: Double, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for (index, frame) in all.enumerated() {
      items.append(
        try design.text(
          frame.caption, SheetText.caption, at: Point(center(index), top + Self.timeBaseline),
          .center, color: "caption"))
      items.append(
        try design.text(
          value(frame), SheetText.caption, at: Point(center(index), top + Self.valueBaseline),
          .center, color: "ink"))
    }
    return items
  }
}
