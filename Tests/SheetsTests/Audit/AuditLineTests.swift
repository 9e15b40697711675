import DesignTokens
import Markers
import Sheets
import Testing

/// No component is measured by samples of some lines: what is measured of one is measured of each,
/// those that token files add as well.
@Suite struct AuditLineTests {
  /// The hues of each kind of contrast: "train/fixed-glyph-on-HUE-body/light". Which of the fixed inks
  /// lies on a hue, the glyph rule says.
  private func hues(of report: AuditReport, among words: [String]) -> [String: Set<String>] {
    var hues: [String: Set<String>] = [:]
    for measure in report.measures where measure.kind == "contrast" {
      let id = measure.id.split(separator: "/").map(String.init)
      var what = id[2].split(separator: "-").map(String.init)
      guard let place = what.firstIndex(where: words.contains) else { continue }
      let hue = what[place]
      what[place] = "HUE"
      if what[0] == "fixed" { what.remove(at: 1) }
      hues["\(id[1])/\(what.joined(separator: "-"))/\(id[3])", default: []].insert(hue)
    }
    return hues
  }

  @Test func everyLineIsMeasuredWhereOneIs() throws {
    let lines = MarkerCatalog.lines + ["lime"]
    let hues = hues(of: try AuditSamples.withLime(), among: lines)
    for (kind, measured) in hues {
      #expect(measured == Set(lines), "\(kind)")
    }
    for kind in [
      "route-chip/fixed-text-on-HUE-body", "route-chip/HUE-body-on-paper",
      "route-chip/paper-gap-on-HUE-body", "route-icon/fixed-text-on-HUE-body",
      "route-icon/HUE-body-on-paper", "train/fixed-glyph-on-HUE-body",
      "train/paper-keyline-on-HUE-body", "train/ink-keyline-on-HUE-body",
      "station-capsule/HUE-bars-on-card-2-body", "station-circle/paper-keyline-on-HUE-body",
      "station-icon/HUE-bars-on-card-2-body", "line-bar/HUE-on-paper", "stop-sheet/HUE-on-paper",
    ] {
      for theme in Theme.allCases {
        #expect(hues["\(kind)/\(theme.rawValue)"] != nil, "\(kind)")
      }
    }
  }

  /// Modes, and lines that have a colour of their own. Nothing departs on foot.
  @Test func everyModeAndLineIsMeasuredWhereOneIs() throws {
    let report = try AuditSamples.citymapper([
      #"""
      {"line": {"lioness": {"base": {"$type": "color", "$value":
      {"colorSpace": "srgb", "components": [0.9373, 0.6824, 0.1333], "hex": "#EFAE22"}}}}}
      """#
    ])
    let words = [
      "walk", "bus", "tube", "rail", "bike", "cab", "ferry", "victoria", "central", "district",
      "lioness",
    ]
    let hues = hues(of: report, among: words)
    for kind in [
      "mode-chip/white-text-on-HUE-body", "mode-chip/white-glyph-on-HUE-body",
      "trip-header/HUE-start-on-canvas", "trip-header/HUE-line-on-canvas",
    ] {
      for theme in Theme.allCases {
        #expect(hues["\(kind)/\(theme.rawValue)"] == Set(words), "\(kind)")
      }
    }
    for theme in Theme.allCases {
      #expect(
        hues["departures-board/white-text-on-HUE-badge/\(theme.rawValue)"]
          == Set(words.dropFirst()))
    }
    #expect(hues.count == 2 * 5, "\(hues.keys.sorted())")
  }
}
