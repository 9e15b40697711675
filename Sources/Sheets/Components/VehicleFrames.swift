import DesignTokens
import DisplayList
import Geometry
import Markers

/// VehicleMarkerView in its frame, and how far the drawing passes it. The frame takes no room for the
/// arrow and the tag: what passes it is drawn all the same.
enum VehicleFrames {
  /// From the frame down to a dimension line, and from the middle to one beside a tag, in points of
  /// the vehicle.
  private static let dimensionGap = 6.0
  private static let besideTag = 17.0
  /// What is less does not show.
  private static let least = 0.005

  static func section(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> BlockSection {
    let frame = try design.dimension("vehicle.frame")
    let zoom = request.exhibitZoom
    return BlockSection(
      "VehicleMarkerView", note: "\(decimal(zoom))× · frame \(decimal(frame))",
      blocks: samples(design).map { name, caption, state in
        SheetBlock(name, caption: caption) { () throws(DrawingError) in
          try block(state.draw(design), frame: frame, zoom, design)
        }
      })
  }

  private static func samples(_ design: Design) -> [(String, String, MarkerState)] {
    let line = design.lines.lines.first?.id ?? ""
    let route = RouteName("22")
    return [
      ("train", "Train, no heading", .train(TrainState(line: line))),
      ("train-90", "Train, heading 90°", .train(TrainState(line: line, bearing: 90))),
      (
        "train-90-selected", "Train, selected",
        .train(TrainState(line: line, bearing: 90, isSelected: true))
      ),
      ("bus-90", "Bus, heading 90°", .bus(BusState(route: route, bearing: 90))),
      ("bus-0", "Bus, heading 0°", .bus(BusState(route: route, bearing: 0))),
      (
        "bus-90-selected", "Bus, selected",
        .bus(BusState(route: route, bearing: 90, isSelected: true))
      ),
    ]
  }

  private static func block(
    _ marker: Marker, frame: Double, _ zoom: Double, _ design: Design
  ) throws(DrawingError) -> BlockDrawing {
    let box = Rect(center: .zero, side: frame * zoom)
    let ink = (marker.inkBox ?? Rect(center: .zero, side: 0)).enlarged(zoom)
    var items = [dashedBox(box, named: "frame", try design.color("caption"))].compactMap(\.self)
    items.append(enlarged(marker.items, zoom))
    for line in passing(ink, box, zoom) { items += try line.items(design) }
    var drawing = BlockDrawing(items)
    // Frames stand side by side, their captions below their middles.
    let reach = drawing.room
    drawing.room = Rect(
      center: .zero, width: 2 * max(-reach.minX, reach.maxX),
      height: 2 * max(-reach.minY, reach.maxY))
    drawing.accessibility = marker.accessibility
    drawing.measures = MarkerMeasures(
      [.side(box, try design.length("vehicle.frame"))], scale: marker.measures.scale)
    drawing.zoom = zoom
    return drawing
  }

  /// A dimension line at each side that the ink passes.
  private static func passing(_ ink: Rect, _ box: Rect, _ zoom: Double) -> [DimensionLine] {
    let sides: [(from: Double, to: Double, axis: DimensionLine.Axis)] = [
      (box.maxX, ink.maxX, .horizontal), (ink.minX, box.minX, .horizontal),
      (box.maxY, ink.maxY, .vertical), (ink.minY, box.minY, .vertical),
    ]
    return sides.filter { $0.to - $0.from > least * zoom }.map { side in
      DimensionLine(
        range: side.from...side.to, axis: side.axis,
        position: side.axis == .horizontal
          ? box.maxY + dimensionGap * zoom : besideTag * zoom,
        label: hundredths((side.to - side.from) / zoom), isLabelBefore: false)
    }
  }
}
