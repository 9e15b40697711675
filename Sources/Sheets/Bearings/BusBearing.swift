import DisplayList
import Geometry
import Markers

/// A bus at a bearing, with a mark on what its tag covers of its arrow.
struct BusBearing {
  let route: RouteName
  let overlap: ArrowTagOverlap
  /// How much larger than life.
  let zoom: Double
  /// The room of the block, about the anchor.
  let room: Rect
  /// A bearing to point out by a dashed line, in degrees.
  let guide: Double?

  /// Space between a section's outermost ink and the edges of its blocks.
  private static let margin = 10.0
  /// Opacity of the mark's fill, within its outline.
  private static let markOpacity = 0.6
  /// From where to where a guide runs, in points of the marker, and its dashes in points of the sheet.
  private static let guideReach = 29.0...36.0
  private static let guideDash = [3.0, 3.0]

  /// A room that holds each of some markers about the same anchor, which stands in the middle
  /// across.
  static func room(
    _ states: [MarkerState], zoom: Double, _ design: Design
  ) throws(DrawingError) -> Rect {
    let boxes = try states.map { state throws(DrawingError) in
      try state.draw(design).inkBox
    }
    let ink = boxes.compactMap(\.self).reduce(Rect(center: .zero, side: 0)) { $0.union($1) }
    let reach = max(-ink.minX, ink.maxX)
    return Rect(
      x: -reach * zoom, y: ink.minY * zoom, width: 2 * reach * zoom, height: ink.height * zoom
    ).inset(by: -margin)
  }

  /// The block, captioned with what is not nil.
  func block(_ name: String, captions: [String?], _ design: Design) -> SheetBlock {
    SheetBlock(name, caption: captions.compactMap(\.self).joined(separator: " · ")) {
      () throws(DrawingError) in
      let state = MarkerState.bus(BusState(route: route, bearing: overlap.bearing))
      var drawing = try BlockDrawing(marker: state.draw(design), zoom: zoom)
      drawing.items = try guideLine(design) + drawing.items + mark(design)
      drawing.room = room
      return drawing
    }
  }

  /// The covered part of the arrow, filled and outlined.
  private func mark(_ design: Design) throws(DrawingError) -> [DisplayItem] {
    guard !overlap.isEmpty else { return [] }
    let region = overlap.region.path.applying(.scale(zoom))
    let alert = try design.color("alert")
    return [
      .group(
        DisplayGroup(
          "covered",
          items: [
            .fill(region, alert.opacity(Self.markOpacity), .nonzero),
            .stroke(region, alert, StrokeStyle(width: SheetMetrics.line, join: .round)),
          ]))
    ]
  }

  private func guideLine(_ design: Design) throws(DrawingError) -> [DisplayItem] {
    guard let guide else { return [] }
    let direction = Angle(degrees: guide).fromNorth
    let line = Path.segment(
      direction * (Self.guideReach.lowerBound * zoom),
      direction * (Self.guideReach.upperBound * zoom))
    return [
      .stroke(
        line, try design.color("caption"),
        StrokeStyle(width: SheetMetrics.line, dash: Self.guideDash))
    ]
  }
}
