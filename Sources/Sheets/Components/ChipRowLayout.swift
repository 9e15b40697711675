import DesignTokens
import DisplayList
import Geometry
import Markers

/// A row of chips as the app lays it out (000, table Route options), about the left end of its frame;
/// the frame's middle is y = 0. Unlike on proof sheets, which leave room for the halo, its chips begin
/// at the given inset.
struct ChipRowLayout {
  /// A chip in its place.
  struct Chip {
    let marker: Marker
    /// Its edge, without a halo.
    let edge: Rect
    /// The outer edge of its halo; nil where it is not selected.
    let halo: RoundedRect?
  }

  /// The row's frame.
  let frame: Rect
  /// The chips from the left.
  let chips: [Chip]
  /// How far a halo of a chip at either end passes the frame: 0 where it does not.
  let clip: Double

  init(_ row: RouteChipRow, _ design: Design) throws(DrawingError) {
    let inset = try design.dimension("route-chip.row.inset")
    let reach =
      try design.dimension("focus-ring.gap") + design.dimension("focus-ring.width")
    let placed = try row.draw(design)
    chips = try zip(row.chips, placed).map { state, chip throws(DrawingError) in
      let ink = chip.marker.inkBox ?? Rect(center: .zero, side: 0)
      let box = state.isSelected ? ink.inset(by: reach) : ink
      // The proof's row begins with the room for a halo, the app's with the inset.
      let edge = box.offset(by: Point(chip.centerX - reach + inset, 0))
      return Chip(
        marker: chip.marker, edge: edge,
        halo: state.isSelected
          ? RoundedRect(
            edge.inset(by: -reach), radius: try Self.radius(state, design) + reach)
          : nil)
    }
    let height = try design.dimension("route-chip.row.height")
    frame = Rect(
      x: 0, y: -height / 2, width: (chips.last?.edge.maxX ?? 0) + inset, height: height)
    clip = max(0, reach - inset)
  }

  /// The frame and what passes it.
  var reach: Rect {
    chips.compactMap(\.halo?.rect).reduce(frame) { $0.union($1) }
  }

  private static func radius(
    _ chip: RouteChipState, _ design: Design
  ) throws(DrawingError) -> Double {
    switch chip.choice {
    case .line: try design.dimension("route-chip.disc.diameter") / 2
    case .route, .all: try design.dimension("route-chip.box.radius")
    }
  }
}
