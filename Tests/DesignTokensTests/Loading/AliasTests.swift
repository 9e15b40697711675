import DesignTokens
import DisplayList
import Testing

@Suite struct AliasTests {
  private func alias(_ target: String) -> String {
    "{\"$value\": \(target), \(TestPack.origin)}"
  }

  @Test func bothNotationsAndChains() throws {
    let tokens = try TestPack.tokens(
      """
      {"a": \(alias(#""{b}""#)), "b": \(alias(##"{"$ref": "#/g/c"}"##)),
       "d": \(alias(##"{"$ref": "#/g/c/$value"}"##)), "e": \(alias(##"{"$ref": "#/g/x~1~0y"}"##)),
       "g": {"c": \(TestPack.token("number", "7")), "x/~y": \(TestPack.token("number", "8"))}}
      """)
    #expect(try tokens.number("a") == 7)
    #expect(try tokens.number("b") == 7)
    #expect(try tokens.number("d") == 7)
    #expect(try tokens.number("e") == 8)
    #expect(tokens.tokens.map(\.name) == ["a", "b", "d", "e", "g.c", "g.x/~y"])
  }

  @Test func membersOfTypography() throws {
    let tokens = try TestPack.tokens(
      """
      {"font": {"family": \(TestPack.token("fontFamily", #""Figtree""#)),
         "size": \(TestPack.token("dimension", #"{"value": 16, "unit": "px"}"#))},
       "label": \(TestPack.token(
        "typography",
        ##"{"fontFamily": "{font.family}", "fontSize": {"$ref": "#/font/size"}, "fontWeight": 700}"##)),
       "title": \(alias(#""{label}""#))}
      """)
    let style = Typography(families: ["Figtree"], size: 16, weight: 700)
    #expect(try tokens.typography("label") == style)
    #expect(try tokens.typography("title") == style)
    #expect(try tokens.typography("title").family == "Figtree")
  }

  @Test func loopIsPrinted() {
    let text = """
      {"a": \(alias(#""{b}""#)),
       "b": \(alias(#""{c}""#)),
       "c": \(alias(#""{b}""#))}
      """
    #expect(TestPack.error(text) == "tokens/a.json:1: a: aliases run in a loop: b → c → b")
    #expect(
      TestPack.error("{\"a\": \(alias(#""{a}""#))}")
        == "tokens/a.json:1: a: aliases run in a loop: a → a")
  }

  /// A style whose size is the style itself would resolve for ever.
  @Test func styleWithinItself() {
    let style = TestPack.token(
      "typography", #"{"fontFamily": "A", "fontSize": "{a}", "fontWeight": 700}"#)
    #expect(
      TestPack.error("{\"a\": \(style)}")
        == "tokens/a.json:1: a: 'fontSize' is an alias of a typography: a dimension")
  }

  @Test func longChainIsRefused() {
    let links = (0..<2_000).map { "\"t\($0)\": \(alias("\"{t\($0 + 1)}\""))" }
    #expect(
      TestPack.error("{" + links.joined(separator: ",\n") + "}")
        == "tokens/a.json:1: t0: more than 32 aliases in a row")
  }

  @Test(arguments: [
    (#""{brnad}""#, "a: no token 'brnad' for the alias '{brnad}': did you mean 'brand'?"),
    (#""{violet}""#, "a: no token 'violet' for the alias '{violet}'"),
    (#""{}""#, "a: no token '' for the alias '{}'"),
    (
      ##"{"$ref": "#/brand/$value/components/0"}"##,
      "a: the string '#/brand/$value/components/0' in place of a reference to a whole token: "
        + ##""#/group/token""##
    ),
    (
      ##"{"$ref": "other.json#/brand"}"##,
      "a: the string 'other.json#/brand' in place of a reference to a whole token: "
        + ##""#/group/token""##
    ),
    (##"{"$ref": "#/brand", "alpha": 1}"##, "a: a '$ref' with other members beside it"),
  ])
  func badTargets(target: String, message: String) {
    let text = "{\"a\": \(alias(target)), \"brand\": \(TestPack.token("number", "1"))}"
    #expect(TestPack.error(text) == "tokens/a.json:1: " + message)
  }

  @Test func statedTypeMustAgree() {
    let text = """
      {"a": \(TestPack.token("color", #""{n}""#)), "n": \(TestPack.token("number", "1"))}
      """
    #expect(
      TestPack.error(text)
        == "tokens/a.json:1: a: stated to be a color, and its alias is a number")
  }

  @Test func typeOfTheGroupYieldsToTheTarget() throws {
    let tokens = try TestPack.tokens(
      """
      {"g": {"$type": "color", "a": \(alias(#""{n}""#))}, "n": \(TestPack.token("number", "1"))}
      """)
    #expect(try tokens.number("g.a") == 1)
  }
}
