import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// How far colours are apart under each vision, every pair of them, and how far one more is from each.
struct DistanceTable {
  private let subject: DistanceSubject
  private let design: Design
  private let metrics: SheetMetrics

  /// Distances stand this far apart across and down; at the end of a row is its colour's name.
  private static let pitch = Point(44, 22)
  /// From a table's title in to its rows, so that a ring has room; from there to the middle of the
  /// distances, whose texts stand below the swatches.
  private static let indent = 8.0
  private static let markMiddle = 14.0
  private static let head = 28.0
  private static let headBaseline = 12.0
  /// Below a table, before the next row of tables.
  private static let bottom = 20.0
  /// The columns of the table of the one colour: names, then one a vision.
  private static let nameColumn = 76.0
  private static let referenceColumn = 60.0
  /// The most colours that a sheet is wide enough for; of more, this many nearest pairs are named.
  private static let mostColors = 25
  private static let mostPairs = 24

  init(_ subject: DistanceSubject, _ request: SheetRequest, _ design: Design) {
    (self.subject, self.design) = (subject, design)
    metrics = SheetMetrics(exhibitZoom: request.exhibitZoom)
  }

  /// The tables as a section of the sheet.
  func section() throws(DrawingError) -> BlockSection {
    let limit = ColorDistance.justNoticeable.text
    return BlockSection(
      subject.title, note: "OKLab: 0 the same, 1 black to white · cut off, never rounded up",
      columns: subject.columns,
      blocks: try ColorVision.allCases.map { vision throws(DrawingError) in try pairs(vision) }
        + [reference()],
      footnotes: [
        "In a ring: the smallest distance. Filled: below \(limit), about the least that an eye "
          + "tells apart side by side (CSS Color 4). \(subject.remark)"
      ])
  }

  /// Every pair of colours as a vision has them.
  private func pairs(_ vision: ColorVision) throws(DrawingError) -> SheetBlock {
    let least = try subject.colors().pairs.least(under: vision).map {
      ": \($0.distance(under: vision).text), \($0.first.name) and \($0.second.name)"
    }
    return SheetBlock(
      vision.rawValue, caption: vision.title + (least ?? ""), drawsCaption: true
    ) { () throws(DrawingError) in
      let colors = try subject.colors()
      let items =
        colors.count <= Self.mostColors
        ? try triangle(colors, vision) : try list(colors.pairs, vision)
      return block([try title(vision.title)] + items, count: colors.count)
    }
  }
}

// MARK: - Tables

extension DistanceTable {
  /// Each row's distances to the colours above it, whose names stand at the tops of the columns.
  private func triangle(
    _ colors: [NamedColor], _ vision: ColorVision
  ) throws(DrawingError) -> [DisplayItem] {
    let least = colors.pairs.least(under: vision)
    var items: [DisplayItem] = []
    for (row, color) in colors.enumerated() {
      items += try name(color, vision, at: Point(left(row), middle(row)))
    }
    for (row, color) in colors.enumerated() {
      for (column, other) in colors[..<row].enumerated() {
        let pair = ComparedColors(other, color)
        items += try DistanceMark(distance: pair.distance(under: vision), isLeast: pair == least)
          .items(at: Point(left(column) + Self.markMiddle, middle(row)), design)
      }
    }
    return items
  }

  /// The nearest pairs, the nearest first.
  private func list(
    _ pairs: [ComparedColors], _ vision: ColorVision
  ) throws(DrawingError) -> [DisplayItem] {
    // Pairs of one distance keep their order.
    let sorted = pairs.enumerated().sorted { left, right in
      (left.element.distance(under: vision).value, left.offset)
        < (right.element.distance(under: vision).value, right.offset)
    }
    var items: [DisplayItem] = []
    for (row, pair) in sorted.prefix(Self.mostPairs).map(\.element).enumerated() {
      items += try NearestColors(pair: pair, vision: vision)
        .items(at: Point(left(0), middle(row)), design)
    }
    return items
  }

  /// The subject's one colour, to each of the others under every vision.
  private func reference() -> SheetBlock {
    let title = subject.reference.title
    return SheetBlock(subject.reference.name, caption: title, drawsCaption: true) {
      () throws(DrawingError) in
      let colors = try subject.colors()
      var items = [try self.title(title)]
      for (row, color) in colors.enumerated() {
        items += try name(color, .normal, at: Point(left(0), middle(row + 1)))
      }
      for (index, vision) in ColorVision.allCases.enumerated() {
        items += try referenceDistances(
          colors, vision, at: Self.nameColumn + (Double(index) + 0.5) * Self.referenceColumn)
      }
      return block(items, count: colors.count)
    }
  }

  private func referenceDistances(
    _ colors: [NamedColor], _ vision: ColorVision, at x: Double
  ) throws(DrawingError) -> [DisplayItem] {
    let style = SheetText.sectionNote
    let reference = try design.color(subject.reference.color)
    let distances = colors.map { ColorDistance(reference, $0.color, under: vision) }
    let least = distances.indices.min { distances[$0] < distances[$1] }
    var items = [
      try design.text(
        vision.title, style, at: Point(x, middle(0) + 0.35 * style.size), .center,
        color: design.pageColors.caption)
    ]
    for (row, distance) in distances.enumerated() {
      items += try DistanceMark(distance: distance, isLeast: row == least)
        .items(at: Point(x, middle(row + 1)), design)
    }
    return items
  }
}

// MARK: - Parts

extension DistanceTable {
  private func left(_ column: Int) -> Double {
    Self.indent + Double(column) * Self.pitch.x
  }

  private func middle(_ row: Int) -> Double {
    Self.head + (Double(row) + 0.5) * Self.pitch.y
  }

  private func title(_ text: String) throws(DrawingError) -> DisplayItem {
    try design.text(
      text, SheetText.section, at: Point(0, Self.headBaseline), color: design.pageColors.ink)
  }

  /// A colour as a vision has it, and its name.
  private func name(
    _ color: NamedColor, _ vision: ColorVision, at left: Point
  ) throws(DrawingError) -> [DisplayItem] {
    let (side, gap) = (12.0, 6.0)
    let box = RoundedRect(
      Rect(x: left.x, y: left.y - side / 2, width: side, height: side), radius: side / 4)
    let style = SheetText.tokenName
    let edge = try design.color(design.pageColors.ink).opacity(SheetMetrics.swatchLineOpacity)
    return [
      .fill(box.path, vision.seen(color.color), .nonzero),
      edgeLine(box, edge),
      try design.text(
        color.name, style, at: Point(box.rect.maxX + gap, left.y + 0.35 * style.size),
        color: design.pageColors.ink),
    ]
  }

  /// A table with its left edge at that of its columns, as high as all of them, below it room for
  /// the next.
  private func block(_ items: [DisplayItem], count: Int) -> BlockDrawing {
    let span = metrics.span(ofWidth: items.inkBox?.maxX ?? 0, of: subject.columns)
    let width = Double(span) * metrics.column(of: subject.columns)
    // The table of the one colour has a row more, of titles.
    let rows = max(count + 1, count > Self.mostColors ? Self.mostPairs : 0)
    return BlockDrawing(
      items,
      room: Rect(
        x: 0, y: 0, width: width,
        height: Self.head + Double(rows) * Self.pitch.y + Self.bottom))
  }
}
