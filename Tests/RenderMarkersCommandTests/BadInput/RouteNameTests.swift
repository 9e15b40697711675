import Bitmap
import Testing

@Suite struct RouteNameTests {
  private static let accepted = "for '--route'; accepted: 1 to 24 characters on one line"

  @Test(arguments: ["bus", "route-chip"])
  func aNameThatCannotStandOnATagIsRefused(kind: String) throws {
    let folder = try TestFolder()
    for (name, shown) in [
      ("", "''"), (" ", "' '"), ("a\nb", #"'a\nb'"#), ("a\tb", #"'a\tb'"#),
      ("\u{2028}", #"'\u{2028}'"#),
      (String(repeating: "7", count: 40), "'\(String(repeating: "7", count: 40))'"),
      (String(repeating: "7", count: 25), "'\(String(repeating: "7", count: 25))'"),
      (String(repeating: "x", count: 5000), "…'"),
    ] {
      try expectFailure(
        ["marker", kind, "-o", "x.png", "--route", name], status: 64, shown, Self.accepted,
        in: folder)
    }
  }

  @Test(arguments: ["22", "Jump", "X98 Avon Express", "\"<&>'", "Ünïcödé", "a", "../../etc"])
  func aNameOfUpTo24CharactersIsDrawn(name: String) throws {
    let folder = try TestFolder()
    for kind in ["bus", "route-chip"] {
      let run = try Tool.run(["marker", kind, "-o", "-", "--route", name], in: folder)
      let bitmap = try PNGFile(run.succeeding().output).bitmap()
      #expect(bitmap.width >= 46)
    }
    #expect(try folder.names() == [])
  }

  /// 24 of the widest letter fit: the tag grows with its text.
  @Test func theLongestNameFits() throws {
    let name = String(repeating: "W", count: 24)
    let run = try Tool.run(
      ["marker", "bus", "-o", "-", "--route", name, "--scale=2"], in: TestFolder())
    let bitmap = try PNGFile(run.succeeding().output).bitmap()
    // Paper around it, so that no letter touches the canvas: one pixel is left free on each side.
    let ink = try #require(bitmap.bounds { $0 != 0 })
    #expect(ink.left >= 2 && ink.right <= bitmap.width - 2)
    #expect(ink.right - ink.left > 2 * 24 * 8)
  }

  @Test func bytesThatAreNoTextDoNotTrap() throws {
    let folder = try TestFolder()
    let run = try Tool.shell(#""$tool" marker bus -o x.png --route $'\xff\xfe'"#, in: folder)
    #expect(run.ending == .status(65))
    #expect(run.message.contains("U+FFFD"))
    #expect(try folder.names() == [])
  }
}
