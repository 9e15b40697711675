import Geometry

/// What redlines say of the nearby button (spec §2, Nearby mode button).
enum NearbyButtonMeasures {
  static func measures(glyph token: String, _ design: Design) throws(DrawingError) -> MarkerMeasures
  {
    let diameter = try design.length("nearby-button.diameter")
    let edge = Rect(center: .zero, side: diameter.value)
    let glyph = try design.length(token) * design.factor("nearby-button.glyph-ratio")
    var measures = MarkerMeasures(
      [
        .side(edge, diameter),
        .ring(edge, try design.length("nearby-button.hairline.width")),
        Measure(
          .vertical(from: -glyph.value / 2, to: glyph.value / 2, x: edge.minX), glyph),
      ], hitFrame: MarkerMeasures.Frame(width: diameter, height: diameter))
    measures.facts = [
      MarkerMeasures.Fact(try design.part("nearby-button.hairline.opacity"))
    ]
    return measures
  }
}
