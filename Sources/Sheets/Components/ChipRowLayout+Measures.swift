import Geometry
import Markers

extension ChipRowLayout {
  /// What redlines say of the row: each length of its chips once, then frame, inset, gap and halo
  /// (000, table Route options). Radii lie within the frame, where no leader ends.
  func measures(_ design: Design) throws(DrawingError) -> [Measure] {
    guard let first = chips.first else { return [] }
    var seen: Set<Quantity> = []
    var list: [Measure] = []
    for chip in chips {
      let new = chip.marker.measures.list.filter {
        !$0.isRadius && !seen.contains($0.quantity)
      }
      seen.formUnion(new.map(\.quantity))
      list += new.moved(by: chip.edge.center)
    }
    let inset = try design.length("route-chip.row.inset")
    list += [
      .height(frame, try design.length("route-chip.row.height")),
      Measure(.horizontal(from: frame.minX, to: first.edge.minX, y: first.edge.maxY), inset),
    ]
    if let next = chips.dropFirst().first {
      list.append(
        Measure(
          .horizontal(from: first.edge.maxX, to: next.edge.minX, y: first.edge.maxY),
          try design.length("route-chip.row.gap")))
    }
    return try list + halo(of: first, inset: inset, design)
  }

  /// How far the halo of the chip at the row's end reaches, and what of that passes the frame.
  private func halo(
    of chip: Chip, inset: Quantity, _ design: Design
  ) throws(DrawingError) -> [Measure] {
    guard let halo = chip.halo?.rect else { return [] }
    let reach = try design.length("focus-ring.gap") + design.length("focus-ring.width")
    let measure = { (end: Double, quantity: Quantity) in
      Measure(
        [halo.minY, halo.maxY].map { .horizontal(from: halo.minX, to: end, y: $0) }, quantity)
    }
    return [measure(chip.edge.minX, reach)]
      + (clip > 0 ? [measure(frame.minX, reach.asNumber - inset)] : [])
  }
}
