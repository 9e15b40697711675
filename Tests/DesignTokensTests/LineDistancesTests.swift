import DesignTokens
import Testing

/// Pairs of lines of small packs.
@Suite struct LineDistancesTests {
  private func distances(_ lines: [(id: String, hex: String, components: String)]) throws
    -> LineDistances
  {
    let groups = lines.map { line in
      "\"\(line.id)\": {\"base\": \(TestPack.color(line.hex, line.components))}"
    }
    return LineDistances(
      try LineTable(try TestPack.tokens("{\"line\": {\(groups.joined(separator: ", "))}}")))
  }

  private static let red = ("red", "#FF0000", "1, 0, 0")
  private static let green = ("green", "#00FF00", "0, 1, 0")
  private static let blue = ("blue", "#0000FF", "0, 0, 1")

  @Test func everyPairOnce() throws {
    let pairs = try distances([Self.red, Self.green, Self.blue]).pairs(under: .normal)
    #expect(
      pairs.map { "\($0.first.id) \($0.second.id)" } == ["red green", "red blue", "green blue"])
  }

  /// Red and green 0.519, red and blue 0.537, green and blue 0.673 for all cones; as deutan has them
  /// 0.223, 0.439 and 0.580; as tritan has them 0.472, 0.377 and 0.398.
  @Test func theLeastDependsOnTheVision() throws {
    let distances = try distances([Self.red, Self.green, Self.blue])
    let least = { (vision: ColorVision) in
      distances.least(under: vision).map { "\($0.first.id) \($0.second.id) \($0.distance.text)" }
    }
    #expect(least(.normal) == "red green 0.519")
    #expect(least(.deutan) == "red green 0.223")
    #expect(least(.tritan) == "red blue 0.377")
  }

  @Test func theFirstOfEqualPairs() throws {
    let distances = try distances([
      Self.red, ("other", "#FF0000", "1, 0, 0"), ("third", "#FF0000", "1, 0, 0"),
    ])
    let least = try #require(distances.least(under: .protan))
    #expect(least.first.id == "red" && least.second.id == "other" && least.distance.value == 0)
  }

  @Test func fewerThanTwoLinesHaveNone() throws {
    #expect(try distances([Self.red]).least(under: .normal) == nil)
    #expect(LineDistances(try LineTable(try TestPack.tokens("{}"))).pairs(under: .normal).isEmpty)
  }
}
