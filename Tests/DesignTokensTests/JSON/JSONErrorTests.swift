import DesignTokens
import Testing

@Suite struct JSONErrorTests {
  private func error(_ bytes: [UInt8]) -> String {
    do {
      let value = try JSONReader.parse(bytes, file: "a.json")
      return "no error: \(value)"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "a.json:1:1: expected a value, found the end of the file"),
    ("{\n  \"é\": tru }", "a.json:2:11: expected true, found ' '"),
    ("[1 2]", "a.json:1:4: expected ',' or ']', found '2'"),
    ("[1,]", "a.json:1:4: expected a value, found ']'"),
    ("{\"a\" 1}", "a.json:1:6: expected ':' after a name, found '1'"),
    ("{\"a\": 1,}", "a.json:1:9: expected a name in double quotes, found '}'"),
    ("{a: 1}", "a.json:1:2: expected a name in double quotes, found 'a'"),
    ("{\"a\": 1", "a.json:1:8: expected ',' or '}', found the end of the file"),
    ("1\n2", "a.json:2:1: expected the end of the file after the value, found '2'"),
    ("// no", "a.json:1:1: expected a value, found '/'"),
    ("NaN", "a.json:1:1: expected a value, found 'N'"),
    ("+1", "a.json:1:1: expected a value, found '+'"),
    (".5", "a.json:1:1: expected a value, found '.'"),
    ("01", "a.json:1:1: a number does not start with 0"),
    ("1.", "a.json:1:3: expected a digit, found the end of the file"),
    ("-", "a.json:1:2: expected a digit, found the end of the file"),
    ("1e+", "a.json:1:4: expected a digit, found the end of the file"),
    ("[1e999]", "a.json:1:2: a number beyond ±1.8e308"),
    ("\"a\nb\"", "a.json:1:3: expected '\"' at the end of the string, found the end of the line"),
    (
      "\"a\tb\"",
      "a.json:1:3: a control character in a string is written as an escape, like \\u0009"
    ),
    (#""\x""#, #"a.json:1:3: expected one of " \ / b f n r t u after '\', found 'x'"#),
    (#""\u12g4""#, #"a.json:1:6: expected four hexadecimal digits after '\u', found 'g'"#),
    (#""é\ud800""#, "a.json:1:3: half a surrogate pair"),
    (#""\ud800\u0041""#, "a.json:1:2: half a surrogate pair"),
    (#""\udc00\ud800""#, "a.json:1:2: half a surrogate pair"),
    (
      "{\"a\": 1,\n\"b\": 2, \"\\u0061\": 3}", "a.json:2:9: the name 'a' stands twice in one object"
    ),
  ])
  func errorsNamePlaceAndExpectation(text: String, message: String) {
    #expect(error(Array(text.utf8)) == message)
  }

  @Test(
    arguments: [
      [0x22, 0x61, 0xFF, 0x22], [0x22, 0x61, 0xC0, 0x80, 0x22],
      [0x22, 0x61, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0x61, 0xE2, 0x82, 0x22], [0x22, 0x61, 0xF5, 0x80, 0x80, 0x80, 0x22],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    #expect(error(bytes) == "a.json:1:3: not UTF-8")
  }

  @Test func utf16IsNoJSON() {
    #expect(error([0xFF, 0xFE, 0x31, 0]) == "a.json:1:1: expected a value, found the byte 0xFF")
  }

  @Test(arguments: ["[", "{\"a\":"])
  func deepNestingIsRefused(open: String) {
    let message = error(Array(String(repeating: open, count: 100_000).utf8))
    let column = open.utf8.count * 64 + 1
    #expect(message == "a.json:1:\(column): more than 64 arrays and objects inside each other")
  }

  /// A name that stands twice is found in large objects too, where another way of looking is used.
  @Test(arguments: [2, 12, 13, 14, 500])
  func nameTwiceAmongMany(count: Int) {
    let members = (0..<count).map { "\"k\($0)\": 0" } + ["\"k\(count / 2)\": 1"]
    let text = "{" + members.joined(separator: ",") + "}"
    #expect(
      error(Array(text.utf8)).hasSuffix("the name 'k\(count / 2)' stands twice in one object"))
  }

  /// Every beginning of a text is an error, and none of them traps.
  @Test func truncatedAnywhere() {
    let text = #"{"a": [1.5e-3, "x\u00e9\ud834\udd1e€"], "b": {"c": true, "d": null}, "e": -0}"#
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(error(Array(bytes[..<count])).hasPrefix("a.json:1:"))
    }
    #expect(error(bytes).hasPrefix("no error"))
  }

  @Test func messageIsOneLine() {
    #expect(
      error(Array(#"{"a\nb": 1, "a\nb": 2}"#.utf8))
        == "a.json:1:13: the name 'a b' stands twice in one object")
  }
}
