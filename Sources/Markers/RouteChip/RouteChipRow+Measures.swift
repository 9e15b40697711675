import Geometry

extension RouteChipRow {
  /// What redlines say of the row that `draw` gives: each number once, then the gap.
  package func measures(_ design: Design) throws(DrawingError) -> [Measure] {
    let placed = try draw(design)
    var seen: Set<Quantity> = []
    var list: [Measure] = []
    for chip in placed {
      // Width and height of one shape may be one number.
      let new = chip.marker.measures.list.filter { !seen.contains($0.quantity) }
      seen.formUnion(new.map(\.quantity))
      list += new.moved(by: Point(chip.centerX, 0))
    }
    let gap = try design.length("route-chip.row.gap")
    // Between two that no halo joins.
    let pairs = zip(chips.indices, zip(placed, placed.dropFirst()))
    let free = pairs.first { !chips[$0.0].isSelected && !chips[$0.0 + 1].isSelected }?.1
    if let ink = free?.0.marker.inkBox, let start = free?.0.centerX {
      let from = start + ink.maxX
      list.append(Measure(.horizontal(from: from, to: from + gap.value, y: ink.maxY), gap))
    }
    return list
  }

  /// What redlines say of the row beside its measures: the labels' size, the padding that boxes of the
  /// least width have at least, and the row's height and inset, which the row's sheet does not draw.
  package func facts(_ design: Design) throws(DrawingError) -> [MarkerMeasures.Fact] {
    try labelFacts(design) + [
      MarkerMeasures.Fact(design.length("route-chip.row.height")),
      MarkerMeasures.Fact(design.length("route-chip.row.inset")),
    ]
  }

  /// The labels' size, and the padding that boxes of the least width have at least.
  package func labelFacts(_ design: Design) throws(DrawingError) -> [MarkerMeasures.Fact] {
    let padding = try design.length("route-chip.box.padding")
    let tokens = try measures(design).flatMap(\.quantity.tokens)
    // Discs have neither.
    guard tokens.contains("route-chip.box.height") else { return [] }
    return [try design.textSize("route-chip.box.label")]
      + (tokens.contains(padding.formula) ? [] : [.atLeast(padding)])
  }
}
