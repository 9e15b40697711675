import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// One theme's panel of the animation: a row of what moves as designed, and one under Reduce Motion.
struct MotionPanel {
  /// An example in its place.
  struct Cell {
    let name: String
    let label: String
    let subject: MotionSubject
    /// Where its origin stands, and the middle of its graph, about the panel's top left corner.
    let anchor: Point
    let graph: Point
    /// What belongs to it.
    let frame: Rect
  }

  let design: Design
  let cells: [Cell]
  /// Of the whole panel.
  let size: Size
  /// Titles and captions.
  let texts: [DisplayItem]

  /// Columns of a row: what moves as designed takes five, Reduce Motion has the fade as well.
  static let columns = 6
  private static let rows: [(title: String, examples: [MotionExample], isReduced: Bool)] = [
    ("As designed", [.station, .busStop, .train, .bus, .sheet], false),
    ("Reduce Motion", [.station, .busStop, .train, .bus, .sheet, .fade], true),
  ]
  private static let graphSize = Size(112, 36)
  /// Between drawing and graph, and from the graph down to the baselines and the row's end.
  private static let graphGap = 12.0
  private static let labelBaseline = 24.0
  private static let curveBaseline = 40.0
  private static let captionBlock = 48.0

  /// The longest motion, in seconds.
  static func duration(_ design: Design) throws(DrawingError) -> Double {
    let threshold = try design.settlingThreshold()
    var longest = 0.0
    for row in rows {
      for example in row.examples {
        let curve = try example.subject(isReduced: row.isReduced, design).curve
        longest = max(longest, curve.settlingTime(within: threshold))
      }
    }
    return longest
  }

  /// The panel with the cells that `request` keeps.
  init(
    _ design: Design, _ request: SheetRequest, steps: [MotionTimeline.Step]
  ) throws(DrawingError) {
    self.design = design
    let metrics = SheetMetrics(exhibitZoom: request.exhibitZoom)
    var (cells, texts): ([Cell], [DisplayItem]) = ([], [])
    var y = SheetMetrics.padding
    for row in Self.rows {
      let kept = row.examples.filter { Self.keeps($0, row.title, request) }
      guard !kept.isEmpty else { continue }
      if !cells.isEmpty { y += SheetMetrics.gap }
      texts.append(
        try design.text(
          row.title, SheetText.section,
          at: Point(SheetMetrics.padding, y + SheetMetrics.sectionBaseline), color: "ink"))
      let placed = try Self.cells(
        row.title, kept, isReduced: row.isReduced, top: y + SheetMetrics.sectionTitle, metrics,
        steps, design)
      for cell in placed { texts += try Self.captions(cell, design) }
      cells += placed
      y = placed.map(\.frame.maxY).max() ?? y
    }
    (self.cells, self.texts) = (cells, texts)
    size = Size(
      Double(Self.columns) * metrics.column + 2 * SheetMetrics.padding,
      y + SheetMetrics.padding)
  }

  /// A row of examples, one a column, their anchors and graphs in line.
  private static func cells(
    _ title: String, _ examples: [MotionExample], isReduced: Bool, top: Double,
    _ metrics: SheetMetrics, _ steps: [MotionTimeline.Step], _ design: Design
  ) throws(DrawingError) -> [Cell] {
    let subjects = try examples.map { example throws(DrawingError) in
      try example.subject(isReduced: isReduced, design)
    }
    let stage = stage(subjects, steps, zoom: metrics.exhibitZoom)
    let graph = top + stage.upperBound - stage.lowerBound + graphGap
    return zip(examples, subjects).enumerated().map { index, pair in
      let (example, subject) = pair
      let x = SheetMetrics.padding + (Double(index) + 0.5) * metrics.column
      return Cell(
        name: "\(design.theme.rawValue)/\(slug(title))/\(example.rawValue)",
        label: example.label, subject: subject, anchor: Point(x, top - stage.lowerBound),
        graph: Point(x, graph + graphSize.height / 2),
        frame: Rect(
          x: x - metrics.column / 2, y: top, width: metrics.column,
          height: graph + graphSize.height + captionBlock - top))
    }
  }

  /// What moves and its graph at a moment.
  func items(at moment: MotionMoment, zoom: Double, duration: Double) throws(DrawingError)
    -> [DisplayItem]
  {
    var items: [DisplayItem] = []
    for cell in cells {
      let place = Affine.scale(zoom).then(.translation(cell.anchor))
      items += cell.subject.items(at: moment).map { $0.applying(place) }
      let graph = MotionCurveGraph(
        subject: cell.subject, duration: duration, size: Self.graphSize)
      items += try graph.items(at: moment, design).map { $0.applying(.translation(cell.graph)) }
    }
    return items
  }

  private static func keeps(
    _ example: MotionExample, _ title: String, _ request: SheetRequest
  ) -> Bool {
    guard let pattern = request.only else { return true }
    return pattern.matches("\(slug(title))/\(example.rawValue)") || pattern.matches(example.label)
  }

  /// How far above and below their anchors drawings reach at any moment.
  private static func stage(
    _ subjects: [MotionSubject], _ steps: [MotionTimeline.Step], zoom: Double
  ) -> ClosedRange<Double> {
    let boxes = subjects.flatMap { subject in
      steps.compactMap { subject.items(at: $0.moment).inkBox }
    }
    let top = boxes.map(\.minY).min() ?? 0
    let bottom = boxes.map(\.maxY).max() ?? 0
    let clearance = SheetMetrics.inkClearance
    return (top * zoom - clearance)...(max(top, bottom) * zoom + clearance)
  }

  private static func captions(
    _ cell: Cell, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let bottom = cell.graph.y + graphSize.height / 2
    return [
      try design.text(
        cell.label, SheetText.caption, at: Point(cell.graph.x, bottom + labelBaseline), .center,
        color: "ink"),
      try design.text(
        cell.subject.curve.brief, SheetText.dimension,
        at: Point(cell.graph.x, bottom + curveBaseline), .center, color: "caption"),
    ]
  }
}
