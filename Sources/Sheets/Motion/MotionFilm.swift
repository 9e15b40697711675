import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// The pictures of the animation: a title, and below it one panel a theme.
struct MotionFilm {
  let title: String
  let request: SheetRequest
  let panels: [MotionPanel]
  /// The longest motion, in seconds.
  let duration: Double

  /// Of every picture, in whole points.
  var size: Size {
    let bottom = origin(of: panels.count).y - SheetMetrics.gap + SheetMetrics.margin
    return Size(
      ((panels.first?.size.width ?? 0) + 2 * SheetMetrics.margin).rounded(.up),
      bottom.rounded(.up))
  }

  /// Where the panel at `index` has its top left corner.
  private func origin(of index: Int) -> Point {
    Point(
      SheetMetrics.margin,
      panels.prefix(index).reduce(SheetMetrics.panelTop) {
        $0 + $1.size.height + SheetMetrics.gap
      })
  }

  /// What never moves, `page` being the design around the panels.
  func backdrop(
    _ page: Design, framesPerSecond: Int
  ) throws(DrawingError) -> [DisplayItem] {
    let left = SheetMetrics.margin + SheetMetrics.padding
    let themes = request.themes.map(\.rawValue).joined(separator: " and ")
    let subtitle =
      "\(themes.prefix(1).uppercased())\(themes.dropFirst()) · \(decimal(request.exhibitZoom))× · "
      + "in real time, \(framesPerSecond) frames a second"
    var items: [DisplayItem] = [
      .fill(
        .rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)),
        try page.opaqueColor("paper"), .nonzero),
      try page.text(
        title, SheetText.title, at: Point(left, SheetMetrics.titleBaseline), color: "ink"),
      try page.text(
        subtitle, SheetText.subtitle, at: Point(left, SheetMetrics.subtitleBaseline),
        color: "caption"),
    ]
    for (index, panel) in panels.enumerated() {
      items += try ground(panel, at: origin(of: index))
      items += panel.texts.map { $0.applying(.translation(origin(of: index))) }
    }
    return items
  }

  /// What moves, at a moment.
  func items(at moment: MotionMoment) throws(DrawingError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for (index, panel) in panels.enumerated() {
      let drawn = try panel.items(at: moment, zoom: request.exhibitZoom, duration: duration)
      items += drawn.map { $0.applying(.translation(origin(of: index))) }
    }
    return items
  }

  /// The examples, where they stand on the pictures.
  var cells: [SheetCell] {
    panels.enumerated().flatMap { index, panel in
      panel.cells.map { cell in
        SheetCell(
          name: cell.name, caption: "\(cell.label) · \(cell.subject.curve.brief)",
          frame: cell.frame.offset(by: origin(of: index)), ink: nil, anchor: nil, hitFrame: nil,
          accessibility: nil, zOrder: nil)
      }
    }
  }

  private func ground(_ panel: MotionPanel, at origin: Point) throws(DrawingError) -> [DisplayItem]
  {
    let frame = Rect(
      x: origin.x, y: origin.y, width: panel.size.width, height: panel.size.height)
    let outline = RoundedRect(frame, radius: SheetMetrics.panelRadius).path
    let items = try SheetRequest.Ground.items(request.ground, in: frame, panel.design)
    return [.group(DisplayGroup("ground", clip: outline, items: items))]
  }
}
