import Geometry

/// What redlines say of a train's and of a bus's marker (spec §2, Vehicles).
enum VehicleMeasures {
  static func train(_ state: TrainState, _ design: Design) throws(DrawingError) -> MarkerMeasures {
    let side = try design.length("vehicle.body.side")
    let keyline = try design.length("keyline.width")
    let edge = Rect(center: .zero, side: side.value)
    let inside = side.asNumber - .count(2) * keyline
    var measures = MarkerMeasures(
      [
        .side(edge, side), .ring(edge, keyline),
        .side(Rect(center: .zero, side: inside.value), inside),
        glyph(try design.length("vehicle.train-glyph"), edge),
      ], scale: try scale(state.isSelected, design))
    try measures.addArrow(state.bearing, design)
    return measures
  }

  static func bus(_ state: BusState, _ design: Design) throws(DrawingError) -> MarkerMeasures {
    let side = try design.length("vehicle.body.side")
    let edge = Rect(center: .zero, side: side.value)
    var measures = MarkerMeasures(
      try brandBodyMeasures(
        side, radius: design.length("vehicle.body.radius"), isSelected: state.isSelected, design),
      scale: try scale(state.isSelected, design))
    measures.list.append(glyph(try design.length("vehicle.bus-glyph"), edge))
    try measures.addArrow(state.bearing, design)
    if let route = state.route {
      measures.list += try NumberTag.measures(route, bearing: state.bearing, design)
      measures.facts += try NumberTag.facts(route, design)
    }
    return measures
  }

  private static func glyph(_ height: Quantity, _ edge: Rect) -> Measure {
    // At either side: an arrow may stand at one.
    Measure(
      [edge.minX, edge.maxX].map {
        .vertical(from: -height.value / 2, to: height.value / 2, x: $0)
      }, height)
  }

  private static func scale(
    _ isSelected: Bool, _ design: Design
  ) throws(DrawingError) -> Quantity? {
    isSelected ? try design.factor("vehicle.selected-scale") : nil
  }
}

extension MarkerMeasures {
  /// Adds the heading arrow's, where the vehicle has a bearing.
  fileprivate mutating func addArrow(
    _ bearing: Double?, _ design: Design
  ) throws(DrawingError) {
    guard let bearing else { return }
    let arrow = try HeadingArrow.measures(bearing, design)
    list += arrow.list
    facts += arrow.facts
  }
}
