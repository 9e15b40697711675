import DisplayList
import Geometry
import Markers
import Typesetting

/// Draws cards of rows as neutral placeholders, in points of the app (003, Cards and rows).
struct CardDrawing {
  let design: Design
  /// Which rows have text, from the first: the others have bars in its place.
  let textRows: Int
  /// Whether a row's second line is text as well: drawn smaller than life it would be below 11
  /// points.
  let showsDetail: Bool

  /// A row's text, neutral.
  private static let title = "Stop name"
  private static let detail = "Route and direction"
  private static let value = "4 min"
  /// Lines of text are this many sizes high.
  private static let lineHeight = 1.2
  private static let rowsPerCard = 2
  /// More rows than any screen has: no token makes them endless.
  private static let mostRows = 24

  /// Cards one below the other from the top of `area`, as many rows as end above `limit`.
  func filling(_ area: Rect, above limit: Double) throws(DrawingError) -> [DisplayItem] {
    let row = try design.dimension("card.row-height")
    let gap = try design.dimension("card.gap")
    var items: [DisplayItem] = []
    var top = area.y
    for _ in 0..<Self.mostRows / Self.rowsPerCard {
      let rows = (1...Self.rowsPerCard).last { top + Double($0) * row <= min(limit, area.maxY) }
      guard let rows, row > 0 else { break }
      let frame = Rect(x: area.x, y: top, width: area.width, height: Double(rows) * row)
      items.append(try card(frame, rows: rows, hasText: items.isEmpty))
      top = frame.maxY + gap
    }
    return items
  }

  /// A card of as many rows in a frame.
  func card(
    _ frame: Rect, rows: Int, hasText: Bool = true
  ) throws(DrawingError) -> DisplayItem {
    let shape = RoundedRect(
      frame, radius: try design.dimension("card.radius"), style: .continuous)
    var items: [DisplayItem] = [.fill(shape.path, try design.color("card-2"), .nonzero)]
    let height = frame.height / Double(rows)
    for index in 0..<rows {
      let row = Rect(
        x: frame.x, y: frame.y + Double(index) * height, width: frame.width, height: height)
      if index > 0 { items.append(try separator(row)) }
      items += try self.row(row, hasText: hasText && index < textRows)
    }
    return .group(DisplayGroup("card", items: items))
  }

  /// Where a row's parts stand: its icon's circle, where its text begins, and where its value ends.
  private func places(
    _ frame: Rect
  ) throws(DrawingError) -> (icon: Rect, lead: Double, end: Double) {
    let padding = try design.dimension("card.padding")
    let side = max(0, frame.height - 2 * padding)
    let icon = Rect(x: frame.x + padding, y: frame.y + padding, width: side, height: side)
    return (icon, icon.maxX + padding, frame.maxX - padding)
  }

  /// The line above a row that is not its card's first.
  private func separator(_ frame: Rect) throws(DrawingError) -> DisplayItem {
    let (_, lead, end) = try places(frame)
    let line = Rect(
      x: lead, y: frame.y - SheetMetrics.line / 2, width: max(0, end - lead),
      height: SheetMetrics.line)
    return .fill(.rectangle(line), try placeholder(), .nonzero)
  }

  /// A row: an icon's place, two lines and a value, within the padding.
  private func row(_ frame: Rect, hasText: Bool) throws(DrawingError) -> [DisplayItem] {
    let (icon, lead, end) = try places(frame)
    let disc = Path.circle(center: icon.center, radius: icon.width / 2)
    return [.fill(disc, try placeholder(), .nonzero)]
      + (try lines(from: lead, middle: frame.center.y, hasText: hasText)) + [
        try line(
          Self.value, "card.title", at: Point(end, frame.center.y), isTrailing: true,
          hasText: hasText, color: "ink")
      ]
  }

  /// Title and detail as a block about a row's middle.
  private func lines(
    from lead: Double, middle: Double, hasText: Bool
  ) throws(DrawingError) -> [DisplayItem] {
    let title = try design.label(Self.title, "card.title").size * Self.lineHeight
    let detail = try design.label(Self.detail, "card.detail").size * Self.lineHeight
    return [
      try line(
        Self.title, "card.title", at: Point(lead, middle - detail / 2), hasText: hasText,
        color: "ink"),
      try line(
        Self.detail, "card.detail", at: Point(lead, middle + title / 2),
        hasText: hasText && showsDetail, color: "caption"),
    ]
  }

  /// A line of text, or in its place a bar as long and half as high.
  private func line(
    _ text: String, _ token: String, at place: Point, isTrailing: Bool = false, hasText: Bool,
    color: String
  ) throws(DrawingError) -> DisplayItem {
    let (outline, size) = try design.label(text, token)
    guard hasText else {
      let box = Rect(
        x: isTrailing ? place.x - outline.advance : place.x, y: place.y - size / 4,
        width: outline.advance, height: size / 2)
      return .fill(RoundedRect(box, radius: box.height / 2).path, try placeholder(), .nonzero)
    }
    return isTrailing
      ? try design.label(text, token, trailing: place, color: color)
      : try design.label(text, token, leading: place, color: color)
  }

  private func placeholder() throws(DrawingError) -> Color {
    try design.color("caption").opacity(design.opacity("card.placeholder-opacity"))
  }
}
