import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// A table with a column for each vision, drawn from its top left corner, as wide as a sheet's
/// content: an eye that runs along a row sees one thing as all of them have it.
struct VisionTable {
  private let rows: [VisionRow]
  /// Whether drawings stand below each other from row to row.
  private let isAligned: Bool
  /// Of these, the nearest two stand at the heads of aligned columns.
  private let compared: [ComparedColors]
  private let zoom: Double
  private let request: SheetRequest
  private let design: Design
  private let width: Double

  private static let titleColumn = 144.0
  /// Between the columns of visions.
  private static let gap = 8.0
  /// The heads of the columns: baselines of both lines and, where there is a third one, its middle.
  private static let headBaseline = 12.0
  private static let headDetail = 28.0
  private static let headNearest = 44.0
  private static let headBottom = 8.0
  /// Space around a tile within its row; above and beside drawings within a tile; from one to the next.
  private static let rowPadding = 4.0
  private static let tilePadding = 8.0
  private static let tileInset = 4.0
  private static let drawingGap = 8.0
  /// Between titles and tiles.
  private static let titleGap = 12.0
  private static let tileRadius = 6.0
  /// From a tile to the line about colours below it.
  private static let nearestGap = 3.0
  private static let titleLine = 16.0
  private static let detailLine = 14.0

  init(
    _ rows: [VisionRow], isAligned: Bool, comparing compared: [ComparedColors] = [], zoom: Double,
    _ request: SheetRequest, _ design: Design
  ) {
    (self.rows, self.isAligned, self.zoom) = (rows, isAligned, zoom)
    self.compared = compared
    (self.request, self.design) = (request, design)
    let metrics = SheetMetrics(exhibitZoom: request.exhibitZoom)
    width = metrics.contentRight - metrics.contentLeft
  }

  /// The whole table; its parts are its cells.
  func block() throws(DrawingError) -> BlockDrawing {
    var items = try head()
    var parts: [BlockDrawing.Part] = []
    var y = headHeight
    for row in rows {
      let height = try height(row)
      items.append(try line(y))
      items += try titles(row, y + height / 2)
      let frame = Rect(
        x: 0, y: y + Self.rowPadding, width: tileWidth, height: height - 2 * Self.rowPadding)
      let tile = try tile(row, height: frame.height - nearestHeight(row))
      for (index, vision) in ColorVision.allCases.enumerated() {
        let frame = frame.offset(by: Point(columnLeft(index), 0))
        let name = "\(row.name)/\(vision.rawValue)"
        items.append(
          .group(DisplayGroup(name, items: try cell(row, tile, vision, frame))))
        parts.append(
          BlockDrawing.Part(name: name, caption: "\(row.title) · \(vision.title)", frame: frame))
      }
      y += height
    }
    items.append(try line(y))
    var drawing = BlockDrawing(items, room: Rect(x: 0, y: 0, width: width, height: y))
    drawing.parts = parts
    return drawing
  }
}

// MARK: - Places

extension VisionTable {
  private var pitch: Double {
    ((width - Self.titleColumn + Self.gap) / Double(ColorVision.allCases.count)).rounded(.down)
  }

  private var tileWidth: Double { pitch - Self.gap }

  /// Columns end at the table's right edge.
  private func columnLeft(_ index: Int) -> Double {
    width - tileWidth - Double(ColorVision.allCases.count - 1 - index) * pitch
  }

  private var headHeight: Double {
    (isAligned ? Self.headNearest + NearestColors.height / 2 : Self.headDetail) + Self.headBottom
  }

  private func height(_ row: VisionRow) throws(DrawingError) -> Double {
    let text = Self.titleLine + Double(try details(row).count) * Self.detailLine
    return max(text + 2 * Self.rowPadding, tileHeight(row) + nearestHeight(row))
      + 2 * Self.rowPadding
  }

  /// The line about colours below a row's tiles, with the space above it.
  private func nearestHeight(_ row: VisionRow) -> Double {
    row.pairs.isEmpty ? 0 : Self.nearestGap + NearestColors.height
  }

  private func tileHeight(_ row: VisionRow) -> Double {
    ((ink(row)?.height ?? 0) * zoom + 2 * Self.tilePadding).rounded(.up)
  }

  /// What a row's drawings cover together, their anchors at one place.
  private func ink(_ row: VisionRow) -> Rect? {
    row.groups.flatMap(\.drawings).compactMap(\.inkBox)
      .reduce(nil) { box, next in box?.union(next) ?? next }
  }

  /// The width of a drawing's place, at life size.
  private func slot(_ row: VisionRow, _ group: Int, _ drawing: Int) -> Double {
    let rows = isAligned ? rows : [row]
    let widths = rows.compactMap { row -> Double? in
      guard row.groups.indices.contains(group),
        row.groups[group].drawings.indices.contains(drawing)
      else { return nil }
      return row.groups[group].drawings[drawing].inkBox?.width
    }
    return widths.max() ?? 0
  }
}

// MARK: - Text

extension VisionTable {
  private func head() throws(DrawingError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let colors = design.pageColors
    for (index, vision) in ColorVision.allCases.enumerated() {
      let x = columnLeft(index)
      items.append(
        try design.text(
          vision.title, SheetText.section, at: Point(x, Self.headBaseline), color: colors.ink))
      items.append(
        try design.text(
          vision.detail, SheetText.sectionNote, at: Point(x, Self.headDetail), color: colors.caption
        ))
      guard isAligned, let least = compared.least(under: vision) else { continue }
      items += try NearestColors(pair: least, vision: vision)
        .items(at: Point(x, Self.headNearest), design)
    }
    return items
  }

  /// A row's title and what is said below it, about a middle line.
  private func titles(_ row: VisionRow, _ y: Double) throws(DrawingError) -> [DisplayItem] {
    let details = try details(row)
    let style = SheetText.caption
    let block = Self.titleLine + Double(details.count) * Self.detailLine
    let top = y - block / 2
    var items = [
      try design.text(
        row.title, style, at: Point(0, top + Self.titleLine / 2 + 0.35 * style.size),
        color: design.pageColors.ink)
    ]
    for (index, detail) in details.enumerated() {
      let middle = top + Self.titleLine + (Double(index) + 0.5) * Self.detailLine
      items.append(
        try design.text(
          detail, SheetText.sectionNote,
          at: Point(0, middle + 0.35 * SheetText.sectionNote.size),
          color: design.pageColors.caption))
    }
    return items
  }

  private func details(_ row: VisionRow) throws(DrawingError) -> [String] {
    try TextWrapper.lines(
      row.detail, SheetText.sectionNote, width: columnLeft(0) - Self.titleGap, design)
  }

  private func line(_ y: Double) throws(DrawingError) -> DisplayItem {
    let line = SheetMetrics.line
    return .fill(
      .rectangle(Rect(x: 0, y: y - line / 2, width: width, height: line)),
      try design.color(design.pageColors.ink).opacity(SheetMetrics.panelLineOpacity), .nonzero)
  }
}

// MARK: - Cells

extension VisionTable {
  /// A row's tile as one vision has it, in a line that is not simulated, and below it the two colours
  /// that are nearest to each other.
  private func cell(
    _ row: VisionRow, _ tile: [DisplayItem], _ vision: ColorVision, _ frame: Rect
  ) throws(DrawingError) -> [DisplayItem] {
    let edge = RoundedRect(
      Rect(
        x: frame.x, y: frame.y, width: frame.width, height: frame.height - nearestHeight(row)),
      radius: Self.tileRadius)
    let place = Affine.translation(Point(frame.x, frame.y))
    let seen = tile.recolored(vision.seen).map { $0.applying(place) }
    let line = try design.color(design.pageColors.ink).opacity(SheetMetrics.panelLineOpacity)
    let items: [DisplayItem] = [
      .group(DisplayGroup(vision.rawValue, clip: edge.path, items: seen)), edgeLine(edge, line),
    ]
    guard let nearest = row.pairs.least(under: vision) else { return items }
    return try items
      + NearestColors(pair: nearest, vision: vision)
      .items(at: Point(frame.x, frame.maxY - NearestColors.height / 2), design)
  }

  /// A row's drawings on their grounds, about the tile's top left corner: the same for all visions,
  /// down to the map's last detail.
  private func tile(_ row: VisionRow, height: Double) throws(DrawingError) -> [DisplayItem] {
    let tile = Rect(x: 0, y: 0, width: tileWidth, height: height)
    var items: [DisplayItem] = []
    for (index, frame) in groupFrames(row, tile).enumerated() {
      items += try ground(row.groups[index].surface, frame)
      items += drawings(row, index, frame)
    }
    return items
  }

  /// The parts of a tile that a row's surfaces take: what they need, and equal shares of the rest.
  private func groupFrames(_ row: VisionRow, _ tile: Rect) -> [Rect] {
    let needs = row.groups.indices.map { contentWidth(row, $0) * zoom }
    let rest = (tile.width - needs.reduce(0, +)) / Double(max(1, needs.count))
    var x = tile.x
    return needs.map { need in
      let end = (x + need + rest).rounded()
      defer { x = end }
      return Rect(x: x, y: tile.y, width: end - x, height: tile.height)
    }
  }

  /// How wide a group's drawings are, side by side at life size.
  private func contentWidth(_ row: VisionRow, _ group: Int) -> Double {
    let drawings = row.groups[group].drawings.indices
    return drawings.map { slot(row, group, $0) }.reduce(0, +)
      + Double(max(0, drawings.count - 1)) * Self.drawingGap
  }

  private func ground(
    _ surface: VisionRow.Surface, _ frame: Rect
  ) throws(DrawingError) -> [DisplayItem] {
    switch surface {
    case .map: try SheetRequest.Ground.items(request.ground, in: frame, design)
    case .paper: try ground(.color(design.pageColors.paper), frame)
    case .color(let name): [.fill(.rectangle(frame), try design.opaqueColor(name), .nonzero)]
    }
  }

  /// A group's drawings in the middle of their frame, on one line; smaller where they have no room.
  private func drawings(_ row: VisionRow, _ group: Int, _ frame: Rect) -> [DisplayItem] {
    let content = contentWidth(row, group)
    guard content > 0, let rowInk = ink(row) else { return [] }
    let zoom = min(zoom, (frame.width - 2 * Self.tileInset) / content)
    var x = frame.center.x - content * zoom / 2
    var items: [DisplayItem] = []
    for (index, drawing) in row.groups[group].drawings.enumerated() {
      let slot = slot(row, group, index) * zoom
      let center = drawing.inkBox?.center.x ?? 0
      let place = Affine.scale(zoom).then(
        .translation(
          Point(x + slot / 2 - center * zoom, frame.center.y - rowInk.center.y * zoom)))
      items.append(
        .group(
          DisplayGroup("example", isPrecise: true, items: drawing.map { $0.applying(place) })))
      x += slot + Self.drawingGap * zoom
    }
    return items
  }
}
