import Citymapper
import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// The document's movements (004, section 5) as curves: time to the right, progress up.
enum MotionPlots {
  private static let width = 176.0
  private static let height = 96.0
  /// Room above 1 and below 0, for what overshoots.
  private static let head = 16.0
  private static let textLine = 15.0
  private static let textTop = 34.0
  /// The lines of text below a title: as many as the longest row takes.
  private static let textLines = 4.0
  /// All plots end here, so that they compare: the longest row takes 0.43 s.
  private static let end = 0.5
  private static let curveWidth = 2.0
  /// A spring is drawn through so many points.
  private static let samples = 100

  static func section(_ design: Design) throws(DrawingError) -> BlockSection {
    let rows = try MotionRow.all(design) + [.disruptionBanner]
    return BlockSection(
      "Motion", note: "progress over 0 to \(decimal(end)) s", columns: rows.count,
      blocks: rows.map { row in
        SheetBlock(row.name) { () throws(DrawingError) in try drawing(row, design) }
      })
  }

  private static func drawing(
    _ row: MotionRow, _ design: Design
  ) throws(DrawingError) -> BlockDrawing {
    var items = row.curves.isEmpty ? [] : try numbers(design) + curves(row, design)
    let lines = try TextWrapper.lines(
      of: [row.detail, row.note], SheetText.tokenValue, width: width, design)
    let top = height + textTop
    items.append(
      try design.text(
        row.title, SheetText.caption, at: Point(0, top), color: design.pageColors.ink))
    for (index, line) in lines.enumerated() {
      items.append(
        try design.text(
          line, SheetText.tokenValue, at: Point(0, top + Double(index + 1) * textLine),
          color: design.pageColors.caption))
    }
    return BlockDrawing(
      items,
      room: Rect(
        x: 0, y: -head, width: width,
        height: head + top + max(textLines, Double(lines.count)) * textLine + textLine / 2))
  }

  /// A row's curves over the lines of 0 and 1 and of every tenth of a second.
  static func curves(_ row: MotionRow, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let color = try design.color("blue")
    return [try axes(design)]
      + row.curves.map {
        .stroke(path($0), color, StrokeStyle(width: curveWidth, join: .round))
      }
  }

  private static func axes(_ design: Design) throws(DrawingError) -> DisplayItem {
    let tenth = 0.1
    var lines = Path()
    for y in [0, height] {
      lines.append(.rectangle(Rect(x: 0, y: y, width: width, height: SheetMetrics.line)))
    }
    for tick in 0...5 {
      let x = min(place(Double(tick) * tenth, 0).x, width - SheetMetrics.line)
      lines.append(.rectangle(Rect(x: x, y: 0, width: SheetMetrics.line, height: height)))
    }
    let faint = try design.color(design.pageColors.caption).opacity(SheetMetrics.swatchLineOpacity)
    return .fill(lines, faint, .nonzero)
  }

  /// The times at which the axis begins and ends.
  private static func numbers(_ design: Design) throws(DrawingError) -> [DisplayItem] {
    [
      try design.text(
        "0", SheetText.tokenValue, at: Point(0, height + textLine),
        color: design.pageColors.caption),
      try design.text(
        "\(decimal(end)) s", SheetText.tokenValue, at: Point(width, height + textLine),
        .trailing, color: design.pageColors.caption),
    ]
  }

  /// Where a moment and a progress stand in the plot.
  private static func place(_ time: Double, _ progress: Double) -> Point {
    Point(time / end * width, height * (1 - progress))
  }

  /// A timing curve is a cubic of time and progress already: it is drawn as it is.
  private static func path(_ curve: DelayedCurve) -> Path {
    var path = Path()
    path.move(to: place(curve.delay, 0))
    switch curve.curve {
    case .instant:
      path.line(to: place(curve.delay, 1))
      path.line(to: place(end, 1))
    case .timing(let easing, let duration):
      path.cubic(
        place(curve.delay + easing.x1 * duration, easing.y1),
        place(curve.delay + easing.x2 * duration, easing.y2),
        to: place(curve.delay + duration, 1))
      path.line(to: place(end, 1))
    case .spring(let spring):
      for sample in 1...samples {
        let time = end * Double(sample) / Double(samples)
        path.line(to: place(time, spring.progress(at: time - curve.delay)))
      }
    }
    return path
  }
}
