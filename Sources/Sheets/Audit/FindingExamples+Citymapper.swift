import Citymapper
import DesignTokens
import DisplayList
import Geometry
import Markers

extension FindingExamples {
  /// The example of a finding of the pack citymapper.
  func citymapper(_ finding: Finding) throws(DrawingError) -> FindingExample? {
    switch finding.kind {
    case "color-alone": try states(of: finding)
    case "motion": try motion(finding)
    default: try part(finding)
    }
  }

  private func states(of finding: Finding) throws(DrawingError) -> FindingExample? {
    let states = try ComparedStates.citymapper(design)
    guard let shown = states.first(where: { finding.id == "color-alone/\($0.name)" }) else {
      return nil
    }
    return FindingExample(
      items: shown.shown, ground: try design.opaqueColor(shown.ground), focus: shown.focus)
  }

  /// The curves of a motion.
  private func motion(_ finding: Finding) throws(DrawingError) -> FindingExample? {
    let row = try MotionRow.all(design).first { finding.belongs(to: "motion/\($0.name)") }
    guard let row else { return nil }
    return FindingExample(
      items: try MotionPlots.curves(row, design).map { $0.applying(.scale(Self.plotScale)) },
      ground: try design.opaqueColor(design.pageColors.paper))
  }

  /// Plots are drawn for a whole sheet.
  private static let plotScale = 0.5

  /// The part of a component that was measured, on what it lies on.
  private func part(_ finding: Finding) throws(DrawingError) -> FindingExample? {
    guard let specimen = specimen(of: finding) else { return nil }
    let measures =
      try ContrastAudit(specimen, design).measures + TextAudit.measures(specimen)
    let measured = measures.first {
      $0.finding.id == finding.id && $0.finding.value == finding.value
    }
    guard let part = measured.map({ PartExample(part: $0.shape, of: specimen.shapes) }) else {
      return nil
    }
    return FindingExample(
      items: part.items, ground: try design.opaqueColor(specimen.ground), focus: part.focus)
  }
}
