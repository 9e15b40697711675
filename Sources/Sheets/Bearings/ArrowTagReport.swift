import DisplayList
import Markers

/// What was found of a route's arrow and tag at many bearings, in words.
struct ArrowTagReport {
  /// The bearings at which the tag covers some of the arrow, ascending.
  let overlaps: [ArrowTagOverlap]
  /// From one looked-at bearing to the next, in degrees.
  let step: Double

  /// The overlaps that cover the most; several where bearings mirror each other.
  var worst: [ArrowTagOverlap] {
    let greatest = overlaps.map(\.arrow.share).max() ?? 0
    return overlaps.filter { $0.arrow.share > greatest - Self.tie }
  }

  /// Shares closer than this are the same.
  private static let tie = 1e-9

  /// One or two lines of text.
  var lines: [String] {
    guard let first = worst.first, let rangeText else {
      return ["The tag covers nothing of the arrow, looked at in steps of \(decimal(step))°."]
    }
    return [
      "The tag covers part of the arrow at \(rangeText)"
        + ", looked at in steps of \(decimal(step))°.",
      "Most at \(worst.map { degrees($0.bearing) }.joined(separator: " and ")): "
        + "\(text(first.arrow)) of arrow and keyline, \(text(first.fill)) of the fill alone; "
        + "shares rounded up.",
    ]
  }

  /// "45.1° to 57.1° and 302.9° to 314.9°", or nil where the tag covers nothing.
  var rangeText: String? {
    guard !ranges.isEmpty else { return nil }
    return ranges.map { range in
      range.lowerBound == range.upperBound
        ? degrees(range.lowerBound)
        : "\(degrees(range.lowerBound)) to \(degrees(range.upperBound))"
    }.joined(separator: " and ")
  }

  /// Runs of bearings that follow each other step by step.
  var ranges: [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    for bearing in overlaps.map(\.bearing) {
      if let last = ranges.last, bearing - last.upperBound < 1.5 * step {
        ranges[ranges.count - 1] = last.lowerBound...bearing
      } else {
        ranges.append(bearing...bearing)
      }
    }
    return ranges
  }

  private func degrees(_ bearing: Double) -> String { "\(decimal(bearing))°" }

  private func text(_ measure: ArrowTagOverlap.Measure) -> String {
    "\(tenths(measure.covered)) of \(tenths(measure.whole)) pt², \(measure.shareText)"
  }

  private func tenths(_ value: Double) -> String { decimal((value * 10).rounded() / 10) }
}

extension ArrowTagOverlap {
  /// "10 % covered", "< 1 % covered", or nil where nothing is.
  var caption: String? {
    guard !isEmpty else { return nil }
    let percent = (100 * arrow.share).rounded()
    return percent < 1 ? "< 1 % covered" : "\(decimal(percent)) % covered"
  }

  /// The same as measured: "10.31 % covered".
  var measuredCaption: String? { isEmpty ? nil : "\(arrow.shareText) covered" }
}

extension ArrowTagOverlap.Measure {
  /// The share as the audit prints it: a measure reads the same on every sheet.
  fileprivate var shareText: String { CoverAudit.shareOfArrow.text(of: 100 * share) }
}
