import Foundation
import Testing
import Typesetting

@Suite struct FontSearchTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func missingFolderEmptyFolderAndFileAreNamed() throws {
    let file = try folder.write(Data("x".utf8), to: "file/notes.txt")
    let empty = folder.path + "/file"
    let missing = folder.path + "/nowhere"
    #expect(
      try message([missing, empty, file], .figtree(11, 800)) == """
        font family 'Figtree' was not found; searched: \(missing) (no such folder), \
        \(empty) (holds no font files), \(file) (not a folder); families found: none; \
        run scripts/setup, name a folder with --fonts DIR, \
        or allow the system's fonts with --font-fallback
        """)
  }

  @Test func missingFamilyListsTheFamiliesFound() throws {
    try folder.write(DigitsFont.bytes, to: "Digits.ttf")
    let message = try message(
      [folder.path, TestFonts.folder], TextStyle(family: "Inter", size: 11, weight: 400))
    #expect(message.contains("font family 'Inter' was not found; searched: \(folder.path), "))
    #expect(message.contains("families found: 'Figtree', 'Figtree Digits Test'; run"))
  }

  @Test func nowhereToLookIsAnError() {
    for folders in [[], [""], [TestFonts.folder, ""]] {
      #expect(throws: TypesettingError.noFontFolder) {
        try Typesetter(fontFolders: folders, allowsSystemFonts: false)
      }
    }
  }

  @Test func foldersWithinAreSearched() throws {
    try folder.write(DigitsFont.bytes, to: "one/two/DIGITS.TTF")
    #expect(try advance(of: "22") == 1118)
  }

  @Test func linkToAParentEnds() throws {
    try folder.write(DigitsFont.bytes, to: "Digits.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop", withDestinationPath: folder.path)
    #expect(try advance(of: "22") == 1118)
  }

  @Test func firstFolderWins() throws {
    // The same font with an advance of 600 for the digit "2" (glyph 3; hmtx has 4 bytes a glyph).
    let changed = try DigitsFont.bytes(with: 600, at: 3 * 4, of: "hmtx")
    try folder.write(changed, to: "a/Digits.ttf")
    try folder.write(DigitsFont.bytes, to: "b/Digits.ttf")
    #expect(try advance(of: "2", in: ["b", "a"]) == 559)
    #expect(try advance(of: "2", in: ["a", "b"]) == 600)
  }

  @Test func italicIsPassedOver() throws {
    // Bit 0 of fsSelection, 62 bytes into OS/2, is "italic".
    let italic = try DigitsFont.bytes(with: 1, at: 62, of: "OS/2")
    try folder.write(italic, to: "A.ttf")
    let message = try message([folder.path], .digits)
    #expect(message.contains("families found: 'Figtree Digits Test (italic)';"))
    try folder.write(DigitsFont.bytes, to: "B.ttf")
    #expect(try advance(of: "22") == 1118)
  }

  @Test func normalWidthIsPreferred() throws {
    // usWidthClass, 6 bytes into OS/2: 3 is condensed; the changed advance shows which is taken.
    let condensed = try DigitsFont.bytes(with: 3, at: 6, of: "OS/2")
    try folder.write(condensed, to: "A.ttf")
    let normal = try DigitsFont.bytes(with: 600, at: 3 * 4, of: "hmtx")
    try folder.write(normal, to: "B.ttf")
    #expect(try advance(of: "2") == 600)
  }

  @Test func fontWithoutAWeightAxisHasOneWeight() throws {
    let file = try folder.write(DigitsFont.bytes, to: "Digits.ttf")
    let message = try message(
      [folder.path], TextStyle(family: DigitsFont.family, size: 11, weight: 700))
    #expect(
      message == "font family 'Figtree Digits Test' has no weight 700: it has 400 (\(file))")
  }

  private func advance(of text: String, in folders: [String] = [""]) throws -> Double {
    let typesetter = try Typesetter(
      fontFolders: folders.map { "\(folder.path)/\($0)" }, allowsSystemFonts: false)
    return try typesetter.outline(text, .digits).advance
  }

  private func message(_ folders: [String], _ style: TextStyle) throws -> String {
    let typesetter = try Typesetter(fontFolders: folders, allowsSystemFonts: false)
    let error = #expect(throws: TypesettingError.self) {
      try typesetter.outline("22", style)
    }
    return try #require(error).description
  }
}
