import Citymapper
import DisplayList
import Geometry
import Markers

/// What was measured against what is asked for (spec §8): reported, not mended.
enum FindingTable {
  private static let columns = 2
  private static let column = 576.0
  private static let pitch = 24.0
  private static let baseline = 16.0
  private static let dot = 8.0
  /// From a row's left edge to its texts: what, how much, and what is asked for.
  private static let subjectLeft = 18.0
  private static let valueLeft = 300.0
  private static let leastLeft = 372.0

  static func section(_ design: Design) -> BlockSection {
    BlockSection(
      "Findings", note: "measured in this theme · rounded down · filled: not met",
      blocks: [SheetBlock("findings") { () throws(DrawingError) in try drawing(design) }])
  }

  private static func drawing(_ design: Design) throws(DrawingError) -> BlockDrawing {
    let findings = try Finding.citymapper(design)
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
    let color = finding.isMet ? design.pageColors.caption : design.pageColors.ink
    let style = finding.isMet ? SheetText.note : SheetText.section
    let least = decimal(finding.least) + (finding.isContrast ? "" : " pt")
    return [
      try mark(finding, at: Point(place.x + dot / 2, y - dot / 2), design),
      try design.text(
        finding.subject, style, at: Point(place.x + subjectLeft, y), color: color),
      try design.text(finding.text, style, at: Point(place.x + valueLeft, y), color: color),
      try design.text(
        finding.isMet ? "meets \(least)" : "under \(least)", SheetText.note,
        at: Point(place.x + leastLeft, y), color: color),
    ]
  }

  /// A disc for what falls short, a ring for what is met: colour alone would not tell.
  private static func mark(
    _ finding: Finding, at center: Point, _ design: Design
  ) throws(DrawingError) -> DisplayItem {
    let disc = Path.circle(center: center, radius: dot / 2)
    guard finding.isMet else {
      return .fill(disc, try design.color(design.pageColors.ink), .nonzero)
    }
    var band = disc
    band.append(.circle(center: center, radius: dot / 2 - 1))
    return .fill(band, try design.color(design.pageColors.caption), .evenOdd)
  }
}
