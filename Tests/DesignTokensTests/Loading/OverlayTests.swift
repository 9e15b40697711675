import DesignTokens
import DisplayList
import Testing

@Suite struct OverlayTests {
  private static let resolver = """
    {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "a.json"}]}},
     "modifiers": {"theme": {"contexts": {"light": [{"$ref": "light.json"}],
       "dark": [{"$ref": "dark.json"}]}, "default": "light"}},
     "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
    """
  private static let files = [
    "a.json": """
    {"keyline": {"width": \(TestPack.token("dimension", #"{"value": 2, "unit": "px"}"#))},
     "scale": \(TestPack.token("number", "1.12")), "copy": \(TestPack.token("number", #""{scale}""#))}
    """,
    "light.json": "{\"paper\": \(TestPack.color("#FFFFFF", "1, 1, 1"))}",
    "dark.json": "{\"paper\": \(TestPack.color("#000000", "0, 0, 0"))}",
  ]

  private func document(_ overlays: String...) throws(TokenError) -> TokenDocument {
    try TokenDocument(
      pack: TestPack.source(Self.resolver, Self.files),
      overlays: overlays.enumerated().map { index, text in
        TestPack.source(
          text, ["mine.json": #"{"scale": {"$type": "number", "$value": 9}}"#],
          file: "overlays/\(index).json")
      })
  }

  private func error(_ overlay: String, _ contexts: [String: String] = [:]) -> String {
    TestPack.message { () throws(TokenError) in
      _ = try document(overlay).resolve(contexts: contexts)
    }
  }

  private static let red =
    #"{"paper": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}"#

  @Test func tokenFileHoldsInEveryTheme() throws {
    let document = try document(Self.red)
    for theme in Theme.allCases {
      let tokens = try document.resolve(contexts: ["theme": theme.rawValue])
      #expect(try tokens.color("paper").hex == "#FF0000")
      #expect(tokens.token(named: "paper")?.origin == .overlay(file: "overlays/0.json"))
      #expect(tokens.token(named: "scale")?.origin == .chosen(note: nil))
    }
  }

  @Test func laterOverlayWinsAndAliasesFollow() throws {
    let tokens = try document(
      #"{"scale": {"$type": "number", "$value": 2}}"#,
      #"{"scale": {"$type": "number", "$value": 3}}"#
    ).resolve()
    #expect(try tokens.number("scale") == 3)
    #expect(try tokens.number("copy") == 3)
  }

  @Test func overlayMayStateAnOrigin() throws {
    let tokens = try document("{\"scale\": \(TestPack.token("number", "2"))}").resolve()
    #expect(tokens.token(named: "scale")?.origin == .chosen(note: nil))
  }

  @Test func resolverOverlayForOneTheme() throws {
    let document = try document(
      """
      {"version": "2025.10", "modifiers": {"theme": {"contexts": {"dark": [\(Self.red)]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """)
    #expect(try document.resolve().color("paper").hex == "#FFFFFF")
    #expect(try document.resolve(contexts: ["theme": "dark"]).color("paper").hex == "#FF0000")
  }

  @Test func resolverOverlayReadsFilesBesideIt() throws {
    let tokens = try document(
      """
      {"version": "2025.10", "sets": {"mine": {"sources": [{"$ref": "mine.json"}]}},
       "resolutionOrder": [{"$ref": "#/sets/mine"}]}
      """
    ).resolve()
    #expect(try tokens.number("scale") == 9)
    #expect(tokens.token(named: "scale")?.origin == .overlay(file: "overlays/mine.json"))
  }

  @Test(arguments: [
    (
      #"{"keyline": {"widht": {"$type": "number", "$value": 2}}}"#,
      "keyline.widht: unknown token: did you mean 'keyline.width'?"
    ),
    (
      #"{"shadow-of-a-doubt": {"$type": "number", "$value": 2}}"#,
      "shadow-of-a-doubt: unknown token: a token of the pack, or line.ID.base and line.ID.hue for "
        + "a line of your own"
    ),
    (
      #"{"scale": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}}"#,
      "scale: a dimension in place of a number: a value of type number"
    ),
    (
      #"{"line": {"Night Owl": {"base": {"$type": "number", "$value": 2}}}}"#,
      "line.Night Owl.base: the line id 'Night Owl': 1 to 32 of a-z, 0-9 and '-'"
    ),
    (
      #"{"line": {"owl": {"tint": {"$type": "number", "$value": 2}}}}"#,
      "line.owl.tint: unknown token: a token of the pack, or line.ID.base and line.ID.hue for "
        + "a line of your own"
    ),
    (
      """
      {"version": "2025.10", "modifiers": {"theme": {"contexts": {"drak": []}}},
       "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """, "unknown theme 'drak': did you mean 'dark'?"
    ),
    (
      """
      {"version": "2025.10", "modifiers": {"them": {"contexts": {"dark": []}}},
       "resolutionOrder": [{"$ref": "#/modifiers/them"}]}
      """, "unknown modifier 'them': did you mean 'theme'?"
    ),
  ])
  func errors(overlay: String, message: String) {
    #expect(error(overlay) == "overlays/0.json:1: " + message)
  }

  /// An unknown token in the dark set is reported though only light is drawn.
  @Test func unknownTokenInTheOtherTheme() {
    let overlay = """
      {"version": "2025.10", "modifiers": {"theme": {"contexts": {"dark": [
         {"papre": {"$type": "number", "$value": 2}}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """
    #expect(error(overlay) == "overlays/0.json:2: papre: unknown token: did you mean 'paper'?")
  }

  @Test func overlayThatStandsAloneReadsNoFiles() {
    let overlay = """
      {"version": "2025.10", "sets": {"mine": {"sources": [{"$ref": "mine.json"}]}},
       "resolutionOrder": [{"$ref": "#/sets/mine"}]}
      """
    let message = TestPack.message { () throws(TokenError) in
      _ = try TokenDocument(
        pack: TestPack.source(Self.resolver, Self.files),
        overlays: [TokenSource(file: "mine", bytes: Array(overlay.utf8))])
    }
    #expect(message == "mine:1: 'mine.json' cannot be read from here")
  }
}
