import Geometry

/// What redlines say of a station's marker (spec §2, Station).
enum StationMeasures {
  static func capsule(
    lineCount: Int, isSelected: Bool, _ design: Design
  ) throws(DrawingError) -> MarkerMeasures {
    let side = try design.length("station.capsule.height")
    let layout = try StationCapsuleLayout(lineCount: lineCount, height: side.value, design)
    let body = layout.body
    let keyline = try design.length("keyline.width")
    let edge = body.inset(by: -keyline.value)
    let two = Quantity.count(2)
    let trailing = try trailing(side, design)
    let width = try width(lineCount, side, trailing, design) + two * keyline
    let list: [Measure] = [
      .width(edge, width), .height(edge, side.asNumber + two * keyline),
      Measure(.vertical(from: body.minY, to: body.maxY, x: body.maxX), side),
      .band(edge, keyline),
    ]
    return MarkerMeasures(
      try list + parts(layout, side, trailing, design),
      hitFrame: try MarkerMeasures.hitFrame(under: width, design),
      scale: isSelected ? try design.factor("stop.selected-scale") : nil)
  }

  /// The measures of the icon, which has no keyline (001, StationIconView).
  static func icon(
    lineCount: Int, height side: Quantity, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    let layout = try StationCapsuleLayout(lineCount: lineCount, height: side.value, design)
    let trailing = try trailing(side, design)
    return try [
      .width(layout.body, width(lineCount, side, trailing, design)), .height(layout.body, side),
    ] + parts(layout, side, trailing, design)
  }

  /// The measures of what is inside the body, from the left.
  private static func parts(
    _ layout: StationCapsuleLayout, _ side: Quantity, _ trailing: Quantity, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    let body = layout.body
    let square = body.minX + side.value
    let list = [
      Measure(.horizontal(from: body.minX, to: square, y: body.minY), side),
      try glyph(layout, side, design),
    ]
    return try list + bars(layout, square: square, side, design) + [
      Measure(
        .horizontal(from: body.maxX - trailing.value, to: body.maxX, y: body.minY), trailing)
    ]
  }

  static func circle(_ design: Design) throws(DrawingError) -> MarkerMeasures {
    let diameter = try design.length("station.circle.diameter")
    let keyline = try design.length("station.circle.keyline")
    let edge = Rect(center: .zero, side: diameter.value)
    let body = edge.inset(by: keyline.value)
    return MarkerMeasures(
      [
        .side(edge, diameter), .side(body, diameter.asNumber - .count(2) * keyline),
        .ring(edge, keyline),
      ], hitFrame: try MarkerMeasures.hitFrame(under: diameter, design))
  }

  /// The inner capsule's width, in the numbers of its parts: glyph square, lead, bars and gaps,
  /// trailing padding.
  private static func width(
    _ lineCount: Int, _ side: Quantity, _ trailing: Quantity, _ design: Design
  ) throws(DrawingError) -> Quantity {
    let lead = try side * design.factor("station.capsule.bar-lead-ratio")
    let bar = try (side * design.factor("station.capsule.bar-width-ratio")).asNumber
    let gap = try design.length("station.capsule.bar-gap").asNumber
    let count = Double(lineCount)
    var width =
      lead.value < 0
      ? side.asNumber - lead.negated.asNumber : side.asNumber + lead.asNumber
    width = width + (lineCount == 1 ? bar : .count(count) * bar)
    if lineCount == 2 { width = width + gap }
    if lineCount > 2 { width = width + .count(count - 1) * gap }
    return width + trailing.asNumber
  }

  private static func trailing(
    _ side: Quantity, _ design: Design
  ) throws(DrawingError) -> Quantity {
    .max(
      try design.length("station.capsule.trailing-min"),
      try side.asNumber * design.factor("station.capsule.trailing-ratio"))
  }

  private static func glyph(
    _ layout: StationCapsuleLayout, _ side: Quantity, _ design: Design
  ) throws(DrawingError) -> Measure {
    .height(
      Rect(center: layout.glyphCenter, side: layout.glyphHeight),
      try side.asNumber * design.factor("station.capsule.glyph-ratio"))
  }

  private static func bars(
    _ layout: StationCapsuleLayout, square: Double, _ side: Quantity, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    guard let first = layout.bars.first, let last = layout.bars.last else { return [] }
    let part = { (name: String) throws(DrawingError) in
      try side.asNumber * design.factor("station.capsule.bar-\(name)-ratio")
    }
    var list: [Measure] = [
      Measure(.horizontal(from: first.minX, to: square, y: first.minY), try part("lead")),
      .width(first, try part("width")),
      // Right of the bars, or as heights of the capsule's parts are at its left.
      Measure(
        [last.maxX, layout.body.minX].map { .vertical(from: last.minY, to: last.maxY, x: $0) },
        try part("height")),
      .radius(last, try part("radius")),
    ]
    if layout.bars.count > 1 {
      list.append(
        Measure(
          .horizontal(from: first.maxX, to: layout.bars[1].minX, y: first.maxY),
          try design.length("station.capsule.bar-gap")))
    }
    return list
  }
}
