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
}
