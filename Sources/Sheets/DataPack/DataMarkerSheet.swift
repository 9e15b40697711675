import DisplayList
import Geometry
import Markers

/// The sheet of a pack that is data alone: a section for each marker, a block for each state.
enum DataMarkerSheet {
  /// Space between a state enlarged and the same at life size.
  private static let gap = 16.0

  static func sections(
    _ markers: [DataMarker], _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    let zoom = request.exhibitZoom
    return try markers.map { marker throws(DrawingError) in
      let rooms = try rooms(of: marker, zoom: zoom, design)
      return BlockSection(
        marker.title,
        note: "\(decimal(zoom))×" + (request.showsRedlines ? "" : " · actual size below"),
        blocks: marker.states.map { state in
          SheetBlock(state.name, caption: state.name) { () throws(DrawingError) in
            let drawing = try marker.draw(state, design)
            // What is measured is the enlarged one: the other would be in the way.
            return request.showsRedlines
              ? BlockDrawing(marker: drawing, zoom: zoom) : block(drawing, zoom: zoom, rooms)
          }
        })
    }
  }

  /// The height that any of a marker's states needs, enlarged and at life size: anchors of one row
  /// stand on one line.
  private static func rooms(
    of marker: DataMarker, zoom: Double, _ design: Design
  ) throws(DrawingError) -> (enlarged: Double, actual: Double) {
    var (enlarged, actual) = (0.0, 0.0)
    for state in marker.states {
      let drawing = try marker.draw(state, design)
      enlarged = max(enlarged, BlockDrawing(marker: drawing, zoom: zoom).room.height)
      actual = max(actual, BlockDrawing(marker: drawing, zoom: 1).room.height)
    }
    return (enlarged, actual)
  }

  /// The state enlarged, and at life size below.
  private static func block(
    _ marker: Marker, zoom: Double, _ rooms: (enlarged: Double, actual: Double)
  ) -> BlockDrawing {
    var drawing = BlockDrawing(marker: marker, zoom: zoom)
    let drop = rooms.enlarged / 2 + gap + rooms.actual / 2
    drawing.items.append(
      marker.group("actual size", applying: .translation(Point(0, drop))))
    let width = max(drawing.room.width, BlockDrawing(marker: marker, zoom: 1).room.width)
    drawing.room = Rect(
      x: -width / 2, y: -rooms.enlarged / 2, width: width,
      height: rooms.enlarged + gap + rooms.actual)
    return drawing
  }
}
