import DesignTokens
import DisplayList
import Geometry
import Markers

extension SheetComposer {
  /// The colour tokens that the examples use, eight a row, from `y`, which moves below them.
  mutating func legend() throws(DrawingError) {
    let names = legendNames
    for (index, name) in names.enumerated() {
      let column = index % SheetMetrics.columns
      let row = index / SheetMetrics.columns
      try legendEntry(
        name,
        at: Point(
          metrics.contentLeft + Double(column) * metrics.column,
          y + Double(row) * SheetMetrics.legendPitch))
    }
    let rows = (names.count + SheetMetrics.columns - 1) / SheetMetrics.columns
    y += Double(rows) * SheetMetrics.legendPitch
  }

  /// What changes with the theme, then what never does, then the lines; each in the tokens' order.
  private var legendNames: [String] {
    let names = page.tokens.tokens.map(\.name).filter(usedColors.contains)
    let rank = { (name: String) in
      name.hasPrefix("line.") ? 2 : name.hasPrefix("fixed-") ? 1 : 0
    }
    return (0...2).flatMap { wanted in names.filter { rank($0) == wanted } }
  }

  private mutating func legendEntry(_ name: String, at place: Point) throws(DrawingError) {
    let swatch = RoundedRect(
      Rect(x: place.x, y: place.y, width: SheetMetrics.swatch, height: SheetMetrics.swatch),
      radius: SheetMetrics.swatchRadius)
    items.append(.group(DisplayGroup(name, items: try swatchItems(name, swatch))))
    let title = name.hasSuffix(".hue") ? String(name.dropLast(4)) : name
    let values = try legendValues(name)
    let x = place.x + SheetMetrics.swatch + SheetMetrics.legendGap
    // The lines stand in the middle of the swatch; names of one sheet on one baseline.
    let pitch = designs.count > 1 ? SheetMetrics.denseLegendLine : SheetMetrics.legendLine
    let first =
      place.y + SheetMetrics.legendMiddle - Double(designs.count) / 2 * pitch
    try text(title, SheetText.tokenName, at: Point(x, first), color: page.pageColors.ink, page)
    for (index, value) in values.enumerated() {
      try text(
        value, SheetText.tokenValue, at: Point(x, first + Double(index + 1) * pitch),
        color: page.pageColors.caption, page)
    }
  }

  /// The token's value in each panel's theme, once where they agree, and whether it is ours.
  private func legendValues(_ name: String) throws(DrawingError) -> [String] {
    var values: [String] = []
    for design in designs {
      let hex = try design.color(name).hex
      let value = design.isGiven(name) ? hex : "\(hex) · chosen"
      if values.last != value { values.append(value) }
    }
    return values
  }

  /// The swatch, split in two where light and dark are shown.
  private func swatchItems(
    _ name: String, _ swatch: RoundedRect
  ) throws(DrawingError) -> [DisplayItem] {
    let line = try page.color(page.pageColors.ink).opacity(SheetMetrics.swatchLineOpacity)
    guard designs.count > 1 else {
      return [.fill(swatch.path, try page.color(name), .nonzero), edgeLine(swatch, line)]
    }
    var items: [DisplayItem] = []
    let width = swatch.rect.width / Double(designs.count)
    for (index, design) in designs.enumerated() {
      let part = Rect(
        x: swatch.rect.x + Double(index) * width, y: swatch.rect.y, width: width,
        height: swatch.rect.height)
      let fill = DisplayItem.fill(.rectangle(part), try design.color(name), .nonzero)
      items.append(
        .group(DisplayGroup(design.theme.rawValue, clip: swatch.path, items: [fill])))
    }
    return items + [edgeLine(swatch, line)]
  }
}

extension Design {
  /// Whether a source states the token's value in this theme.
  fileprivate func isGiven(_ name: String) -> Bool {
    if case .given = tokens.token(named: name)?.origin { true } else { false }
  }
}
