import Bitmap
import DesignTokens
import Exports
import Testing

@Suite struct CellFinderTests {
  @Test func cellsWithPixelsThatDifferAreNamedInOrder() async throws {
    let fixture = try PictureFixture()
    var actual = PictureFixture.gray(5, width: 40, height: 20)
    actual[39, 0] = 0xFF00_0000
    actual[0, 19] = 0xFF00_0000
    actual[1, 19] = 0xFF00_0000
    try fixture.write(PictureFixture.gray(5, width: 40, height: 20), "e.png")
    try fixture.write(actual, "a.png")
    let cells = [
      CellFinder.Cell(name: "left", frame: PixelRect(x: 0, y: 0, width: 10, height: 20)),
      CellFinder.Cell(name: "middle", frame: PixelRect(x: 10, y: 0, width: 20, height: 20)),
      CellFinder.Cell(name: "right", frame: PixelRect(x: 30, y: 0, width: 10, height: 20)),
    ]
    let comparer = CaseComparer(.exact, loadsAll: false, cells: CellFinder { _, _, _ in cells })
    let item = ComparisonCase(
      RelativePath("a.png"), expected: .file(fixture.path("e.png")),
      actual: .file(fixture.path("a.png")))
    #expect(await comparer.compare(item).result.cells == ["left", "right"])
  }

  @Test func aManifestNamesCells() throws {
    let text = """
      [{"path": "proofs/s-light@2x.png", "width": 40, "height": 20, "cells":
        [{"name": "one", "rect": {"x": 1.5, "y": 0, "width": 3.2, "height": 4}},
         {"name": "bad", "rect": {"x": 0}}]}]
      """
    let manifest = try JSONReader.parse(Array(text.utf8), file: "manifest.json")
    let cells = SheetManifest.cells(manifest, fileName: "s-light@2x.png", width: 40, height: 20)
    #expect(
      cells == [
        CellFinder.Cell(name: "one", frame: PixelRect(x: 1, y: 0, width: 4, height: 4))
      ])
    #expect(
      SheetManifest.cells(manifest, fileName: "s-light@2x.png", width: 41, height: 20).isEmpty)
    #expect(
      SheetManifest.cells(manifest, fileName: "t-light@2x.png", width: 40, height: 20).isEmpty)
  }
}
