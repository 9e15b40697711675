import DesignTokens
import Foundation
import Testing

/// `--pack` with built-in packs.
@Suite struct PackOptionTests {
  @Test func citymapperIsRendered() throws {
    let folder = try TestFolder()
    let run = try Tool.run(
      ["--pack", "citymapper", "--theme", "dark", "--scale", "1"], in: folder
    ).succeeding()
    #expect(run.lines == ["proofs/citymapper-dark.png"])
    #expect(try folder.names() == ["proofs", "proofs/citymapper-dark.png"])
  }

  @Test func chitransitIsThePackThatIsMeant() throws {
    let folder = try TestFolder()
    let words = ["stations", "--theme=light", "--scale=1"]
    try Tool.run(words + ["--out=a"], in: folder).succeeding()
    try Tool.run(words + ["--out=b", "--pack=chitransit"], in: folder).succeeding()
    #expect(try folder.bytes("a/stations-light.png") == folder.bytes("b/stations-light.png"))
  }

  @Test func listsAreOfThePack() throws {
    let folder = try TestFolder()
    func list(_ topic: String) throws -> ToolRun {
      try Tool.run(["list", topic, "--pack", "citymapper"], in: folder).succeeding()
    }
    #expect(
      try list("sheets").lines.map { $0.prefix { $0 != " " } } == [
        "citymapper", "citymapper-vision", "citymapper-audit",
      ])
    #expect(
      try list("lines").text == """
        victoria  Victoria  #0098D4  #0098D4  #0098D4
        central   Central   #E32017  #E32017  #E32017
        district  District  #00782A  #00782A  #00782A

        """)
    let tokens = try list("tokens").lines.map { String($0.prefix { $0 != " " }) }
    #expect(tokens.first == "light.canvas")
    #expect(!tokens.contains("brand") && tokens.contains("mode.ferry"))
  }

  /// An empty list says why it is one, beside what a program reads.
  @Test(arguments: [["list", "markers"], ["list", "markers", "--json"], ["list"]])
  func aPackWithoutSingleMarkersSaysSo(words: [String]) throws {
    let folder = try TestFolder()
    let run = try Tool.run(words + ["--pack", "citymapper"], in: folder)
    #expect(run.ending == .status(0))
    #expect(
      run.errors == "The pack 'citymapper' has no single markers; its sheets are citymapper, "
        + "citymapper-vision, citymapper-audit.\n")
    if words == ["list", "markers"] { #expect(run.text.isEmpty) }
    #expect(try Tool.run(words, in: folder).errors.isEmpty)
  }

  @Test(arguments: [
    (["--pack", "citymaper"], "unknown pack 'citymaper': did you mean 'citymapper'?"),
    (["list", "--pack", "x"], "unknown pack 'x'; accepted: chitransit, citymapper; a folder's"),
    (["--pack", ""], "unknown pack ''"),
    (
      ["stations", "--pack", "citymapper"],
      "'stations' is a sheet of the pack 'chitransit': add '--pack chitransit'"
    ),
    (
      ["citymaper", "--pack", "citymapper"],
      "unknown sheet 'citymaper': did you mean 'citymapper'?"
    ),
    (
      ["vision", "--pack", "citymapper"],
      "'vision' is a sheet of the pack 'chitransit': add '--pack chitransit', "
        + "or name 'citymapper-vision'"
    ),
    (
      ["citymapper-vision"],
      "'citymapper-vision' is a sheet of the pack 'citymapper': add '--pack citymapper'"
    ),
    (["citymapper"], "'citymapper' is a sheet of the pack 'citymapper': add '--pack citymapper'"),
    (
      ["--pack", "citymapper", "statoins"],
      "unknown sheet 'statoins'; accepted: citymapper, citymapper-vision, citymapper-audit"
    ),
    (["marker", "bus", "-o", "a.png", "--pack", "citymapper"], "option '--pack' does not belong"),
    (
      ["--pack", "citymapper", "--palette", "strict"],
      "the palette strict: the pack 'citymapper' has no palettes"
    ),
    (
      ["--pack", "citymapper", "--all", "--alerts", "a.json"],
      "'--alerts' is for the sheet 'stop-sheet', which is not named"
    ),
    (
      ["--pack", "citymapper", "--animated", "a.png"],
      "'--animated' shows one sheet, not citymapper; the pack 'citymapper' has none that moves; "
        + "accepted with '--pack chitransit': motion"
    ),
    (
      ["--pack", "./mine", "--animated", "a.png"],
      "'--animated' shows one sheet, not those of a pack's folder; such a pack has none that "
        + "moves; accepted with '--pack chitransit': motion"
    ),
    (["list", "--pack", "a/b", "--pack", "x"], "unknown pack 'x'"),
  ])
  func slipsAreTold(arguments: [String], message: String) throws {
    try expectFailure(arguments, status: 64, message, in: TestFolder())
  }

  @Test func tokensOfAnotherPackAreUnknown() throws {
    let folder = try TestFolder()
    try folder.write(
      #"""
      {"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}
      """#, to: "mine.json")
    try expectFailure(
      ["--pack", "citymapper", "--tokens", "mine.json"], status: 65, "mine.json:1: brand",
      "unknown token", in: folder)
  }

  @Test func iconsAreReplacedByName() throws {
    let folder = try TestFolder()
    let square =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2H22V22H2Z"/></svg>"#
    try folder.write(square, to: "mine/star.svg")
    try expectFailure(
      ["--pack", "citymapper", "--icons", "mine"], status: 65, "unknown icon 'star'", in: folder)
    try folder.makeFolder("none")
    try expectFailure(
      ["--pack", "citymapper", "--icons", "none"], status: 66, "ferry.svg", in: folder)
  }
}
