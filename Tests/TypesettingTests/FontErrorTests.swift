import Foundation
import Testing
import Typesetting

@Suite struct FontErrorTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func emptyFileIsNamed() throws {
    let file = try folder.write(Data(), to: "Figtree.ttf")
    #expect(try message() == "font file \(file) is empty")
  }

  @Test func fileThatIsNoFontIsNamed() throws {
    let file = try folder.write(Data("not a font, but long enough to be one".utf8), to: "a.ttf")
    #expect(try message() == "font file \(file) is not a TrueType or OpenType font")
  }

  /// Wherever the file is cut, an error names it.
  @Test(arguments: [0, 3, 4, 11, 12, 40, 200, 1000, 20000, 40000, 60000, 62711])
  func truncatedFontIsNamed(_ length: Int) throws {
    let whole = try Data(contentsOf: URL(filePath: TestFonts.figtree))
    let file = try folder.write(whole.prefix(length), to: "Figtree.ttf")
    #expect(try message().hasPrefix("font file \(file) "))
  }

  @Test func truncationNamesTheTable() throws {
    let file = try folder.write(DigitsFont.bytes.dropLast(100), to: "Digits.ttf")
    let message = try message(.digits)
    #expect(message.hasPrefix("font file \(file) is truncated: table '"))
    #expect(message.hasSuffix(" of \(DigitsFont.bytes.count - 100)"))
  }

  @Test(arguments: [
    ("head", 18, 0, "has 0 units to the em; 16 to 16384 are valid"),
    ("head", 18, 15, "has 15 units to the em; 16 to 16384 are valid"),
    ("head", 18, 16385, "has 16385 units to the em; 16 to 16384 are valid"),
    ("maxp", 4, 0, "has no glyphs"),
  ])
  func impossibleNumberIsNamed(
    _ table: String, _ offset: Int, _ value: UInt16, _ problem: String
  ) throws {
    let bytes = try DigitsFont.bytes(with: value, at: offset, of: table)
    let file = try folder.write(bytes, to: "Digits.ttf")
    #expect(try message(.digits) == "font file \(file) \(problem)")
  }

  @Test(arguments: ["cmap", "head", "hhea", "hmtx", "maxp"])
  func missingTableIsNamed(_ table: String) throws {
    let file = try folder.write(DigitsFont.bytes(renaming: table, to: "none"), to: "Digits.ttf")
    #expect(try message(.digits) == "font file \(file) has no table '\(table)'")
  }

  @Test func missingOutlinesAreNamed() throws {
    let file = try folder.write(DigitsFont.bytes(renaming: "glyf", to: "none"), to: "Digits.ttf")
    #expect(try message(.digits).hasPrefix("font file \(file) has no outlines"))
  }

  @Test func missingNameIsNamed() throws {
    let file = try folder.write(DigitsFont.bytes(renaming: "name", to: "none"), to: "Digits.ttf")
    #expect(try message(.digits) == "font file \(file) has no family name in English")
  }

  /// Without the table that says where each glyph lies, every glyph is blank.
  @Test func fontThatDrawsNothingIsNamed() throws {
    let file = try folder.write(DigitsFont.bytes(renaming: "loca", to: "none"), to: "Digits.ttf")
    #expect(try message(.digits) == "font file \(file) draws nothing for \"22\"")
  }

  @Test func damagedFileBesideAGoodOneDoesNotMatter() throws {
    try folder.write(Data(), to: "A.ttf")
    try folder.write(DigitsFont.bytes, to: "Digits.ttf")
    let typesetter = try Typesetter(fontFolders: [folder.path], allowsSystemFonts: false)
    #expect(try typesetter.outline("22", .digits).advance == 1118)
  }

  private func message(_ style: TextStyle = .figtree(11, 800)) throws -> String {
    let typesetter = try Typesetter(fontFolders: [folder.path], allowsSystemFonts: false)
    let error = #expect(throws: TypesettingError.self) {
      try typesetter.outline("22", style)
    }
    return try #require(error).description
  }
}
