import DisplayList
import Geometry
import Markers

/// Finds what shows a finding.
struct FindingExamples {
  private let audit: PackAudit
  let design: Design
  private let specimens: [String: AuditSpecimen]

  init(_ audit: PackAudit, _ design: Design) throws(DrawingError) {
    self.audit = audit
    self.design = design
    let (all, _) = try design.recordingColors { () throws(DrawingError) in
      try audit.specimens(design)
    }
    specimens = Dictionary(all.map { ($0.place, $0) }) { $1 }
  }

  /// The example of a finding; nil where there is none to show.
  func example(of finding: Finding) throws(DrawingError) -> FindingExample? {
    switch audit {
    case .chitransit: try chitransit(finding)
    case .citymapper: try citymapper(finding)
    case .dataMarkers: try drawing(finding)
    }
  }

  /// The first drawing in which a value was measured.
  func specimen(of finding: Finding) -> AuditSpecimen? {
    finding.places.lazy.compactMap { specimens[$0] }.first
  }

  private func chitransit(_ finding: Finding) throws(DrawingError) -> FindingExample? {
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
    guard let specimen = specimen(of: finding) else { return nil }
    return FindingExample(
      items: specimen.items, ground: try design.opaqueColor(specimen.ground))
  }

  /// States that look the same but for their colours, side by side.
  private func states(_ finding: Finding) throws(DrawingError) -> FindingExample? {
    guard finding.id != "color-alone/stop-sheet/step-free" else { return try wheelchairs() }
    let shown = finding.places.prefix(2).compactMap { specimens[$0] }
    guard let first = shown.first else { return nil }
    return FindingExample(
      items: shown.map(\.items).sideBySide, ground: try design.opaqueColor(first.ground))
  }

  private func wheelchairs() throws(DrawingError) -> FindingExample {
    let glyphs = try StepFreeAccess.allCases.map { access throws(DrawingError) in
      let content = StopSheetContent(
        stop: StopSheetSamples.station, alerts: nil, stepFreeAccess: access)
      guard let button = content.accessibilityButton else { return [DisplayItem]() }
      return try StopSheetButton(button, showsTarget: false, design).items
    }
    return FindingExample(items: glyphs.sideBySide, ground: try design.opaqueColor("paper"))
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

extension [[DisplayItem]] {
  /// The drawings one beside the other.
  var sideBySide: [DisplayItem] {
    let gap = 8.0
    var items: [DisplayItem] = []
    var x = 0.0
    for drawing in self {
      guard let box = drawing.inkBox else { continue }
      items += drawing.map { $0.applying(.translation(Point(x - box.minX, 0))) }
      x += box.width + gap
    }
    return items
  }
}
