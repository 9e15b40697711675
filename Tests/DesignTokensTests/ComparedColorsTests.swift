import DesignTokens
import DisplayList
import Testing

/// Pairs of named colours.
@Suite struct ComparedColorsTests {
  private func colors(_ colors: [(name: String, hex: String)]) throws -> [NamedColor] {
    try colors.map { NamedColor($0.name, try #require(Color(hex: $0.hex))) }
  }

  private static let red = ("Red", "#FF0000")
  private static let green = ("Green", "#00FF00")
  private static let blue = ("Blue", "#0000FF")

  @Test func everyPairOnce() throws {
    let pairs = try colors([Self.red, Self.green, Self.blue]).pairs
    #expect(
      pairs.map { "\($0.first.name) \($0.second.name)" } == ["Red Green", "Red Blue", "Green Blue"])
  }

  /// Red and green 0.519, red and blue 0.537, green and blue 0.673 for all cones; as deutan has them
  /// 0.223, 0.439 and 0.580; as tritan has them 0.472, 0.377 and 0.398.
  @Test(arguments: [
    (ColorVision.normal, "Red Green 0.519"), (.deutan, "Red Green 0.223"),
    (.tritan, "Red Blue 0.377"),
  ])
  func theLeastDependsOnTheVision(vision: ColorVision, expected: String) throws {
    let pairs = try colors([Self.red, Self.green, Self.blue]).pairs
    let least = pairs.least(under: vision).map {
      "\($0.first.name) \($0.second.name) \($0.distance(under: vision).text)"
    }
    #expect(least == expected)
  }

  @Test func theFirstOfEqualPairs() throws {
    let colors = try colors([Self.red, ("Other", "#FF0000"), ("Third", "#FF0000")])
    let least = try #require(colors.pairs.least(under: .protan))
    #expect(least.first.name == "Red" && least.second.name == "Other")
    #expect(least.distance(under: .protan).value == 0)
  }

  @Test func fewerThanTwoColorsHaveNone() throws {
    let one = try colors([Self.red])
    #expect(one.pairs.isEmpty && one.pairs.least(under: .normal) == nil)
    #expect([NamedColor]().pairs.isEmpty)
  }
}
