import DesignTokens
import Testing

@Suite struct JSONReaderTests {
  static func parse(_ text: String) throws(JSONError) -> JSONValue {
    try JSONReader.parse(Array(text.utf8), file: "a.json")
  }

  @Test func everyKindOfValue() throws {
    let value = try Self.parse(#" {"a": [1, -0.5, 2e3, true, false, null], "b": {"c": "d"}} "#)
    #expect(
      value == [
        "a": [1, -0.5, 2000, true, false, .null],
        "b": ["c": "d"],
      ])
  }

  @Test func membersKeepTheirOrderAndValuesTheirLines() throws {
    let value = try Self.parse("{\"zebra\": 1,\n \"ant\": [\n2\r\n, 3],\n\"cat\": {}}")
    #expect(value.members?.map(\.name) == ["zebra", "ant", "cat"])
    #expect(value.line == 1)
    #expect(value["zebra"]?.line == 1)
    #expect(value["ant"]?.line == 2)
    #expect(value["ant"]?.elements?.map(\.line) == [3, 4])
    #expect(value["cat"]?.line == 5)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("12", 12), ("0.1", 0.1), ("1e5", 100_000), ("1E+2", 100),
    ("123e-2", 1.23), ("9007199254740993", 9_007_199_254_740_992),
    ("0.30000000000000004", 0.30000000000000004),
    ("1.7976931348623157e308", 1.7976931348623157e308),
    ("5e-324", 0x1p-1074), ("1e-400", 0), ("0e999999999999999999999", 0),
    ("123456789012345678901234567890", 1.2345678901234568e29),
    ("2.2250738585072014e-308", 0x1p-1022),
  ])
  func numbers(text: String, value: Double) throws {
    #expect(try Self.parse(text).number == value)
  }

  @Test(arguments: [
    (#""""#, ""), (#""é€𝄞""#, "é€𝄞"), (#""\u00e9\u20AC\ud834\udd1e""#, "é€𝄞"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0000x""#, "\0x"),
  ])
  func strings(text: String, value: String) throws {
    #expect(try Self.parse(text).string == value)
  }

  @Test func byteOrderMarkIsSkipped() throws {
    #expect(try JSONReader.parse([0xEF, 0xBB, 0xBF, 0x31], file: "a").number == 1)
  }

  @Test func sixtyFourLevelsAreRead() throws {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try Self.parse(text).elements?.count == 1)
  }
}
