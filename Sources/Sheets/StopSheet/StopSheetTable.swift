import DisplayList
import Geometry
import Markers
import Typesetting

/// Which alerts show the triangle at the sample station: each scope by each kind.
struct StopSheetTable {
  /// From a row's target to the rules above and below; the head's height and baselines.
  private static let rowPadding = 6.0
  private static let headHeight = 44.0
  private static let headBaseline = 16.0
  private static let itemBaseline = 32.0
  /// A row's title takes two columns of the sheet, and so does each kind.
  private static let span = 2.0

  private static let scopes: [(name: String, title: String, scope: TrainAlert.Scope)] = [
    ("systemwide", "Systemwide", .systemwide),
    ("route", "Route · Red Line, which stops here", .route(["red"])),
    ("other-route", "Route · Yellow Line, which does not", .route(["yellow"])),
    ("station", "Station · Belmont", .station([StopSheetSamples.station.id])),
    ("other-station", "Station · Howard", .station(["40900"])),
  ]
  private static let kinds: [(title: String, kind: TrainAlert.Kind)] = [
    ("Active", .active), ("Planned", .planned), ("Unknown status", .unknown),
  ]

  private let column: Double
  private let growth: Double
  private let showsTargets: Bool

  init(_ request: SheetRequest) {
    let metrics = SheetMetrics(exhibitZoom: request.exhibitZoom)
    column = metrics.column * Self.span
    growth = metrics.growth
    showsTargets = request.showsHitAreas
  }

  /// The table as a block over all columns.
  func block(_ design: Design) -> SheetBlock {
    SheetBlock("table") { () throws(DrawingError) in
      let pitch = try rowPitch(design)
      var drawing = BlockDrawing(
        [],
        room: Rect(
          x: 0, y: 0, width: Double(1 + Self.kinds.count) * column,
          height: Self.headHeight + Double(Self.scopes.count) * pitch))
      for (index, kind) in Self.kinds.enumerated() {
        drawing.items += try head(kind, left: Double(index + 1) * column, design)
      }
      for row in Self.scopes.indices {
        try addRow(row, top: Self.headHeight + Double(row) * pitch, pitch, to: &drawing, design)
      }
      return drawing
    }
  }

  /// A kind's name, and how the dialog calls it.
  private func head(
    _ kind: (title: String, kind: TrainAlert.Kind), left: Double, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let alert = TrainAlert(id: "1", kind: kind.kind, scope: .systemwide, headline: "…")
    return [
      try design.text(
        kind.title, SheetText.section, at: Point(left, Self.headBaseline), color: "ink"),
      try design.text(
        alert.dialogItem, SheetText.tokenValue, at: Point(left, Self.itemBaseline),
        color: "caption"),
    ]
  }

  private func rowPitch(_ design: Design) throws(DrawingError) -> Double {
    try max(1, growth) * design.dimension("hit-area.side") + 2 * Self.rowPadding
  }

  private func addRow(
    _ row: Int, top: Double, _ pitch: Double, to drawing: inout BlockDrawing, _ design: Design
  ) throws(DrawingError) {
    let scope = Self.scopes[row]
    let line = try design.color("ink").opacity(SheetMetrics.panelLineOpacity)
    let rule = Rect(x: 0, y: top, width: drawing.room.width, height: SheetMetrics.line)
    drawing.items.append(.fill(.rectangle(rule), line, .nonzero))
    let middle = top + pitch / 2
    let size = SheetText.caption.size
    drawing.items.append(
      try design.text(
        scope.title, SheetText.caption,
        at: Point(0, middle + (try design.ratio("label.baseline-ratio")) * size),
        color: "caption"))
    for (index, kind) in Self.kinds.enumerated() {
      let alert = TrainAlert(
        id: "1", kind: kind.kind, scope: scope.scope, headline: "…")
      let place = Point(Double(index + 1) * column, middle)
      drawing.items += try cell(alert, at: place, design)
      drawing.parts.append(
        BlockDrawing.Part(
          name: "\(scope.name)/\(kind.kind.rawValue)", caption: "\(scope.title) · \(kind.title)",
          frame: Rect(x: place.x, y: top, width: column, height: pitch)))
    }
  }

  /// The button in its target, or that there is none.
  private func cell(
    _ alert: TrainAlert, at place: Point, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let content = StopSheetContent(
      stop: StopSheetSamples.station, alerts: [alert], stepFreeAccess: .unknown)
    guard let button = content.alertButton else {
      let drop = try design.ratio("label.baseline-ratio") * SheetText.caption.size
      return [
        try design.text(
          "No triangle", SheetText.caption, at: Point(place.x, place.y + drop),
          color: "caption")
      ]
    }
    let drawing = try StopSheetButton(
      button, zoom: growth, showsTarget: showsTargets, design)
    let move = Affine.translation(Point(place.x + drawing.target.width / 2, place.y))
    return [
      .group(
        DisplayGroup(button.icon, items: (drawing.box + drawing.items).map { $0.applying(move) }))
    ]
  }
}
