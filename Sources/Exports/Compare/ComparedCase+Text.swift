import Bitmap
import DisplayList

extension ComparedCase {
  /// One line: "different   markers/bus-stop/z16-light@2x.png: 12 pixels differ by …".
  package var line: String {
    let word = verdict.rawValue
    let space = String(repeating: " ", count: max(1, 12 - word.utf8.count))
    let detail = detail
    return word + space + printable(path.text) + (detail.isEmpty ? "" : ": \(detail)")
  }

  /// What is known beyond the verdict, on one line; empty for an equal case.
  package var detail: String {
    var parts: [String] = []
    if let message { parts.append(printable(message)) }
    if let comparison { parts += Self.numbers(comparison) }
    if !cells.isEmpty { parts.append("cells: \(cells.joined(separator: ", "))") }
    if verdict == .tolerated, let tolerance {
      parts.append("tolerated: \(printable(tolerance.reason))")
    }
    return parts.joined(separator: "; ")
  }

  private static func numbers(_ comparison: BitmapComparison) -> [String] {
    var parts: [String] = []
    if let difference = comparison.difference { parts.append(difference.description) }
    if let pixels = comparison.pixels {
      let count = pixels.regions.count
      parts.append("OKLab \(decimal((pixels.largestOKLab * 10_000).rounded() / 10_000))")
      parts.append(count == 1 ? "1 region" : "\(count) regions")
    }
    let excused = [
      (comparison.withinDelta, "within the levels allowed"), (comparison.masked, "masked"),
      (comparison.ignoredAntialiasing, "ignored as anti-aliasing"),
    ]
    parts += excused.filter { $0.0 > 0 }.map { count, reason in
      "\(count) \(count == 1 ? "pixel" : "pixels") \(reason)"
    }
    return parts
  }
}
