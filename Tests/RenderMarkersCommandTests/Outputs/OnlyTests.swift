import Bitmap
import Testing

/// `--only`: matching cells alone.
@Suite struct OnlyTests {
  @Test(arguments: [
    ("z16+", ["bus-stops/z16", "bus-stops/z16-selected"]),
    ("bus-stops/z16", ["bus-stops/z16", "bus-stops/z16-selected"]),
    ("3 LINES", ["stations/3-lines", "stations/3-lines-selected"]),
    ("1 line · sel", ["stations/1-line-selected"]),
    (
      "stations/*selected",
      [
        "stations/1-line-selected", "stations/3-lines-selected", "stations/below-z15-selected",
      ]
    ),
    ("< z14", ["bus-stops/below-z14-selected"]),
  ])
  func keepsMatchingCells(pattern: String, cells: [String]) throws {
    let run = try SheetRun(
      ["stations", "--theme=dark", "--scale=1", "--json", "--only", pattern])
    let entry = try #require(try run.entries().first)
    #expect(entry.cells.map(\.name) == cells.map { "dark/" + $0 })
    let bitmap = try run.bitmap("stations-dark")
    #expect(Double(bitmap.height) == entry.height)
    #expect(bitmap.height < 816)
  }

  @Test func sheetsWithoutAMatchAreLeftOut() throws {
    let run = try SheetRun(["--theme=light", "--scale=1", "--only", "brown selected"])
    #expect(run.run.text == "proofs/routes-light.png\n")
  }

  @Test func aStarKeepsAll() throws {
    let run = try SheetRun(["routes", "--theme=light", "--scale=1", "--only", "*"])
    #expect(try run.bitmap("routes-light") == DefaultRun.shared().png("routes-light").bitmap())
  }
}
