import DesignTokens
import DisplayList
import Testing

/// Ratios of WCAG 2, cut off after two decimals; the expected ones are worked out apart from this
/// code: 1.34202, 1.57813, 2.89142, 17.36627, 2.99535, 2.99982.
@Suite struct ContrastRatioTests {
  @Test(arguments: [
    ("#FFFFFF", "#D9DFE6", "1.34"), ("#0F141C", "#2F3946", "1.57"), ("#101A2E", "#C60C30", "2.89"),
    ("#101A2E", "#FFFFFF", "17.36"), ("#FFFFFF", "#959595", "2.99"), ("#FFFFFF", "#94968C", "2.99"),
    ("#FFFFFF", "#949494", "3.03"), ("#FFFFFF", "#C60C30", "6.00"), ("#FFFFFF", "#000000", "21.00"),
    ("#8A55D7", "#8A55D7", "1.00"),
  ])
  func isCutOffNeverRoundedUp(first: String, second: String, text: String) throws {
    let (left, right) = (try #require(Color(hex: first)), try #require(Color(hex: second)))
    #expect(ContrastRatio(left, right).text == text)
    #expect(ContrastRatio(right, left).text == text)
  }

  /// 2.99982 is less than 3, however it might be rounded.
  @Test(arguments: [
    ("#94968C", true), ("#959595", true), ("#949494", false), ("#000000", false),
  ])
  func fallsShortOfThreeToOne(hex: String, isLow: Bool) throws {
    let white = Color(red: 255, green: 255, blue: 255)
    let ratio = ContrastRatio(white, try #require(Color(hex: hex)))
    #expect((ratio < .graphics) == isLow)
  }
}
