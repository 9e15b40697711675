import DesignTokens
import DisplayList
import Geometry
import Markers

extension FindingExamples {
  /// The touch targets of the first lines of a row of chips.
  func chips(_ finding: Finding) throws(DrawingError) -> FindingExample? {
    let samples = RouteChipRow.samples(lines: design.lines.lines.map(\.id))
    let row = samples.first { finding.id.hasSuffix("/\(slug($0.caption))") }
    guard let row else { return nil }
    let lines = try row.draw(design).dropFirst().prefix(Self.shownChips)
    let color = try design.color("caption")
    var (items, targets): ([DisplayItem], [DisplayItem]) = ([], [])
    var focus: Rect?
    for chip in lines {
      let move = Point(chip.centerX, 0)
      items += chip.marker.items.map { $0.applying(.translation(move)) }
      guard let frame = chip.marker.hitFrame?.offset(by: move) else { continue }
      targets += [dashedBox(frame, color)].compactMap(\.self)
      focus = focus?.union(frame) ?? frame
    }
    return FindingExample(
      items: items + targets, ground: try design.opaqueColor("paper"), focus: focus)
  }

  private static let shownChips = 3

  /// A selected chip at the start of a row, cut where the inset ends, and a line there.
  func halo() throws(DrawingError) -> FindingExample? {
    let line = design.lines.lines.first?.id ?? ""
    let chip = try MarkerState.routeChip(RouteChipState(.line(line), isSelected: true))
    let plain = try MarkerState.routeChip(RouteChipState(.line(line))).draw(design)
    guard let box = try chip.draw(design).inkBox, let body = plain.inkBox else { return nil }
    let edge = body.minX - (try design.dimension("route-chip.row.inset"))
    let seen = Rect(
      x: edge, y: box.minY, width: box.maxX - edge, height: box.height)
    let cut = Path.segment(Point(edge, box.minY), Point(edge, box.maxY))
    return FindingExample(
      items: [
        .group(
          DisplayGroup("cut", clip: .rectangle(seen), items: try chip.draw(design).items)),
        .stroke(
          cut, try design.color("caption"), StrokeStyle(width: SheetMetrics.line / 2, dash: [2, 2])),
      ], ground: try design.opaqueColor("paper"), focus: box)
  }

  /// A bus at the bearing at which its tag covers the most of its arrow, that part outlined.
  func arrow(_ finding: Finding) throws(DrawingError) -> FindingExample? {
    let route = ArrowTagSample.routes.first {
      finding.id == CoverAudit.arrowUnderTag + slug($0.text)
    }
    guard let route, let overlap = try ArrowTagSample(route, design).report.worst.first else {
      return nil
    }
    let alert = try design.color("alert")
    let state = MarkerState.bus(BusState(route: route, bearing: overlap.bearing))
    return FindingExample(
      items: try state.draw(design).items + [
        .stroke(
          overlap.region.path, alert,
          StrokeStyle(width: SheetMetrics.line, join: .round))
      ], ground: try design.opaqueColor("ground"))
  }
}
