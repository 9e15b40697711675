import Testing
import Typesetting

@Suite struct TextErrorTests {
  @Test(arguments: [
    ("22\n", "U+000A"), ("2\t2", "U+0009"), ("\r\n", "U+000D"), ("\u{0}", "U+0000"),
    ("2\u{7F}", "U+007F"), ("2\u{85}", "U+0085"), ("a\u{2028}b", "U+2028"),
    ("a\u{2029}b", "U+2029"),
  ])
  func controlCharacterIsNamed(_ text: String, _ code: String) throws {
    let message = try message { try $0.outline(text, .figtree(11, 800)) }
    #expect(message.contains("control character \(code)"))
    #expect(!message.contains("\n"))
  }

  @Test(arguments: [0, -11, .nan, .infinity, 32768, 1e300])
  func sizeIsChecked(_ size: Double) throws {
    let message = try message { try $0.outline("22", .figtree(size, 800)) }
    #expect(
      message == "text size \(size): a size is more than 0 and at most 32767.0 points")
  }

  @Test func missingGlyphsAreNamedOnceInOrder() throws {
    let message = try message { try $0.outline("22 京東京", .figtree(11, 800)) }
    #expect(
      message == """
        text "22 京東京": font family 'Figtree' (\(TestFonts.figtree)) has no glyph for \
        U+4EAC '京', U+6771 '東': use other characters, \
        or allow the system's fonts with --font-fallback
        """)
  }

  @Test func invisibleCharacterIsNamedByItsCodeAlone() throws {
    let message = try message { try $0.outline("\u{F8FF}", .figtree(11, 800)) }
    #expect(message.contains("has no glyph for U+F8FF: use"))
  }

  @Test func longTextIsCutInTheMessage() throws {
    let message = try message {
      try $0.outline(String(repeating: "2", count: 5000) + "東", .figtree(11, 800))
    }
    #expect(message.contains("2…\": font family"))
    #expect(message.count < 400)
  }

  @Test func weightOutsideTheRangeIsRefused() throws {
    for weight in [299, 901, 0, -1, .max] {
      let message = try message { try $0.outline("22", .figtree(11, weight)) }
      #expect(
        message == """
          font family 'Figtree' has no weight \(weight): \
          it has 300 to 900 (\(TestFonts.figtree))
          """)
    }
  }

  private func message(_ body: (Typesetter) throws -> TextOutline) throws -> String {
    let typesetter = try TestFonts.typesetter()
    let error = #expect(throws: TypesettingError.self) { try body(typesetter) }
    return try #require(error).description
  }
}
