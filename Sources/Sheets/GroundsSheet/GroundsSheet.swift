import DisplayList
import Geometry
import Markers

/// The sheet `grounds`: each kind of edge on each ground, with the contrasts at its keyline. A ground
/// that the request gives stands below the built-in ones.
enum GroundsSheet {
  static func subtitle(_ request: SheetRequest) -> String {
    let zoom = request.exhibitZoom * GroundStrip.zoomPart
    return zoom == 1 ? "markers at actual size" : "markers at \(decimal(zoom))×"
  }

  static func sections(
    _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    var sections: [BlockSection] = []
    var isHeaded = false
    for ground in grounds(request) {
      let section = try section(ground, isHeaded: !isHeaded, request, design)
      // One line of heads, above the first strip that is shown.
      isHeaded = isHeaded || section.blocks.contains { request.keeps($0, of: section) }
      sections.append(section)
    }
    return sections
  }

  private static func grounds(_ request: SheetRequest) -> [SheetRequest.Ground] {
    let builtIn = MapGround.allCases.map { SheetRequest.Ground.map($0) }
    switch request.ground {
    case nil, .map: return builtIn
    case .some(let given): return builtIn + [given]
    }
  }

  private static func section(
    _ ground: SheetRequest.Ground, isHeaded: Bool, _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> BlockSection {
    let strip = GroundStrip(
      ground: ground, surface: try ground.surface(design), isHeaded: isHeaded,
      column: SheetMetrics(exhibitZoom: request.exhibitZoom).column(of: GroundExhibit.all.count),
      zoom: request.exhibitZoom * GroundStrip.zoomPart)
    var cards: [GroundCard] = []
    for exhibit in GroundExhibit.all {
      guard let marker = try exhibit.state?.draw(design) else { continue }
      cards.append(GroundCard(exhibit, marker, on: strip, column: cards.count))
    }
    let pairs = cards.flatMap { $0.contrast?.pairs ?? [] }
    var blocks: [SheetBlock] = []
    for card in cards { blocks.append(try card.block(design)) }
    return BlockSection(
      ground.title,
      note: "\(pairs.count(where: \.isLow)) of \(pairs.count) below 3:1",
      columns: GroundExhibit.all.count, blocks: blocks)
  }
}
