import DisplayList
import Geometry
import Markers

/// Texts that are too faint or too small, as the audit finds them (spec §8): reported, not mended.
enum FindingTable {
  private static let columns = 2
  private static let column = 576.0
  private static let pitch = 24.0
  private static let baseline = 16.0
  /// From a row's left edge to how much it is, and to what is asked for.
  private static let valueLeft = 328.0
  private static let leastLeft = 400.0

  static func section(_ design: Design) throws(DrawingError) -> BlockSection {
    let measures = try PackAudit.citymapper.findings([design])
    let texts = measures.filter { $0.isOfText && !$0.isMet }
    return BlockSection(
      "Findings",
      note: "texts, in this theme · rounded down · all \(measures.count) measures: "
        + "sheet citymapper-audit",
      blocks: [SheetBlock("findings") { () throws(DrawingError) in try drawing(texts, design) }])
  }

  private static func drawing(
    _ findings: [Finding], _ design: Design
  ) throws(DrawingError) -> BlockDrawing {
    let rows = (findings.count + columns - 1) / columns
    var items: [DisplayItem] = []
    for (index, finding) in findings.enumerated() {
      let place = Point(Double(index / rows) * column, Double(index % rows) * pitch)
      items += try row(finding, at: place, design)
    }
    return BlockDrawing(
      items,
      room: Rect(
        x: 0, y: 0, width: column * Double(columns), height: pitch * Double(rows)))
  }

  private static func row(
    _ finding: Finding, at place: Point, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let y = place.y + baseline
    let (ink, caption) = (design.pageColors.ink, design.pageColors.caption)
    return [
      try design.text(finding.subject, SheetText.caption, at: Point(place.x, y), color: ink),
      try design.text(
        finding.text, SheetText.section, at: Point(place.x + valueLeft, y), color: ink),
      try design.text(
        finding.limitText, SheetText.note, at: Point(place.x + leastLeft, y), color: caption),
    ]
  }
}
