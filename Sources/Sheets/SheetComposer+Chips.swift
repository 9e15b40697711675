import DesignTokens
import DisplayList
import Geometry
import Markers

extension SheetComposer {
  /// The rows of chips under their title, from `y`, which moves to their end.
  mutating func chipRows(_ design: Design) throws(DrawingError) {
    try sectionTitle(
      "Route chips", note: "\(decimal(metrics.chipZoom))× · actual size at right",
      within: metrics.contentLeft...metrics.contentRight, design)
    for row in content.rows {
      try chipRow(row, design)
    }
  }

  private mutating func chipRow(
    _ row: RouteChipRow, _ design: Design
  ) throws(DrawingError) {
    let (chips, colors) = try design.recordingColors { () throws(DrawingError) in
      try row.draw(design)
    }
    usedColors.formUnion(colors)
    // Below life size the actual-size chips are the taller ones.
    let tallest =
      max(1, metrics.chipZoom) * (chips.compactMap(\.marker.inkBox?.height).max() ?? 0)
    let stage = max(
      SheetMetrics.chipStage * metrics.growth, tallest + 2 * SheetMetrics.inkClearance)
    let pitch = stage + SheetMetrics.chipCaption
    let center = y + stage / 2
    let left = metrics.contentLeft
    let enlarged = chips.map { chip in
      chip.marker.group(
        "chip",
        applying: Affine.translation(Point(chip.centerX, 0)).then(.scale(metrics.chipZoom))
          .then(.translation(Point(left, center))))
    }
    let actualLeft = left + SheetMetrics.actualChipColumn * metrics.column
    let actual = chips.map { chip in
      chip.marker.group(
        "chip", applying: .translation(Point(actualLeft + chip.centerX, center)))
    }
    items.append(
      .group(
        DisplayGroup(
          row.caption,
          items: [
            .group(DisplayGroup("enlarged", items: enlarged)),
            .group(DisplayGroup("actual size", items: actual)),
          ])))
    try text(
      row.caption, SheetText.caption,
      at: Point(left, y + pitch - SheetMetrics.chipCaptionBelow), color: design.pageColors.caption,
      design)
    cells.append(
      SheetCell(
        name: "\(design.theme.rawValue)/\(rowName(row))", caption: row.caption,
        frame: Rect(x: left, y: y, width: metrics.contentRight - left, height: pitch),
        ink: enlarged.inkBox, anchor: nil, hitFrame: nil, accessibility: nil, zOrder: nil))
    y += pitch
  }
}
