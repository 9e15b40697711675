import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// Finds what shows a finding.
struct FindingExamples {
  private let audit: PackAudit
  let design: Design
  private let specimens: [String: AuditSpecimen]

  /// Between two drawings side by side.
  private static let gap = 8.0

  init(_ audit: PackAudit, _ design: Design) throws(DrawingError) {
    self.audit = audit
    self.design = design
    var specimens: [String: AuditSpecimen] = [:]
    if case .chitransit = audit {
      let (all, _) = try design.recordingColors { () throws(DrawingError) in
        try AuditSpecimens(design).all()
      }
      for specimen in all { specimens[specimen.place] = specimen }
    }
    self.specimens = specimens
  }

  /// The example of a finding; nil where there is none to show.
  func example(of finding: Finding) throws(DrawingError) -> FindingExample? {
    guard case .chitransit = audit else { return try text(finding) }
    switch finding.kind {
    case "hit-overlap": return try chips(finding)
    case "cover": return try finding.id.hasSuffix("halo") ? halo() : arrow(finding)
    case "dialog": return try dialog(finding)
    case "color-alone": return try states(finding)
    default: return try drawing(finding)
    }
  }

  /// The drawing in which a value was measured.
  private func drawing(_ finding: Finding) throws(DrawingError) -> FindingExample? {
    guard let specimen = finding.places.lazy.compactMap({ specimens[$0] }).first else {
      return nil
    }
    return FindingExample(
      items: specimen.items, ground: try design.opaqueColor(specimen.ground))
  }

  /// Letters in the colours of a pair, where no drawing is kept.
  private func text(_ finding: Finding) throws(DrawingError) -> FindingExample? {
    guard let pair = finding.pair else { return try text(in: finding.places.first) }
    let outline = try design.outline("Aa", SheetText.title)
    return FindingExample(
      items: [.fill(outline.path, pair.upper, .nonzero)], ground: pair.lower)
  }

  /// Letters in a typography token; nil where there is no such token.
  private func text(in token: String?) throws(DrawingError) -> FindingExample? {
    guard let token, design.tokens.token(named: token)?.type == .typography else { return nil }
    let outline = try design.label("Aa", token).outline
    return FindingExample(
      items: [.fill(outline.path, try design.color(design.pageColors.ink), .nonzero)],
      ground: try design.opaqueColor(design.pageColors.paper))
  }

  /// States that look the same but for their colours, side by side.
  private func states(_ finding: Finding) throws(DrawingError) -> FindingExample? {
    guard finding.id != "color-alone/stop-sheet/step-free" else { return try wheelchairs() }
    let shown = finding.places.prefix(2).compactMap { specimens[$0] }
    guard let first = shown.first else { return nil }
    return FindingExample(
      items: sideBySide(shown.map(\.items)), ground: try design.opaqueColor(first.ground))
  }

  private func wheelchairs() throws(DrawingError) -> FindingExample {
    let glyphs = try StepFreeAccess.allCases.map { access throws(DrawingError) in
      let content = StopSheetContent(
        stop: StopSheetSamples.station, alerts: nil, stepFreeAccess: access)
      guard let button = content.accessibilityButton else { return [DisplayItem]() }
      return try StopSheetButton(button, showsTarget: false, design).items
    }
    return FindingExample(items: sideBySide(glyphs), ground: try design.opaqueColor("paper"))
  }

  private func sideBySide(_ drawings: [[DisplayItem]]) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var x = 0.0
    for drawing in drawings {
      guard let box = drawing.inkBox else { continue }
      items += drawing.map { $0.applying(.translation(Point(x - box.minX, 0))) }
      x += box.width + Self.gap
    }
    return items
  }

  /// A dialog, small: bars stand for its texts, which could not be read.
  private func dialog(_ finding: Finding) throws(DrawingError) -> FindingExample? {
    // A dialog stands where its finding says.
    guard let specimen = specimens[finding.id] else { return nil }
    let items = specimen.shapes.map { shape in
      let isText = specimen.texts.contains { $0.scale(drawnAs: shape.path) != nil }
      return DisplayItem.fill(
        isText ? .rectangle(shape.bounds) : shape.path,
        isText ? shape.color.opacity(Self.barOpacity) : shape.color, shape.rule)
    }
    return FindingExample(
      items: items, ground: try design.opaqueColor(specimen.ground), leastZoom: 0)
  }

  private static let barOpacity = 0.6
}
