import DesignTokens
import DisplayList
import Testing

@Suite struct LineTableTests {
  /// The operator's published hexes, spec §1.
  private static let bases = [
    ("red", "#C60C30", "0.7765, 0.0471, 0.1882"), ("blue", "#00A1DE", "0, 0.6314, 0.8706"),
    ("brown", "#62361B", "0.3843, 0.2118, 0.1059"), ("green", "#009B3A", "0, 0.6078, 0.2275"),
    ("orange", "#F9461C", "0.9765, 0.2745, 0.1098"),
    ("purple", "#522398", "0.3216, 0.1373, 0.5961"),
    ("pink", "#E27EA6", "0.8863, 0.4941, 0.651"), ("yellow", "#F9E300", "0.9765, 0.8902, 0"),
  ]

  private func table(
    overlay: String? = nil, threshold: String = "0.5", extra: String = ""
  ) throws(TokenError) -> LineTable {
    let lines = Self.bases.map { "\"\($0)\": {\"base\": \(TestPack.color($1, $2))\(extra)}" }
    let text = """
      {"line": {\(lines.joined(separator: ",\n"))},
       "line-glyph": {"luminance-threshold": \(TestPack.token("number", threshold))}}
      """
    let document = try TokenDocument(
      pack: TestPack.source(TestPack.oneSet, ["a.json": text]),
      overlays: overlay.map { [TokenSource(file: "mine.json", bytes: Array($0.utf8))] } ?? [])
    return try LineTable(document.resolve())
  }

  @Test func eightLinesInOrder() throws {
    let lines = try table().lines
    #expect(
      lines.map(\.id)
        == ["red", "blue", "brown", "green", "orange", "purple", "pink", "yellow"])
    #expect(lines.map(\.name).first == "Red")
    #expect(lines.map(\.base.hex) == Self.bases.map(\.1))
    #expect(lines.map(\.hue.hex) == Self.bases.map(\.1))
  }

  /// 000: "route hex luminance ≥ 0.5 (Blue, Pink, Yellow)".
  @Test func darkGlyphsOnBluePinkAndYellow() throws {
    #expect(try table().lines.filter(\.glyphIsDark).map(\.id) == ["blue", "pink", "yellow"])
    #expect(try table(threshold: "0.6").lines.filter(\.glyphIsDark).map(\.id) == ["yellow"])
  }

  @Test func luminances() throws {
    let expected = [0.212, 0.514, 0.241, 0.451, 0.412, 0.210, 0.589, 0.844]
    for (line, luminance) in zip(try table().lines, expected) {
      #expect(abs(line.base.encodedLuminance - luminance) < 0.0005, "\(line.id)")
    }
  }

  @Test(arguments: [
    (["yellow", "red"], ["red", "yellow"]), (["brown", "red", "brown", "red"], ["red", "brown"]),
    (["pink"], ["pink"]),
  ])
  func setInLineOrder(ids: [String], expected: [String]) throws {
    #expect(try table().lines(ids: ids).map(\.id) == expected)
  }

  @Test(arguments: [
    (["red", "rde"], "unknown line 'rde': did you mean 'red'? "),
    (["teal"], "unknown line 'teal': "),
    ([""], "unknown line '': "), ([], "no line is named: "),
  ])
  func unknownLines(ids: [String], message: String) throws {
    let table = try table()
    #expect(
      TestPack.message { () throws(TokenError) in _ = try table.lines(ids: ids) }
        == message + "Lines: red, blue, brown, green, orange, purple, pink, yellow")
  }

  @Test func linesOfAnOverlay() throws {
    let table = try table(
      overlay: """
        {"line": {"$type": "color",
          "night-owl": {"$description": "Night Owl",
            "base": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
            "hue": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
          "a1": {"base": {"$value": "{line.red.base}"}},
          "blue": {"hue": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}}}
        """)
    #expect(table.lines.map(\.id).suffix(3) == ["yellow", "night-owl", "a1"])
    let owl = try #require(table.lines(ids: ["night-owl"]).first)
    #expect((owl.name, owl.base.hex, owl.hue.hex) == ("Night Owl", "#FFFFFF", "#000000"))
    #expect(owl.glyphIsDark)
    let a1 = try #require(table.lines(ids: ["a1"]).first)
    #expect((a1.name, a1.base.hex, a1.glyphIsDark) == ("A1", "#C60C30", false))
    let blue = try #require(table.lines(ids: ["blue"]).first)
    #expect((blue.base.hex, blue.hue.hex) == ("#00A1DE", "#0000FF"))
  }

  @Test func lineWithoutBase() {
    let overlay = """
      {"line": {"owl": {"hue":
        {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}}}
      """
    #expect(
      TestPack.message { () throws(TokenError) in _ = try table(overlay: overlay) }
        == "mine.json:2: line.owl: a line without a base colour: a color as line.owl.base")
  }

  @Test func baseThatIsNoColor() {
    let overlay = #"{"line": {"owl": {"base": {"$type": "number", "$value": 1}}}}"#
    #expect(
      TestPack.message { () throws(TokenError) in _ = try table(overlay: overlay) }
        == "mine.json:1: line.owl.base: a number in place of a color")
  }
}
