import DesignTokens
import DisplayList
import Geometry
import Markers

/// RouteIconView: circle and capsule in three sizes, for lines and bus routes.
enum RouteIconExamples {
  /// Between enlarged icons, each with its dimension line; between the sizes of one icon.
  private static let gap = 56.0
  private static let stackGap = 8.0
  /// From the largest icon down to the baseline of the names.
  private static let nameDrop = 20.0
  private static let busRoutes = ["8", "22", "151", "X9", "J14"]

  static func sections(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> [BlockSection] {
    let lines = design.lines.lines
    let note = "actual size · mini, standard, large"
    return [
      figures(request.exhibitZoom, design),
      BlockSection(
        "RouteIconView · lines as circles", note: note,
        blocks: lines.map { line in
          sizes(line.id, line.name, isStacked: false, .circle(line: line.id), design)
        }),
      BlockSection(
        "RouteIconView · lines as capsules", note: note,
        blocks: lines.map { line in
          sizes(line.id, line.name, isStacked: true, .lineCapsule(line.id), design)
        }),
      BlockSection(
        "RouteIconView · bus routes and letters",
        note: "actual size · a bus route is always a capsule",
        blocks: busRoutes.compactMap(RouteName.init).map { route in
          sizes(
            slug(route.text), "Route \(route.text)", isStacked: true, .routeCapsule(route),
            design)
        } + [try letters(design)]),
    ]
  }

  private static func figures(_ zoom: Double, _ design: Design) -> BlockSection {
    BlockSection(
      "RouteIconView", note: "\(decimal(zoom))× · sizes chosen",
      blocks: [
        figure("circle", "Circle: a line, by its colour alone", zoom, design) {
          .circle(line: $0)
        },
        figure("capsule", "Capsule: a line’s name or a route’s number", zoom, design) {
          .lineCapsule($0)
        },
      ])
  }

  /// The three sizes of one icon, enlarged, with their measures and names.
  private static func figure(
    _ name: String, _ caption: String, _ zoom: Double, _ design: Design,
    form: @escaping (String) -> RouteIconState.Form
  ) -> SheetBlock {
    SheetBlock(name, caption: caption) { () throws(DrawingError) in
      guard let line = design.lines.lines.first else { return BlockDrawing([]) }
      let tallest = try design.dimension(RouteIconSize.large.heightToken)
      var (items, lines): ([DisplayItem], [DisplayItem]) = ([], [])
      var measures: [Measure] = []
      // At actual size, from icon to icon.
      var x = 0.0
      for size in RouteIconSize.allCases {
        let state = RouteIconState(form(line.id), size)
        let icon = try RouteIcon.draw(state, design)
        let width = icon.inkBox?.width ?? 0
        let center = Point(x + width / 2, 0)
        measures += try RouteIcon.measures(state, design).moved(by: center)
        let box = (icon.inkBox ?? Rect(center: .zero, side: 0)).offset(by: center)
        items.append(enlarged(icon, zoom, at: center * zoom))
        lines += try Measures(box: box, zoom: zoom).line(.left, box.minY, box.maxY)
          .items(design)
        items.append(
          try design.text(
            size.rawValue, SheetText.tokenValue,
            at: Point(center.x * zoom, tallest / 2 * zoom + nameDrop), .center,
            color: "caption"))
        x += width + gap / zoom
      }
      var drawing = BlockDrawing(measured: items, by: lines)
      drawing.measures = MarkerMeasures(measures).drawn(zoom: zoom)
      // Its label's sizes, where it has one.
      if case .lineCapsule = form(line.id) {
        drawing.measures.facts = try RouteIconSize.allCases.map { size throws(DrawingError) in
          try design.textSize(size.labelToken)
        }
      }
      drawing.zoom = zoom
      return drawing
    }
  }

  /// The three sizes of one icon, side by side or one below the other.
  private static func sizes(
    _ name: String, _ caption: String, isStacked: Bool, _ form: RouteIconState.Form,
    _ design: Design
  ) -> SheetBlock {
    SheetBlock(name, caption: caption) { () throws(DrawingError) in
      var items: [DisplayItem] = []
      var end = 0.0
      for size in RouteIconSize.allCases {
        let icon = try RouteIcon.draw(RouteIconState(form, size), design)
        let box = icon.inkBox ?? Rect(center: .zero, side: 0)
        let length = isStacked ? box.height : box.width
        let middle = end + length / 2
        items.append(enlarged(icon, at: isStacked ? Point(0, middle) : Point(middle, 0)))
        end += length + stackGap
      }
      return BlockDrawing(items)
    }
  }

  /// Letters on the size that has room for them.
  private static func letters(_ design: Design) throws(DrawingError) -> SheetBlock {
    let size = RouteIconSize.large
    let points = hundredths(try RouteIcon.letterSize(at: size, design))
    let height = decimal(try design.dimension(size.heightToken))
    return SheetBlock(
      "letters", caption: "Optional letter: \(points) at \(height), none on smaller circles"
    ) { () throws(DrawingError) in
      var items: [DisplayItem] = []
      var x = 0.0
      for line in design.lines.lines {
        let icon = try RouteIcon.draw(
          RouteIconState(.circle(line: line.id, letter: line.name.first), size), design)
        items.append(enlarged(icon, at: Point(x, 0)))
        x += (icon.inkBox?.width ?? 0) + stackGap
      }
      return BlockDrawing(items)
    }
  }
}
