import DesignTokens
import Geometry
import Markers

/// What takes a touch: how large it is, what is read out of it, and how far two of them overlap.
enum TargetAudit {
  /// The lesser side of each target, and whether it is labelled.
  static func findings(_ specimen: AuditSpecimen) -> [Finding] {
    specimen.targets.flatMap { target -> [Finding] in
      let name = target.name.isEmpty ? specimen.family : "\(specimen.family)/\(target.name)"
      let size = Finding(
        "hit-frame/\(name)", "Touch target of \(title(specimen, target))",
        places: [specimen.place],
        value: min(target.frame.width, target.frame.height), .target)
      guard let text = target.label else { return [size] }
      let isLabelled = text.contains { !$0.isWhitespace }
      return [
        size,
        Finding(
          "label/\(name)", "Label of \(title(specimen, target))", places: [specimen.place],
          value: isLabelled ? 1 : 0, label),
      ]
    }
  }

  private static func title(_ specimen: AuditSpecimen, _ target: AuditSpecimen.Target) -> String {
    ColorWords.title(target.name.isEmpty ? specimen.family : target.name).lowercased()
  }

  private static let label = Demand(
    .atLeast(1), .count("label", "labels"), clause: "HIG Accessibility: every control labelled")

  /// How far the targets of neighbours in 000's rows of chips reach into each other: the most of each
  /// row.
  static func chipRows(_ design: Design) throws(DrawingError) -> [Finding] {
    var findings: [Finding] = []
    for row in RouteChipRow.samples(lines: design.lines.lines.map(\.id)) {
      let frames = try row.draw(design).compactMap { chip in
        chip.marker.hitFrame?.offset(by: Point(chip.centerX, 0))
      }
      guard let most = zip(frames, frames.dropFirst()).map({ $0.maxX - $1.minX }).max() else {
        continue
      }
      findings.append(
        Finding(
          "hit-overlap/route-chip/\(slug(row.caption))",
          "Touch targets of neighbours in the row “\(row.caption)”",
          places: ["route-chip/\(slug(row.caption))"], value: max(0, most), .targetOverlap))
    }
    return findings
  }

  /// The same of targets side by side in one drawing.
  static func neighbours(_ specimen: AuditSpecimen) -> [Finding] {
    guard specimen.targets.count > 1 else { return [] }
    let pairs = specimen.targets.indices.flatMap { first in
      specimen.targets[(first + 1)...].map { (specimen.targets[first].frame, $0.frame) }
    }
    let most = pairs.compactMap { $0.intersection($1) }.map { min($0.width, $0.height) }.max() ?? 0
    return [
      Finding(
        "hit-overlap/\(specimen.family)", "Touch targets side by side on \(specimen.family)",
        places: [specimen.place], value: most, .targetOverlap)
    ]
  }
}
