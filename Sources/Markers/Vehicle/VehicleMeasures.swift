import Geometry

/// What redlines say of a train's and of a bus's marker (spec §2, Vehicles).
enum VehicleMeasures {
  static func train(_ state: TrainState, _ design: Design) throws(DrawingError) -> MarkerMeasures {
    let side = try design.length("vehicle.body.side")
    let keyline = try design.length("keyline.width")
    let edge = Rect(center: .zero, side: side.value)
    let inside = side.asNumber - .count(2) * keyline
    var list: [Measure] = [
      .side(edge, side), .ring(edge, keyline),
      .side(Rect(center: .zero, side: inside.value), inside),
      glyph(try design.length("vehicle.train-glyph"), edge),
    ]
    if let bearing = state.bearing { list += try HeadingArrow.measures(bearing, design) }
    return MarkerMeasures(list, scale: try scale(state.isSelected, design))
  }

  static func bus(_ state: BusState, _ design: Design) throws(DrawingError) -> MarkerMeasures {
    let side = try design.length("vehicle.body.side")
    let edge = Rect(center: .zero, side: side.value)
    var list = try brandBodyMeasures(
      side, radius: design.length("vehicle.body.radius"), isSelected: state.isSelected, design)
    list.append(glyph(try design.length("vehicle.bus-glyph"), edge))
    if let bearing = state.bearing { list += try HeadingArrow.measures(bearing, design) }
    if let route = state.route {
      list += try NumberTag.measures(route, bearing: state.bearing, design)
    }
    return MarkerMeasures(list, scale: try scale(state.isSelected, design))
  }

  private static func glyph(_ height: Quantity, _ edge: Rect) -> Measure {
    Measure(.vertical(from: -height.value / 2, to: height.value / 2, x: edge.minX), height)
  }

  private static func scale(
    _ isSelected: Bool, _ design: Design
  ) throws(DrawingError) -> Quantity? {
    isSelected ? try design.factor("vehicle.selected-scale") : nil
  }
}
