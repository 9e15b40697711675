import DesignTokens
import DisplayList
import Markers
import Testing

/// Measured values against their limits.
@Suite struct FindingTests {
  private func contrast(_ upper: String, _ lower: String, _ demand: Demand) throws -> Finding {
    let pair = Finding.Pair(
      try #require(Color(hex: upper)), on: try #require(Color(hex: lower)))
    return Finding("contrast/a/b/light", "a on b", places: ["a"], pair, demand)
  }

  /// #986980 on white is 4.49928: rounded, it would pass.
  @Test func aRatioIsFlooredNeverRounded() throws {
    let finding = try contrast("#986980", "#FFFFFF", .text(size: 16, weight: 400))
    #expect(finding.value == 4.49)
    #expect(finding.text == "4.49:1")
    #expect(!finding.isMet)
    #expect(finding.limitText == "at least 4.5:1")
  }

  @Test func blackOnWhiteIs21() throws {
    let finding = try contrast("#000000", "#FFFFFF", .graphics)
    #expect(finding.text == "21.00:1")
    #expect(finding.isMet)
  }

  /// WCAG's 18 and 14 points of print are 24 and 18.66 here.
  @Test(arguments: [
    (23.99, 400, 4.5), (24, 400, 3), (18.66, 400, 4.5), (18.66, 700, 3), (18.65, 900, 4.5),
    (18.66, 699, 4.5),
  ])
  func largeTextNeedsLess(size: Double, weight: Int, least: Double) {
    #expect(Demand.text(size: size, weight: weight).limit == .atLeast(least))
  }

  @Test(arguments: [
    (44.0, true, false), (43.999, false, false), (28, false, false), (27.99, false, true),
  ])
  func targetsHaveAFloorOf28(side: Double, isMet: Bool, isBelowFloor: Bool) {
    let finding = Finding("hit-frame/a", "a", places: ["a"], value: side, .target)
    #expect(finding.isMet == isMet)
    #expect(finding.isBelowFloor == isBelowFloor)
  }

  @Test func textIsNeverPrintedAsLargerThanItIs() {
    let finding = Finding("text-size/a", "a", places: ["a"], value: 10.9999, .textSize)
    #expect(finding.text == "10.99 pt")
    #expect(!finding.isMet)
    #expect(Finding("text-size/a", "a", places: [], value: 7.8, .textSize).text == "7.8 pt")
  }

  /// What is to be little is never printed as less than it is.
  @Test func anOverlapIsRoundedUp() {
    let finding = Finding("hit-overlap/a", "a", places: ["a"], value: 0.001, .targetOverlap)
    #expect(finding.text == "0.01 pt")
    #expect(!finding.isMet)
    #expect(
      Finding("hit-overlap/a", "a", places: [], value: 1.25, .targetOverlap).text == "1.25 pt")
  }

  /// A share is rounded away from its limit, and what is not met is never printed as the limit.
  @Test(arguments: [
    (Demand.Limit.atMost(0), 10.303, "10.31 %"), (.atMost(0), 13, "13 %"),
    (.atMost(0), 0.004, "0.01 %"), (.atMost(0), 1e-8, "0.01 %"), (.atMost(0), 0, "0 %"),
    (.atMost(0), 12.9857, "12.99 %"), (.atMost(5), 5.0001, "5.01 %"),
    (.atLeast(50), 49.999, "49.99 %"), (.atLeast(50), 49.99999999, "49.99 %"),
    (.atLeast(50), 50, "50 %"), (.atLeast(50), 50.006, "50 %"),
    (.exactly(50), 50.00001, "50.01 %"), (.exactly(50), 49.996, "49.99 %"),
  ])
  func aShareIsNeverPrintedAsBetterThanItIs(limit: Demand.Limit, value: Double, text: String) {
    let finding = Finding(
      "cover/a", "a", places: ["a"], value: value, Demand(limit, .percent, clause: "a"))
    #expect(finding.text == text)
  }

  @Test(arguments: [(36.001, "36.01 pt"), (35.999, "35.99 pt"), (36, "36 pt")])
  func whatIsNotExactlySoDoesNotLookSo(value: Double, text: String) {
    let finding = Finding(
      "spec/a", "a", places: ["a"], value: value, Demand(.exactly(36), .points, clause: "a"))
    #expect(finding.text == text)
  }

  @Test func kindAndThemeAreInTheId() throws {
    let finding = try contrast("#000000", "#FFFFFF", .graphics)
    #expect(finding.kind == "contrast")
    #expect(finding.theme == .light)
    let other = Finding("hit-frame/bus-stop", "a", places: [], value: 44, .target)
    #expect(other.kind == "hit-frame")
    #expect(other.theme == nil)
    #expect(other.belongs(to: "hit-frame"))
    #expect(other.belongs(to: "hit-frame/bus-stop"))
    #expect(!other.belongs(to: "hit-frame/bus"))
  }

  @Test func ofOneIdTheWorstStaysWithThePlacesOfBoth() {
    func size(_ value: Double, _ place: String) -> Finding {
      Finding("text-size/a", "a", places: [place], value: value, .textSize)
    }
    let merged = [size(9, "one"), size(8, "two"), size(10, "three")].merged
    #expect(merged.map(\.value) == [8])
    #expect(merged.first?.places == ["two", "one", "three"])
    // Where it is met says nothing of where it is not.
    #expect([size(12, "one"), size(8, "two"), size(13, "three")].merged[0].places == ["two"])
    #expect([size(12, "one"), size(11, "two")].merged[0].places == ["two", "one"])
  }
}
