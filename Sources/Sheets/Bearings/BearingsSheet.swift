import DisplayList
import Geometry
import Markers

/// The sheet `bearings`: trains and buses all around, where a bus's tag changes sides, and how much
/// of its arrow the tag covers.
struct BearingsSheet {
  private let request: SheetRequest
  private let design: Design
  /// The route of every bus but those of `tags`.
  private let route: RouteName
  /// The last and the first bearing at which the tag hangs below the body, in degrees.
  private let lastBelow: Double
  private let firstBelow: Double

  /// Bearings of the grids, in degrees.
  private static let bearings = (0..<24).map { Double($0) * 15 }
  /// How far beside the bearings where the tag changes sides is looked, in degrees.
  private static let beside = 0.01
  /// Parts of the exhibit zoom: of the grids, which only show directions, and of the bearings where
  /// the tag changes sides.
  private static let overview = 0.75
  private static let closeUp = 1.5
  private static let mark = "outlined: the part of the arrow that the tag covers"

  /// The sheet's sections, from the top.
  static func sections(
    _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    guard let route = RouteName(ArrowTagSample.usual) else { return [] }
    let sheet = BearingsSheet(
      request: request, design: design, route: route,
      lastBelow: try design.number("vehicle.tag.below-to"),
      firstBelow: try design.number("vehicle.tag.below-from"))
    return try [sheet.trains(), sheet.buses(), sheet.flips(), sheet.tags()]
  }

  private var gridZoom: Double { request.exhibitZoom * Self.overview }

  private func trains() throws(DrawingError) -> BlockSection {
    let room = try gridRoom()
    return BlockSection(
      "Train", note: note(gridZoom),
      blocks: Self.bearings.map { bearing in
        SheetBlock(decimal(bearing), caption: degrees(bearing)) { () throws(DrawingError) in
          var drawing = try BlockDrawing(
            marker: train(bearing).draw(design), zoom: gridZoom)
          drawing.room = room
          return drawing
        }
      })
  }

  private func buses() throws(DrawingError) -> BlockSection {
    let geometry = try ArrowTagGeometry(route, design)
    let room = try gridRoom()
    let blocks = try Self.bearings.map { bearing throws(DrawingError) in
      let overlap = try geometry.overlap(at: bearing)
      let side =
        bearing == lastBelow ? "last below" : bearing == firstBelow ? "first below" : nil
      return BusBearing(
        route: route, overlap: overlap, zoom: gridZoom, room: room, guide: nil
      ).block(
        decimal(bearing), captions: [degrees(bearing), side, overlap.caption], design)
    }
    return BlockSection(
      "Bus", note: note(gridZoom), blocks: blocks,
      footnotes: try ArrowTagSample(route, design).report.lines)
  }

  /// Both sides of both bearings where the tag changes sides.
  private func flips() throws(DrawingError) -> BlockSection {
    let geometry = try ArrowTagGeometry(route, design)
    let zoom = request.exhibitZoom * Self.closeUp
    let places: [(name: String, bearing: Double, limit: Double)] = [
      ("last-below", lastBelow, lastBelow),
      ("after-last-below", lastBelow + Self.beside, lastBelow),
      ("before-first-below", firstBelow - Self.beside, firstBelow),
      ("first-below", firstBelow, firstBelow),
    ]
    var room = try BusBearing.room(places.map { bus(route, $0.bearing) }, zoom: zoom, design)
    // Two columns each: a row of four.
    let width = 2 * SheetMetrics(exhibitZoom: request.exhibitZoom).column
    room = room.union(Rect(center: room.center, width: width, height: room.height))
    let blocks = try places.map { name, bearing, limit throws(DrawingError) in
      let overlap = try geometry.overlap(at: bearing)
      return BusBearing(route: route, overlap: overlap, zoom: zoom, room: room, guide: limit)
        .block(
          name,
          captions: [
            degrees(bearing), overlap.isTagBelow ? "tag below" : "tag above", overlap.caption,
          ], design)
    }
    return BlockSection(
      "Where the tag changes sides",
      note:
        "\(decimal(zoom))× · dashed: \(degrees(lastBelow)) and \(degrees(firstBelow)) · \(Self.mark)",
      blocks: blocks)
  }

  /// Longer and longer tags, each where it covers the most of the arrow.
  private func tags() throws(DrawingError) -> BlockSection {
    var examples: [(route: RouteName, overlap: ArrowTagOverlap)] = []
    for route in ArrowTagSample.routes {
      // Without any overlap, the bearing where one would be looked for first.
      if let worst = try ArrowTagSample(route, design).report.worst.first {
        examples.append((route, worst))
      } else {
        examples.append(
          (route, try ArrowTagOverlap(route: route, bearing: lastBelow, design)))
      }
    }
    let room = try BusBearing.room(
      examples.map { bus($0.route, $0.overlap.bearing) }, zoom: request.exhibitZoom, design)
    return BlockSection(
      "Longer tags, each at its worst bearing",
      note: "\(decimal(request.exhibitZoom))× · \(Self.mark)", columns: examples.count,
      blocks: examples.map { route, overlap in
        BusBearing(
          route: route, overlap: overlap, zoom: request.exhibitZoom, room: room, guide: nil
        ).block(
          slug(route.text), captions: [degrees(overlap.bearing), overlap.measuredCaption], design)
      })
  }

  private func note(_ zoom: Double) -> String {
    "\(decimal(zoom))× · degrees clockwise from north"
  }

  private func degrees(_ bearing: Double) -> String { "\(decimal(bearing))°" }

  private func train(_ bearing: Double) -> MarkerState {
    .train(TrainState(line: "red", bearing: bearing))
  }

  private func bus(_ route: RouteName, _ bearing: Double) -> MarkerState {
    .bus(BusState(route: route, bearing: bearing))
  }

  /// One room for every cell of both grids: their rows keep the same beat.
  private func gridRoom() throws(DrawingError) -> Rect {
    try BusBearing.room(
      Self.bearings.map(train) + Self.bearings.map { bus(route, $0) }, zoom: gridZoom,
      design)
  }
}
