import CairoCanvas
import DesignTokens
import DisplayList
import Exports
import Geometry
import GoldenTesting
import Markers
import PNGCodec
import Sheets
import Testing

/// Every sheet in each theme at each scale, and with both panels at 1×, to the pixel; and where its
/// cells are.
struct SheetGoldenTests {
  @Test(arguments: GoldenCatalog.sheets)
  func pixels(golden: GoldenPicture) throws {
    let drawing = try golden.draw(Goldens.design)
    let bitmap = try RasterCanvas.bitmap(
      of: drawing.list, scale: Double(golden.scale.rawValue))
    let written = try PNG.encode(
      bitmap, format: golden.format, scale: golden.scale.rawValue)
    #expect(try PNG.decode(written) == bitmap)
    try expectGolden(
      bitmap, golden.name, in: Goldens.folder, format: golden.format,
      scale: golden.scale.rawValue)
  }

  @Test(arguments: SheetDefinition.all.map(\.name))
  func layout(name: String) throws {
    let sheet = try #require(SheetDefinition.all.first { $0.name == name })
    let both = GoldenPicture(subject: .sheet(sheet, [.light, .dark]), scale: .one)
    let composed = try both.draw(Goldens.design)
    let size = composed.list.size
    let lines = composed.cells.map { cell in
      "\(cell.name) “\(cell.caption)” \(text(cell.frame)) ink \(cell.ink.map(text) ?? "none")\n"
    }
    try expectGolden(
      "\(decimal(size.width)) × \(decimal(size.height))\n" + lines.joined(),
      "layouts/\(sheet.name)-both.txt", in: Goldens.folder)
  }

  @Test func noOrphans() throws {
    try expectNoOrphans(
      in: Goldens.folder, below: "sheets", besides: Set(GoldenCatalog.sheets.map(\.name)))
    try expectNoOrphans(
      in: Goldens.folder, below: "layouts",
      besides: Set(SheetDefinition.all.map { "layouts/\($0.name)-both.txt" }))
  }

  private func text(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(decimal).joined(separator: " ")
  }
}
