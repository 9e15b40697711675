import Foundation
import Testing

/// The product's markers against exact coverage, glyphs and text left out: both themes, 1× to 3×.
@Suite struct MarkerCoverageTests {
  @Test(arguments: CoverageFamily.allCases)
  func markerIsWithinToleranceOfExactCoverage(family: CoverageFamily) {
    var report = CoverageReport()
    for coverageCase in family.cases {
      for scale in 1...3 {
        let layers = ReferenceLayers(coverageCase, scale: scale)
        for theme in ReferenceTheme.allCases {
          let label = "\(coverageCase.name), \(theme.rawValue), \(scale)×"
          check(coverageCase, layers, theme, scale, label, &report)
        }
      }
    }
    print("coverage of \(family.rawValue): \(report.summary)")
  }

  private func check(
    _ coverageCase: CoverageCase, _ layers: ReferenceLayers, _ theme: ReferenceTheme,
    _ scale: Int, _ label: String, _ report: inout CoverageReport
  ) {
    do {
      let drawn = try productPixels(coverageCase, theme: theme, scale: scale)
      guard drawn.width == layers.side, drawn.height == layers.side else {
        Issue.record(
          "\(label): \(drawn.width) × \(drawn.height) pixels, expected \(layers.side) square")
        return
      }
      try #require(drawn.pixels.count == layers.side * layers.side, "\(label)")
      let difference = PictureDifference(
        expected: layers.pixels(in: theme), actual: drawn.pixels, width: layers.side)
      report.add(difference, label)
      #expect(difference.worst <= Tolerance.worst, "\(label): \(difference.description)")
      #expect(difference.average <= Tolerance.average, "\(label): \(difference.description)")
    } catch {
      Issue.record(error, "\(label)")
    }
  }
}
