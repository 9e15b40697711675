import Geometry

/// What redlines say of a bus stop's marker (spec §2, Bus stop).
enum BusStopMeasures {
  static func square(isSelected: Bool, _ design: Design) throws(DrawingError) -> MarkerMeasures {
    let side = try design.length("bus-stop.side")
    let edge = Rect(center: .zero, side: side.value)
    var list = try brandBodyMeasures(
      side, radius: design.length("bus-stop.radius"), isSelected: isSelected, design)
    let glyph = try side.asNumber * design.factor("bus-stop.glyph-ratio")
    list.append(
      Measure(
        .vertical(from: -glyph.value / 2, to: glyph.value / 2, x: edge.minX), glyph))
    return MarkerMeasures(
      list, hitFrame: try MarkerMeasures.hitFrame(under: side, design),
      scale: isSelected ? try design.factor("stop.selected-scale") : nil)
  }

  static func dot(_ design: Design) throws(DrawingError) -> MarkerMeasures {
    let side = try design.length("bus-stop.dot.side")
    let square = Rect(center: .zero, side: side.value)
    return MarkerMeasures(
      [
        .side(square, side),
        .radius(square, try design.length("bus-stop.dot.radius")),
      ], hitFrame: try MarkerMeasures.hitFrame(under: side, design))
  }
}

/// The measures of what `brandBody` draws: edge, keyline, hairline and body.
func brandBodyMeasures(
  _ side: Quantity, radius: Quantity, isSelected: Bool, _ design: Design
) throws(DrawingError) -> [Measure] {
  let keyline = try design.length("keyline.width")
  let hairline = try design.length("hairline.width")
  let edge = Rect(center: .zero, side: side.value)
  let inner = edge.inset(by: keyline.value)
  let two = Quantity.count(2)
  var (inside, insideRadius) = (side.asNumber - two * keyline, radius.asNumber - keyline)
  var list: [Measure] = [
    .side(edge, side), .radius(edge, radius), .band(edge, keyline),
  ]
  if isSelected {
    list.append(.band(inner, hairline))
    inside = inside - two * hairline
    insideRadius = insideRadius - hairline
  }
  let body = Rect(center: .zero, side: inside.value)
  list += [
    .side(body, inside),
    .radius(body, insideRadius),
  ]
  return list
}
