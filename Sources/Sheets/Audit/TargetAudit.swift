import DesignTokens
import Geometry
import Markers

/// What is read out, how large what takes a touch is, and how far two of them overlap.
enum TargetAudit {
  /// Whether each is labelled, and the lesser side of what takes a touch.
  static func findings(_ specimen: AuditSpecimen) -> [Finding] {
    specimen.targets.flatMap { target -> [Finding] in
      let name = target.name.isEmpty ? specimen.family : "\(specimen.family)/\(target.name)"
      let words = ColorWords.words(target.name.isEmpty ? specimen.family : target.name)
      let size = target.frame.map { frame in
        Finding(
          "hit-frame/\(name)", "Touch target of \(words)", places: [specimen.place],
          value: min(frame.width, frame.height), .target)
      }
      let label = target.label.map { text in
        Finding(
          "label/\(name)", "Label of \(words)", places: [specimen.place],
          value: text.contains { !$0.isWhitespace } ? 1 : 0, Self.label(of: target))
      }
      return [size, label].compactMap { $0 }
    }
  }

  private static func label(of target: AuditSpecimen.Target) -> Demand {
    Demand(
      .atLeast(1), .count("label", "labels"),
      clause: target.frame == nil
        ? "HIG VoiceOver: what is shown is read out"
        : "HIG Accessibility: every control labelled")
  }

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
    let frames = specimen.targets.compactMap(\.frame)
    guard frames.count > 1 else { return [] }
    let pairs = frames.indices.flatMap { first in
      frames[(first + 1)...].map { (frames[first], $0) }
    }
    let most = pairs.compactMap { $0.intersection($1) }.map { min($0.width, $0.height) }.max() ?? 0
    return [
      Finding(
        "hit-overlap/\(specimen.family)",
        "Touch targets side by side on \(ColorWords.words(specimen.family))",
        places: [specimen.place], value: most, .targetOverlap)
    ]
  }
}
