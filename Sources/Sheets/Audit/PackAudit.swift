import DesignTokens
import DisplayList
package import Markers

/// What is measured of a pack.
package enum PackAudit: Hashable, Sendable {
  /// Documents 000 to 003: markers, components, stop sheet and surfaces, against the rules and surfaces
  /// of 003.
  case chitransit
  /// Document 004: its components in all their states, and its motions.
  case citymapper
  /// The markers of a pack that is data alone, on its ground.
  case dataMarkers([DataMarker])

  /// The measured values, met or not; `designs` are those of all themes.
  package func findings(_ designs: [Design]) throws(DrawingError) -> [Finding] {
    var findings: [Finding] = []
    for design in designs { findings += try self.findings(in: design) }
    return findings.merged
  }

  /// The rules and surfaces that the pack is held to; nil for a pack without such a document.
  package var document: AuditDocument? {
    get throws(DrawingError) {
      guard case .chitransit = self, let file = Pack.auditFile else { return nil }
      do { return try AuditDocument(file.bytes, file: file.name) } catch {
        throw .token(TokenError(error.description))
      }
    }
  }

  /// The drawings that are measured.
  func specimens(_ design: Design) throws(DrawingError) -> [AuditSpecimen] {
    switch self {
    case .chitransit: try AuditSpecimens(design).all()
    case .citymapper: try CitymapperSpecimens(design).all()
    case .dataMarkers(let markers): try Self.markers(markers, design)
    }
  }

  private func findings(in design: Design) throws(DrawingError) -> [Finding] {
    var findings: [Finding] = []
    for specimen in try specimens(design) {
      findings += TargetAudit.findings(specimen) + TargetAudit.neighbours(specimen)
      findings += TextAudit.measures(specimen).map { $0.finding }
      findings += try ContrastAudit(specimen, design).measures.map { $0.finding }
    }
    return try findings + others(design)
  }

  /// What is not measured on a single drawing.
  private func others(_ design: Design) throws(DrawingError) -> [Finding] {
    switch self {
    case .chitransit: try Self.chitransit(design)
    case .citymapper:
      try ComparedStates.citymapper(design).map(ColorAloneAudit.finding)
        + MotionAudit.citymapper(design)
    case .dataMarkers: []
    }
  }

  private static func chitransit(_ design: Design) throws(DrawingError) -> [Finding] {
    var findings = try TargetAudit.chipRows(design)
    findings += try ColorAloneAudit.markers(AuditSpecimens(design).entries, design)
    findings += [try ColorAloneAudit.stepFree(design), try ColorAloneAudit.tabs(design)]
    findings += try MotionAudit.findings(design) + CoverAudit.findings(design)
    return findings + DialogAudit.findings
  }

  private static func markers(
    _ markers: [DataMarker], _ design: Design
  ) throws(DrawingError) -> [AuditSpecimen] {
    var specimens: [AuditSpecimen] = []
    for marker in markers {
      for state in marker.states {
        specimens.append(try specimen(marker, state, design))
      }
    }
    return specimens
  }

  /// A state of a marker, each of its fills with the colour token that its layer names.
  private static func specimen(
    _ marker: DataMarker, _ state: DataMarker.State, _ design: Design
  ) throws(DrawingError) -> AuditSpecimen {
    var tokens: [String] = []
    var specimen = try AuditSpecimen(
      marker.name, at: "\(marker.name)/\(state.name)", on: design.pageColors.ground, design
    ) { () throws(DrawingError) in
      var items: [DisplayItem] = []
      for layer in state.layers {
        let item = try layer.draw(design)
        items.append(item)
        tokens += PaintedShape.shapes(of: [item]).map { _ in layer.color }
      }
      return (items, [])
    }
    specimen.tokens = tokens
    return specimen
  }
}
