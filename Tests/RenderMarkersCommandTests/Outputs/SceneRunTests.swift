import Bitmap
import Testing

/// What `scene` writes.
@Suite struct SceneRunTests {
  private func run(_ words: String) throws -> (run: ToolRun, folder: TestFolder) {
    let folder = try TestFolder()
    return (try Tool.run(["scene"] + split(words), in: folder).succeeding(), folder)
  }

  @Test func withoutArgumentsTheLoopInBothThemesAtEachScale() throws {
    let (run, folder) = try run("--size 60x40")
    #expect(
      run.text == """
        proofs/loop-light.png
        proofs/loop-light@2x.png
        proofs/loop-light@3x.png
        proofs/loop-dark.png
        proofs/loop-dark@2x.png
        proofs/loop-dark@3x.png

        """)
    let bitmap = try PNGFile(folder.bytes("proofs/loop-dark@3x.png")).bitmap()
    #expect(bitmap.width == 180 && bitmap.height == 120)
  }

  @Test func aPhoneUnlessAnotherSizeIsAskedFor() throws {
    let (_, folder) = try run("--theme light --scale 1 -o a.png --quiet")
    let bitmap = try PNGFile(folder.bytes("a.png")).bitmap()
    #expect(bitmap.width == 393 && bitmap.height == 852)
    // The theme's ground in a corner without anything.
    #expect(bitmap[0, 851] == 0xFFD9_DFE6)
  }

  @Test func aSceneOfOnesOwnIsNamedAfterItsFile() throws {
    let folder = try TestFolder()
    try folder.write(
      #"{"stations": [{"id": "a", "name": "A", "lines": ["red"], "position": [41.9, -87.6]}]}"#,
      to: "my corner.json")
    let run = try Tool.run(
      ["scene", "my corner.json", "--theme=light", "--scale=1", "--format=png,svg"], in: folder
    ).succeeding()
    #expect(run.text == "proofs/my-corner-light.png\nproofs/my-corner-light.svg\n")
    // Shown whole: the only station stands in the middle, a capsule at zoom 17.
    let bitmap = try PNGFile(folder.bytes("proofs/my-corner-light.png")).bitmap()
    #expect(bitmap.count(of: 0xFFC6_0C30) > 40)
    #expect(try folder.text("proofs/my-corner-light.svg").contains("<use href="))
  }

  @Test func aReportStandsBesideThePicture() throws {
    let (run, folder) = try run(
      "--select stop-1438 --map-zoom 17 --theme dark --scale 1 -o a.png --json a.json")
    #expect(run.text == "a.png\na.json\n")
    let text = try folder.text("a.json")
    #expect(text.contains("\"id\": \"stop-1438\""))
    #expect(text.contains("\"direction\": \"Northbound\""))
  }

  @Test func aContactSheetHoldsAllZoomsAndThemes() throws {
    let (run, folder) = try run("--contact-sheet --scale 1 --size 200x100")
    #expect(run.text == "proofs/loop-contact-sheet-both.png\n")
    let bitmap = try PNGFile(folder.bytes("proofs/loop-contact-sheet-both.png")).bitmap()
    #expect(bitmap.width == 1248)
    // Light and dark ground, each in six pictures of 200 × 100 less what stands on them.
    #expect(bitmap.count(of: 0xFFD9_DFE6) > 60_000)
    #expect(bitmap.count(of: 0xFF2F_3946) > 60_000)
  }

  @Test func theSameSceneGivesTheSameBytes() throws {
    let words = "--theme light --scale 2 --select stop-1438 -o a.png --json a.json --quiet"
    let first = try run(words).folder
    let second = try run(words + " --jobs 1").folder
    #expect(try first.bytes("a.png") == second.bytes("a.png"))
    #expect(try first.bytes("a.json") == second.bytes("a.json"))
  }
}
