import DesignTokens
import DisplayList
import Testing

@Suite struct TokenFileTests {
  @Test func groupsAndInheritedTypes() throws {
    let tokens = try TestPack.tokens(
      """
      {"$schema": "x", "$description": "All.",
       "bar": {"$type": "number", "$deprecated": "soon", "$extensions": {"com.other": 1},
         "width": {"$value": 4.95, \(TestPack.origin)},
         "inner": {
           "radius": {"$value": 1.98, "$description": "Round.", "$deprecated": true,
             \(TestPack.origin)},
           "gap": \(TestPack.token("dimension", #"{"value": 1.5, "unit": "px"}"#))}},
       "tone": {"$root": \(TestPack.token("number", "1")), "loud": \(TestPack.token("number", "2"))}}
      """)
    #expect(
      tokens.tokens.map(\.name) == [
        "bar.width", "bar.inner.radius", "bar.inner.gap", "tone.$root", "tone.loud",
      ])
    #expect(try tokens.number("bar.inner.radius") == 1.98)
    #expect(try tokens.dimension("bar.inner.gap") == 1.5)
    #expect(tokens.names(under: "") == ["bar", "tone"])
    #expect(tokens.names(under: "bar") == ["width", "inner"])
    #expect(tokens.names(under: "bar.inner") == ["radius", "gap"])
    #expect(tokens.names(under: "ba") == [])
    let radius = try #require(tokens.token(named: "bar.inner.radius"))
    #expect(radius.description == "Round.")
    #expect((radius.file, radius.line) == ("tokens/a.json", 5))
    #expect(radius.type == .number)
  }

  @Test func origins() throws {
    func token(_ origin: String) -> String {
      #"{"$type": "number", "$value": 1, "$extensions": {"org.render-markers": \#(origin)}}"#
    }
    let tokens = try TestPack.tokens(
      """
      {"a": \(token(#"{"origin": "given", "source": "000, Stations and stops"}"#)),
       "b": \(token(#"{"origin": "chosen"}"#)),
       "c": \(token(#"{"origin": "chosen", "note": "a blue"}"#))}
      """)
    #expect(
      tokens.tokens.map(\.origin) == [
        .given(source: "000, Stations and stops"), .chosen(note: nil), .chosen(note: "a blue"),
      ])
  }

  @Test(arguments: [
    (#"{"origin": "givn", "source": "000"}"#, "did you mean 'given'?"),
    (#"{"origin": "given"}"#, "a given value has a source and no note"),
    (#"{"origin": "chosen", "source": "000"}"#, "a chosen value has no source"),
    (#"{"origin": "given", "source": ""}"#, "the string '' in an origin"),
    (
      #"{"origin": "chosen", "nte": "x"}"#,
      "unknown member 'nte' of an origin: did you mean 'note'?"
    ),
    (#"{}"#, "an origin without 'origin'"),
    (#""given""#, "the string 'given' in place of an origin"),
  ])
  func badOrigins(origin: String, part: String) {
    let message = TestPack.error(
      #"{"a": {"$type": "number", "$value": 1, "$extensions": {"org.render-markers": \#(origin)}}}"#
    )
    #expect(message.hasPrefix("tokens/a.json:1: a: ") && message.contains(part), "\(message)")
  }

  @Test(arguments: [
    ("[]", "tokens/a.json:1: an array in place of an object of groups and tokens"),
    (
      "{\"a\":\n }x}",
      "tokens/a.json:2: column 2: not JSON: expected a value, found '}'"
    ),
    (
      #"{"a": {"$type": "number", "$value": 1}}"#,
      "tokens/a.json:1: a: no origin: $extensions with \"org.render-markers\": "
        + #"{"origin": "given", "source": "000, …"} or {"origin": "chosen", "note": "…"}"#
    ),
    (
      "{\n\"a\": {\"b\": 1}}",
      "tokens/a.json:2: a.b: the number 1 in place of a group or token: "
        + #"an object, with "$value" for a token"#
    ),
    (
      #"{"a": {"$value": 1}}"#,
      "tokens/a.json:1: a: no '$type', neither here nor in a group around it: color, dimension, "
        + "number, duration, cubicBezier, fontFamily, fontWeight, typography"
    ),
    (
      #"{"a": {"$type": "colour", "$value": 1}}"#,
      "tokens/a.json:1: a: unknown type 'colour': did you mean 'color'?"
    ),
    (
      #"{"a": {"$type": "number", "$valu": 1}}"#,
      "tokens/a.json:1: a: unknown key '$valu' in a group: did you mean '$value'?"
    ),
    (
      #"{"a": {"$type": "number", "$value": 1, "$descripton": "x"}}"#,
      "tokens/a.json:1: a: unknown key '$descripton' in a token: did you mean '$description'?"
    ),
    (
      #"{"a": {"$type": "number", "$value": 1, "b": {}}}"#,
      "tokens/a.json:1: a: unknown key 'b' in a token: "
        + "accepted: $type, $value, $description, $deprecated, $extensions"
    ),
    (
      #"{"a": {"$extends": "{b}"}}"#,
      "tokens/a.json:1: a: '$extends' is not supported in a group: "
        + #"an alias as "$value": "{group.token}""#
    ),
    (
      #"{"a.b": {}}"#,
      "tokens/a.json:1: the name 'a.b': a name that is not empty and holds none of { } ."
    ),
    (
      #"{"a": {"$description": 1}}"#,
      "tokens/a.json:1: a: the number 1 as $description: a string"
    ),
    (
      #"{"a": {"$deprecated": 1}}"#,
      "tokens/a.json:1: a: the number 1 as $deprecated: true, false or a reason"
    ),
    (#"{"a": {"$root": 1}}"#, "tokens/a.json:1: a.$root: a token without '$value'"),
  ])
  func errors(text: String, message: String) {
    #expect(TestPack.error(text) == message)
  }

  @Test func everyBeginningIsAnError() throws {
    let text = """
      {"ink": \(TestPack.color("#101A2E", "0.0627, 0.102, 0.1804")), "b": \
      \(TestPack.token("number", "1"))}
      """
    #expect(try TestPack.tokens(text).color("ink").hex == "#101A2E")
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      let beginning = String(decoding: bytes[..<count], as: UTF8.self)
      #expect(TestPack.error(beginning).contains("not JSON"))
    }
  }
}
