import Citymapper
import DesignTokens
import Markers
import Testing

/// Spec §8, worked out with WCAG's formula, rounded down.
@Suite struct FindingTests {
  private func finding(_ subject: String, _ theme: Theme) throws -> Finding {
    try #require(
      try Finding.citymapper(CitySamples.design(theme)).first { $0.subject == subject })
  }

  @Test(
    arguments: [
      ("walk", "2.53:1", false), ("bus", "3.92:1", false), ("tube", "5.19:1", true),
      ("rail", "5.29:1", true), ("bike", "2.83:1", false), ("cab", "1.78:1", false),
      ("ferry", "3.47:1", false),
    ], Theme.allCases)
  func whiteOnAMode(_ mode: (name: String, ratio: String, isMet: Bool), theme: Theme) throws {
    let finding = try finding("White on \(mode.name)", theme)
    #expect(finding.text == mode.ratio)
    #expect(finding.isMet == mode.isMet)
  }

  @Test(arguments: [
    ("Trip header, instruction on canvas", "18.58:1", "1.03:1"),
    ("Trip header, detail on canvas", "5.99:1", "3.22:1"),
    ("Departure, minutes on board", "2.13:1", "6.90:1"),
    ("Departure soon, on board", "2.16:1", "6.79:1"),
    ("Route card, “min” on card", "5.49:1", "2.98:1"),
    ("GO on GO green", "6.04:1", "6.04:1"),
  ])
  func textOnItsGround(subject: String, light: String, dark: String) throws {
    #expect(try finding(subject, .light).text == light)
    #expect(try finding(subject, .dark).text == dark)
  }

  /// WCAG: 26 heavy is large, 18 black is not.
  @Test(arguments: [
    ("Trip header, instruction on canvas", 3.0), ("Trip header, detail on canvas", 4.5),
    ("GO on GO green", 4.5), ("White on cab", 4.5),
  ])
  func largeTextNeedsLess(subject: String, least: Double) throws {
    #expect(try finding(subject, .dark).least == least)
  }

  @Test(arguments: ["Tag, size of text", "Tab label, size of text"])
  func smallText(subject: String) throws {
    let finding = try finding(subject, .light)
    #expect(finding.text == "10 pt")
    #expect(finding.least == 11)
    #expect(!finding.isMet)
  }
}
