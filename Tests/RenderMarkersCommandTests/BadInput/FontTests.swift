import Foundation
import Testing

/// Fonts that are missing, damaged or short of a glyph.
@Suite struct FontTests {
  private static let sheet = ["stations", "--theme=light", "--scale=1"]
  private static let remedies = "run scripts/setup, name a folder with --fonts DIR, or"

  @Test func aFolderThatIsMissingOrEmpty() throws {
    let folder = try TestFolder()
    try folder.makeFolder("empty")
    try folder.write("x", to: "file")
    for (name, outcome) in [
      ("missing", "no such folder"), ("empty", "holds no font files"), ("file", "not a folder"),
    ] {
      try expectFailure(
        Self.sheet + ["--fonts", name], status: 66, "font family 'Figtree' was not found",
        "\(name) (\(outcome))", Self.remedies, in: folder)
      try expectFailure(
        Self.sheet, status: 66, "\(name) (\(outcome))", Self.remedies, in: folder,
        environment: ["RENDER_MARKERS_FONTS": name])
    }
  }

  @Test func aFontThatIsEmptyOrCutOffOrNone() throws {
    let folder = try TestFolder()
    let figtree = URL(filePath: Tool.fonts).appending(path: "figtree/Figtree[wght].ttf")
    let bytes = Array(try Data(contentsOf: figtree))
    try folder.write("", to: "empty/Figtree.ttf")
    try folder.write("no font", to: "text/Figtree.ttf")
    for length in [4, 100, 5000, bytes.count / 2, bytes.count - 1] {
      try folder.write(Array(bytes.prefix(length)), to: "cut-\(length)/Figtree.ttf")
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try expectFailure(
        Self.sheet + ["--fonts", name], status: 65, "font file \(name)/Figtree.ttf", in: folder)
    }
  }

  @Test func anotherFamilyIsNotTakenForFigtree() throws {
    let folder = try TestFolder()
    let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    guard let data = FileManager.default.contents(atPath: dejaVu) else { return }
    try folder.write(Array(data), to: "fonts/Figtree.ttf")
    try expectFailure(
      Self.sheet + ["--fonts", "fonts"], status: 66, "families found: 'DejaVu Sans'", in: folder)
  }

  @Test func aMarkerWithoutTextNeedsNoFont() throws {
    let folder = try TestFolder()
    try Tool.run(["marker", "bus", "--fonts", "missing", "-o", "x.png"], in: folder).succeeding()
    try expectFailure(
      ["marker", "bus", "--route", "22", "--fonts", "missing", "-o", "y.png"], status: 66,
      "missing (no such folder)", in: folder)
  }

  @Test(arguments: ["bus", "route-chip"])
  func aGlyphTheFontLacksIsNamed(kind: String) throws {
    let folder = try TestFolder()
    try expectFailure(
      ["marker", kind, "--route", "9東", "-o", "x.png"], status: 65, "text \"9東\"",
      "'Figtree'", "no glyph for U+6771 '東'", "--font-fallback", in: folder)
  }

  @Test func theFallbackIsNamed() throws {
    let folder = try TestFolder()
    let arguments = ["marker", "bus", "--route", "Ω\u{2603}", "--font-fallback", "-o", "x.png"]
    let run = try Tool.run(arguments, in: folder)
    // A system without such a font says so.
    guard run.ending == .status(0) else {
      #expect(run.ending == .status(65))
      #expect(run.message.contains("nor has any font of this system"))
      return
    }
    #expect(run.errors.hasPrefix("note: “"))
    #expect(run.errors.contains("” of Figtree is set in "))
    #expect(run.text == "x.png\n")
  }

  @Test func theFallbackForAFamilyStandsInTheManifest() throws {
    let folder = try TestFolder()
    let arguments = Self.sheet + ["--fonts", "missing", "--font-fallback"]
    let run = try Tool.run(arguments + ["--json"], in: folder)
    guard run.ending == .status(0) else {
      #expect(run.ending == .status(66))
      return
    }
    let uses = try #require(try run.json([SheetEntry].self)[0].fontFallbacks)
    #expect(!uses.isEmpty)
    for use in uses {
      #expect(use.asked == "Figtree")
      #expect(use.text == nil)
      #expect(run.errors.contains("note: Figtree is set in \(use.used) (\(use.file))\n"))
      #expect(FileManager.default.fileExists(atPath: use.file))
    }
    let quiet = try Tool.run(arguments + ["--quiet"], in: folder)
    #expect(quiet.succeeding().output.isEmpty)
  }

  @Test func aWeightTheFontLacksIsNamed() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      { "vehicle": { "tag": { "label": { "$type": "typography", "$value": { "fontFamily": "Figtree",
        "fontSize": { "value": 11, "unit": "px" }, "fontWeight": 1000 } } } } }
      """, to: "heavy.json")
    try expectFailure(
      ["marker", "bus", "--route=1", "--tokens=heavy.json", "-o", "x.png"], status: 65,
      "'Figtree' has no weight 1000: it has 300 to 900", in: folder)
  }
}
