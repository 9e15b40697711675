import DesignTokens
import DisplayList
import Geometry
import Markers

/// LineBarView: bars of one size, however many.
enum LineBarExamples {
  private static let counts = [1, 3, 8]
  /// How much larger than other enlarged examples the measured one is.
  private static let figureZoom = 2.0
  /// Between the enlarged bars and those of actual size.
  private static let gap = 16.0

  static func section(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> BlockSection {
    let zoom = request.exhibitZoom
    let figureZoom = Measures.zoom(figureZoom, request)
    let ids = design.lines.lines.map(\.id)
    return BlockSection(
      "LineBarView",
      note:
        "\(decimal(figureZoom))× with measures · \(decimal(zoom))× · actual size below",
      blocks: [try figure(ids, figureZoom, design)]
        + counts.map { count in
          bars(Array(ids.prefix(count)), count, zoom, design)
        })
  }

  private static func bars(
    _ ids: [String], _ count: Int, _ zoom: Double, _ design: Design
  ) -> SheetBlock {
    SheetBlock("\(count)", caption: count == 1 ? "1 line" : "\(count) lines, in line order") {
      () throws(DrawingError) in
      let bars = try LineBar.draw(ids, design)
      let large = enlarged(bars, zoom)
      let half = (bars.inkBox?.height ?? 0) / 2
      return BlockDrawing([
        large, enlarged(bars, at: Point(0, half * zoom + gap + half)),
      ])
    }
  }

  private static func figure(
    _ ids: [String], _ zoom: Double, _ design: Design
  ) throws(DrawingError) -> SheetBlock {
    let radius = decimal(try design.dimension("line-bar.radius"))
    return SheetBlock("measures", caption: "Radius \(radius), never resized") {
      () throws(DrawingError) in
      let bars = try LineBar.draw(Array(ids.prefix(2)), design)
      let boxes = bars.compactMap(\.inkBox)
      guard let first = boxes.first, let last = boxes.last else { return BlockDrawing([]) }
      let measures = Measures(box: first, zoom: zoom)
      let lines = [
        measures.line(.above, first.minX, first.maxX),
        measures.line(.below, first.maxX, last.minX),
        measures.line(.left, first.minY, first.maxY),
      ]
      var aids: [DisplayItem] = []
      for line in lines { aids += try line.items(design) }
      var drawing = BlockDrawing(measured: [enlarged(bars, zoom)], by: aids)
      drawing.measures = MarkerMeasures(try LineBar.measures(boxes.count, design))
        .drawn(zoom: zoom)
      drawing.zoom = zoom
      return drawing
    }
  }
}
