import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// A finding: an example of it as it is drawn, the value, what is asked for, and where it was found.
struct FindingCard {
  let finding: Finding
  /// Why it is accepted; nil where it is not.
  let reason: String?
  /// Nil where there is nothing to show.
  var example: FindingExample?
  /// The height of the cards beside it, this one included.
  var height = 0.0

  /// How many stand side by side.
  static let columns = 3
  private static let width = 384.0
  /// The example's stage, and that of what needs more room to be seen whole.
  static let stage = Rect(x: 0, y: 0, width: 128, height: 96)
  private static let wideStage = Rect(x: 0, y: 0, width: 192, height: 108)
  /// From the stage to the text, and where the text ends.
  private static let textGap = 16.0
  private static let textRight = 368.0
  /// Space below a card.
  private static let below = 16.0
  /// From line to line, and from a line's top to its baseline.
  private static let subjectPitch = 16.0
  private static let valuePitch = 26.0
  private static let pitch = 15.0
  private static let drop = 12.0
  private static let valueDrop = 20.0
  private static let valueGap = 8.0
  private static let swatch = Size(20, 20)

  private var stage: Rect {
    ComparedStates.needsMoreRoom(finding) ? Self.wideStage : Self.stage
  }

  private var textLeft: Double { stage.maxX + Self.textGap }
  private var textWidth: Double { Self.textRight - textLeft }

  func drawing(_ design: Design) throws(DrawingError) -> BlockDrawing {
    var items = try stageItems(design)
    var y = 0.0
    y = try lines(
      finding.subject, SheetText.section, pitch: Self.subjectPitch, color: design.pageColors.ink,
      from: y, &items, design)
    items += try value(top: y, design)
    y += Self.valuePitch
    for text in details {
      y = try lines(
        text, SheetText.tokenValue, pitch: Self.pitch, color: design.pageColors.caption, from: y,
        &items, design)
    }
    return BlockDrawing(
      items,
      room: Rect(
        x: 0, y: 0, width: Self.width, height: max(height, y) + Self.below))
  }

  /// The height that it needs, the space below it left out.
  func height(_ design: Design) throws(DrawingError) -> Double {
    max(try drawing(design).room.height - Self.below, stage.height)
  }

  /// What is said in small: the colours, the places, the clause, the reason.
  private var details: [String] {
    let colors = finding.pair.map { ["\($0.upper.hex) on \($0.lower.hex)"] } ?? []
    let accepted = reason.map { ["Accepted: \($0)"] } ?? []
    return colors + [finding.placesText, finding.demand.clause] + accepted
  }

  /// Adds wrapped lines; where the next part begins.
  private func lines(
    _ text: String, _ style: TextStyle, pitch: Double, color: String, from top: Double,
    _ items: inout [DisplayItem], _ design: Design
  ) throws(DrawingError) -> Double {
    let lines = try TextWrapper.lines(text, style, width: textWidth, design)
    for (index, line) in lines.enumerated() {
      items.append(
        try design.text(
          line, style, at: Point(textLeft, top + Double(index) * pitch + Self.drop),
          color: color))
    }
    return top + Double(lines.count) * pitch
  }

  /// The value, the limit beside it, and the two colours of a contrast.
  private func value(top: Double, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let baseline = top + Self.valueDrop
    let ink = design.pageColors.ink
    let advance = try design.outline(finding.text, SheetText.title).advance
    let floor = finding.isBelowFloor ? ", below the floor" : ""
    let items = [
      try design.text(
        finding.text, SheetText.title, at: Point(textLeft, baseline), color: ink),
      try design.text(
        finding.limitText + floor, SheetText.tokenValue,
        at: Point(textLeft + advance + Self.valueGap, baseline), color: ink),
    ]
    return try items + swatches(top: top, design)
  }

  private func swatches(top: Double, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    guard let pair = finding.pair else { return [] }
    let (width, height) = (Self.swatch.width, Self.swatch.height)
    let box = Rect(
      x: textLeft + textWidth - 2 * width, y: top + 3, width: 2 * width, height: height)
    let half = Path.rectangle(Rect(x: box.center.x, y: box.y, width: width, height: height))
    let edge = RoundedRect(box, radius: 4)
    let line = try design.color(design.pageColors.ink).opacity(SheetMetrics.swatchLineOpacity)
    return [
      .group(
        DisplayGroup(
          "colors", clip: edge.path,
          items: [
            .fill(.rectangle(box), pair.upper, .nonzero), .fill(half, pair.lower, .nonzero),
          ])), edgeLine(edge, line),
    ]
  }

  /// The example on its ground.
  private func stageItems(_ design: Design) throws(DrawingError) -> [DisplayItem] {
    let edge = RoundedRect(stage, radius: 8)
    let line = try design.color(design.pageColors.ink).opacity(SheetMetrics.panelLineOpacity)
    let paper = try design.color(design.pageColors.paper)
    let ground = example?.ground ?? paper
    let drawn = example.map { [$0.item(in: stage)] } ?? []
    return [
      .group(
        DisplayGroup(
          "example", clip: edge.path,
          items: [.fill(edge.path, ground, .nonzero)] + drawn)), edgeLine(edge, line),
    ]
  }
}
