import DesignTokens
import DisplayList
import Testing

@Suite struct TokenSetTests {
  private let text = """
    {"ink": \(TestPack.color("#101A2E", "0.0627, 0.102, 0.1804")),
     "width": \(TestPack.token("dimension", #"{"value": 2, "unit": "px"}"#)),
     "scale": \(TestPack.token("number", "1.12")),
     "time": \(TestPack.token("duration", #"{"value": 250, "unit": "ms"}"#)),
     "curve": \(TestPack.token("cubicBezier", "[0.42, 0, 0.58, 1]")),
     "family": \(TestPack.token("fontFamily", #""Figtree""#)),
     "weight": \(TestPack.token("fontWeight", "800"))}
    """

  @Test func valuesByType() throws {
    let tokens = try TestPack.tokens(text)
    #expect(try tokens.color("ink") == Color(red: 0x10, green: 0x1A, blue: 0x2E))
    #expect(try tokens.dimension("width") == 2)
    #expect(try tokens.number("scale") == 1.12)
    #expect(try tokens.duration("time") == 0.25)
    #expect(try tokens.cubicBezier("curve") == CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    #expect(try tokens.fontFamily("family") == ["Figtree"])
    #expect(try tokens.fontWeight("weight") == 800)
    #expect(tokens.token(named: "nothing") == nil)
  }

  @Test func missingAndWrongType() throws {
    let tokens = try TestPack.tokens(text)
    #expect(
      TestPack.message { () throws(TokenError) in _ = try tokens.color("inc") }
        == "no token 'inc': did you mean 'ink'?")
    #expect(
      TestPack.message { () throws(TokenError) in _ = try tokens.color("aubergine") }
        == "no token 'aubergine'")
    #expect(
      TestPack.message { () throws(TokenError) in _ = try tokens.color("scale") }
        == "tokens/a.json:3: scale: a number in place of a color")
    #expect(
      TestPack.message { () throws(TokenError) in _ = try tokens.typography("weight") }
        == "tokens/a.json:7: weight: a fontWeight in place of a typography")
  }
}
