import DisplayList
import Geometry
import Markers
import Typesetting

/// A stand-in for a dialog of the system, laid out from its top left corner.
struct StopSheetDialog {
  private typealias Lines = (block: TextBlock, size: Double, pitch: Double)

  private let title: Lines
  private let message: Lines
  private let itemCount: Int
  /// How many of the message's items are there from end to end.
  private let shownItems: Int

  init(_ dialog: SystemDialog, _ design: Design) throws(DrawingError) {
    let width =
      try design.dimension("stop-sheet.dialog.width")
      - 2 * design.dimension("stop-sheet.dialog.padding")
    title = try design.block(
      dialog.title, "stop-sheet.dialog.title", width: width,
      limit: design.lineCount("stop-sheet.title-lines"))
    (message, shownItems) = try Self.message(dialog.items, width: width, design)
    itemCount = dialog.items.count
  }

  /// What a caption says of a message that is longer than is drawn; nil where all of it is there.
  var cutNote: String? {
    guard shownItems < itemCount else { return nil }
    return shownItems == 0 ? "beginning shown" : "first \(shownItems) shown"
  }

  /// The items with a blank line between them, cut where there is no room for more lines.
  private static func message(
    _ items: [String], width: Double, _ design: Design
  ) throws(DrawingError) -> (Lines, shown: Int) {
    let style = "stop-sheet.dialog.message"
    let limit = try design.lineCount("stop-sheet.dialog.message-lines")
    let blank = try design.block("", style, width: width, limit: 1)
    var lines: [TextBlock.Line] = []
    var shown = 0
    for (index, item) in items.enumerated() {
      if index > 0 { lines += blank.block.lines }
      // One line is kept for the ellipsis of a message that goes on.
      let isLast = index == items.count - 1
      let room = limit - lines.count - (isLast ? 0 : 2)
      guard index == 0 || room > 0 else {
        lines += try design.block("…", style, width: width, limit: 1).block.lines
        break
      }
      let text = try design.block(item, style, width: width, limit: max(1, room))
      lines += text.block.lines
      if text.block.isCut { break }
      shown += 1
    }
    let block = TextBlock(lines: lines, isCut: shown < items.count)
    return ((block, blank.size, blank.pitch), shown)
  }

  /// Where its button stands, and takes a touch.
  func buttonFrame(_ design: Design) throws(DrawingError) -> Rect {
    let inset = try Self.length("button.inset", design)
    return Rect(
      x: inset,
      y: try messageTop(design) + Self.height(message) + Self.length("button.top", design),
      width: try Self.length("width", design) - 2 * inset,
      height: try Self.length("button.height", design))
  }

  private func messageTop(_ design: Design) throws(DrawingError) -> Double {
    try Self.length("padding", design) + Self.height(title) + Self.length("message-top", design)
  }

  private static func length(_ name: String, _ design: Design) throws(DrawingError) -> Double {
    try design.dimension("stop-sheet.dialog.\(name)")
  }

  /// The dialog's drawing.
  func drawing(_ design: Design) throws(DrawingError) -> BlockDrawing {
    let (padding, messageTop) = (try Self.length("padding", design), try messageTop(design))
    let button = try buttonFrame(design)
    let frame = Rect(
      x: 0, y: 0, width: try Self.length("width", design),
      height: button.maxY + (try Self.length("button.inset", design)))
    let items =
      try Self.body(
        RoundedRect(frame, radius: Self.length("radius", design), style: .continuous), design) + [
        textLayer("title", title, at: Point(padding, padding), color: "ink", design),
        textLayer("message", message, at: Point(padding, messageTop), color: "ink", design),
        Self.button(button, design),
      ]
    var drawing = BlockDrawing([.group(DisplayGroup("dialog", items: items))], room: frame)
    drawing.measures = MarkerMeasures(
      try Self.measures(frame, button, messageTop: messageTop, design))
    drawing.measures.facts = try Self.facts(design)
    return drawing
  }

  /// The texts' sizes and most lines, and the hairline, which is too thin for a mark.
  private static func facts(_ design: Design) throws(DrawingError) -> [MarkerMeasures.Fact] {
    let texts = try ["title", "message", "button.label"].map { name throws(DrawingError) in
      try design.textSize("stop-sheet.dialog.\(name)")
    }
    return try texts + [
      .lines(design.factor("stop-sheet.title-lines")),
      .lines(design.factor("stop-sheet.dialog.message-lines")),
      MarkerMeasures.Fact(design.part("stop-sheet.dialog.button.opacity")),
      MarkerMeasures.Fact(design.length("stop-sheet.dialog.hairline.width")),
      MarkerMeasures.Fact(design.part("stop-sheet.dialog.hairline.opacity")),
    ]
  }

  /// What redlines say of the dialog, about its top left corner.
  private static func measures(
    _ frame: Rect, _ button: Rect, messageTop: Double, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    let token = { (name: String) throws(DrawingError) in
      try design.length("stop-sheet.dialog.\(name)")
    }
    let (padding, inset) = (try token("padding"), try token("button.inset"))
    let (message, top) = (try token("message-top"), try token("button.top"))
    return [
      .width(frame, try token("width")), .radius(frame, try token("radius")),
      Measure(
        [
          .vertical(from: 0, to: padding.value, x: frame.minX),
          .horizontal(from: 0, to: padding.value, y: frame.minY),
        ], padding),
      Measure(
        .vertical(from: messageTop - message.value, to: messageTop, x: frame.minX), message),
      Measure(
        .vertical(from: button.minY - top.value, to: button.minY, x: frame.minX), top),
      Measure(
        [frame.minX, frame.maxX].map { .vertical(from: button.minY, to: button.maxY, x: $0) },
        try token("button.height")),
      Measure(
        [
          .horizontal(from: frame.minX, to: button.minX, y: frame.maxY),
          .vertical(from: button.maxY, to: frame.maxY, x: frame.maxX),
        ], inset),
    ]
  }

  private static func height(_ lines: Lines) -> Double {
    Double(lines.block.lines.count) * lines.pitch
  }

  private static func body(
    _ edge: RoundedRect, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let inner = edge.inset(by: try design.dimension("stop-sheet.dialog.hairline.width"))
    var ring = edge.path
    ring.append(inner.path)
    let line = try design.color("ink").opacity(
      design.opacity("stop-sheet.dialog.hairline.opacity"))
    return [
      .fill(edge.path, try design.color("card-2"), .nonzero), .fill(ring, line, .evenOdd),
    ]
  }

  /// The one button, a capsule.
  private static func button(_ box: Rect, _ design: Design) throws(DrawingError) -> DisplayItem {
    let (outline, size) = try design.label(
      SystemDialog.button, "stop-sheet.dialog.button.label")
    let label = outline.path.offset(
      by: Point(
        box.center.x - outline.advance / 2,
        box.center.y + (try design.ratio("label.baseline-ratio")) * size))
    let ink = try design.color("ink")
    return .group(
      DisplayGroup(
        "button",
        items: [
          .fill(
            RoundedRect(box, radius: box.height / 2).path,
            ink.opacity(try design.opacity("stop-sheet.dialog.button.opacity")), .nonzero),
          .fill(label, ink, .nonzero),
        ]))
  }
}
