import DesignTokens
import DisplayList
import Testing

/// Distances in OKLab against coordinates that its author publishes: red (0.62796, 0.22486, 0.12585),
/// blue (0.45201, -0.03246, -0.31153): 0.53709 apart.
@Suite struct ColorDistanceTests {
  private func distance(
    _ first: String, _ second: String, _ vision: ColorVision = .normal
  ) throws -> ColorDistance {
    ColorDistance(
      try #require(Color(hex: first)), try #require(Color(hex: second)), under: vision)
  }

  @Test func ofKnownColors() throws {
    #expect(try distance("#FF0000", "#0000FF").text == "0.537")
    #expect(try distance("#0000FF", "#FF0000").text == "0.537")
    #expect(try distance("#000000", "#FFFFFF").text == "1.000")
    #expect(try distance("#C60C30", "#C60C30").text == "0.000")
  }

  /// 0.03296 and 0.01569: never rounded up.
  @Test func isCutOff() throws {
    #expect(try distance("#009B3A", "#A88400", .protan).text == "0.032")
    #expect(try distance("#A9683F", "#009B3A", .deutan).text == "0.015")
  }

  /// Both are #414141 in grey scale, and 0.218 apart for all cones.
  @Test func whatIsOneGreyCannotBeToldApart() throws {
    #expect(try distance("#62361B", "#522398", .greyscale).value == 0)
    #expect(try distance("#62361B", "#522398", .greyscale).isHardlySeen)
    #expect(try !distance("#62361B", "#522398").isHardlySeen)
  }

  /// Pink and Blue in grey scale are 0.0196 apart, Brown and Purple of the dark theme 0.0206.
  @Test func theLimitIsTwoHundredths() throws {
    #expect(try distance("#E27EA6", "#00A1DE", .greyscale).isHardlySeen)
    #expect(try !distance("#A9683F", "#8A55D7", .greyscale).isHardlySeen)
    #expect(ColorDistance.justNoticeable.text == "0.020")
  }
}
