import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// Lays out one sheet from top to bottom.
struct SheetComposer {
  let definition: SheetDefinition
  let request: SheetRequest
  let metrics: SheetMetrics
  /// One design a panel, from the top.
  let designs: [Design]
  /// The panels' parts that are shown.
  let content: SheetContent

  /// What is drawn so far.
  var items: [DisplayItem] = []
  /// The examples so far.
  var cells: [SheetCell] = []
  /// Colour tokens that the examples ask for, for the legend.
  var usedColors: Set<String> = []
  /// Whether redlines measured an example so far, and one that selection scales.
  var hasMeasures = false
  var hasScaledMeasures = false
  /// Whether a touch target in a dashed box is wider than the least one.
  var hasWideTargets = false
  /// Where the next part begins.
  var y = SheetMetrics.panelTop

  /// The design of what stands around the panels: the first panel's.
  var page: Design { designs[0] }

  /// Draws the sheet.
  mutating func compose(scale: Scale?) throws(DrawingError) -> Sheet {
    if !request.showsFrame { y = SheetMetrics.margin }
    for design in designs {
      try layer("\(design.theme.rawValue) panel") { (sheet) throws(DrawingError) in
        try sheet.panel(design)
      }
      y += SheetMetrics.gap
    }
    if request.showsFrame {
      try below(scale)
      // Composed last, since it says what the panels were found to show; in front of them all.
      try layer("header") { (sheet) throws(DrawingError) in try sheet.header() }
      items.insert(items.removeLast(), at: 0)
    } else {
      y -= SheetMetrics.gap
    }
    // Whole points: at any scale the paper ends with a pixel.
    let size = Size(
      metrics.sheetWidth.rounded(.up), (y + SheetMetrics.margin).rounded(.up))
    let paper = DisplayItem.fill(
      .rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)),
      try page.opaqueColor(page.pageColors.paper), .nonzero)
    return Sheet(
      name: definition.name, theme: request.themeName,
      list: DisplayList(size: size, items: [paper] + items), cells: cells)
  }

  /// What stands below the panels.
  private mutating func below(_ scale: Scale?) throws(DrawingError) {
    try layer("legend") { (sheet) throws(DrawingError) in
      try sheet.note()
      if sheet.needsLegend { try sheet.legend() }
    }
    try layer("footer") { (sheet) throws(DrawingError) in try sheet.footer(scale) }
  }

  /// Runs `drawing` and gathers what it adds in one named layer.
  private mutating func layer(
    _ name: String, _ drawing: (inout SheetComposer) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    let start = items.count
    try drawing(&self)
    let added = Array(items[start...])
    items.removeSubrange(start...)
    if !added.isEmpty { items.append(.group(DisplayGroup(name, items: added))) }
  }

  /// A sheet that shows every colour token with its values needs no list of them.
  private var needsLegend: Bool {
    if case .blocks(let sheet) = definition.content { return !sheet.showsColors(request) }
    return true
  }

  private mutating func header() throws(DrawingError) {
    let left = metrics.contentLeft
    try text(
      definition.title, SheetText.title, at: Point(left, SheetMetrics.titleBaseline),
      color: page.pageColors.ink, page)
    try text(
      subtitle, SheetText.subtitle, at: Point(left, SheetMetrics.subtitleBaseline),
      color: page.pageColors.caption, page)
  }

  private var subtitle: String {
    let names = request.themes.map(\.rawValue).joined(separator: " and ")
    let zoom = decimal(metrics.exhibitZoom)
    let chips = "chips \(decimal(metrics.chipZoom))×"
    let note =
      switch definition.content {
      case .blocks(let sheet): sheet.subtitle(request)
      case .markers: "examples at \(zoom)×"
      case .chips where content.rows.isEmpty: "examples at \(zoom)×"
      case .chips: content.sections.isEmpty ? chips : "\(chips), button \(zoom)×"
      }
    let redlines = hasMeasures ? " · redlines" : ""
    let unit =
      if case .blocks(let sheet) = definition.content, !sheet.isInPoints { "" } else {
        " · values in points"
      }
    return "\(names.prefix(1).uppercased())\(names.dropFirst()) · \(note)\(redlines)\(unit)"
  }

  /// The sheet's note and that of redlines, on one line where they fit.
  private mutating func note() throws(DrawingError) {
    var lines = showsWhatIsNoted ? definition.note.map { [$0] } ?? [] : []
    if request.showsRedlines { lines.append(redlineNote) }
    guard definition.note != nil || !lines.isEmpty else { return }
    let width = metrics.contentRight - metrics.contentLeft
    if lines.count > 1 {
      let joined = lines.joined(separator: " ")
      if try page.outline(joined, SheetText.note).advance <= width { lines = [joined] }
    }
    lines = try TextWrapper.lines(of: lines, SheetText.note, width: width, page)
    for (index, line) in lines.enumerated() {
      if index > 0 { y += SheetMetrics.footnoteLine }
      try text(
        line, SheetText.note, at: Point(metrics.contentLeft, y + SheetMetrics.noteBaseline),
        color: page.pageColors.caption, page)
    }
    y += SheetMetrics.noteBlock
  }

  /// What the measures are; where there are none, which sheets of the pack measure its markers.
  private var redlineNote: String {
    guard hasMeasures else {
      let place = request.only == nil ? "on this sheet" : "on what is shown"
      let isMarkerSheet = if case .blocks = definition.content { false } else { true }
      let others =
        definition.pack == PackDescription.chitransit.name && !isMarkerSheet
        ? "; stations, vehicles and routes measure the markers" : ""
      return "Redlines: none \(place)\(others)."
    }
    let scaled = hasScaledMeasures ? ", before selection scales a marker (×)" : ""
    let wide = hasWideTargets ? "; a wider capsule’s box is as wide as itself" : ""
    return "Redlines: values are those at life size\(scaled)\(wide)."
  }

  /// Notes of 000's sheets are about the touch targets and the nearby button: none without either.
  private var showsWhatIsNoted: Bool {
    if case .blocks = definition.content { return true }
    return content.sections.contains { part in
      part.section.exhibits == .nearby
        || (part.section.showsHitAreas && request.showsHitAreas)
    }
  }

  /// Pack and version of the tokens, then what the picture is. Neither a date nor the tool's
  /// version: a release must not change a golden.
  private mutating func footer(_ scale: Scale?) throws(DrawingError) {
    y += SheetMetrics.footerBaseline
    try text(
      page.title, SheetText.footer, at: Point(metrics.contentLeft, y),
      color: page.pageColors.caption, page)
    let parts =
      [definition.name] + (request.showsRedlines ? ["redlines"] : []) + [request.themeName]
      + (scale.map { ["\($0.rawValue)×"] } ?? [])
    try text(
      parts.joined(separator: " · "), SheetText.footer, at: Point(metrics.contentRight, y),
      .trailing, color: page.pageColors.caption, page)
  }
}

extension SheetComposer {
  /// Sets a line of text with its baseline at a point, in a colour token of `design`.
  mutating func text(
    _ text: String, _ style: TextStyle, at place: Point, _ alignment: TextAlignment = .leading,
    color: String, _ design: Design
  ) throws(DrawingError) {
    items.append(try design.text(text, style, at: place, alignment, color: color))
  }
}
