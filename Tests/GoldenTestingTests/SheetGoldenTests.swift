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
    let drawing = try golden.draw { pack, theme throws(DrawingError) in
      try Goldens.design(pack, theme)
    }
    let bitmap = try RasterCanvas.bitmap(
      of: drawing.list, scale: Double(golden.scale.rawValue))
    let written = try PNG.encode(
      bitmap, format: golden.format, scale: golden.scale.rawValue)
    #expect(try PNG.decode(written) == bitmap)
    expectGolden(
      bitmap, named: golden.name, in: Goldens.folder, scale: golden.scale.rawValue)
  }

  @Test(arguments: PackRegistry.builtIn.sheets.map(\.name))
  func layout(name: String) throws {
    let sheet = try #require(PackRegistry.builtIn.sheets.first { $0.name == name })
    let both = GoldenPicture(subject: .sheet(sheet, [.light, .dark]), scale: .one)
    let composed = try both.draw { pack, theme throws(DrawingError) in
      try Goldens.design(pack, theme)
    }
    let size = composed.list.size
    let lines = composed.cells.map { cell in
      "\(cell.name) “\(cell.caption)” \(text(cell.frame)) ink \(cell.ink.map(text) ?? "none")\n"
    }
    expectGolden(
      "\(decimal(size.width)) × \(decimal(size.height))\n" + lines.joined(),
      named: "layouts/\(sheet.name)-both.txt", in: Goldens.folder)
  }

  @Test func noOrphans() {
    expectNoOrphans(
      in: Goldens.folder, below: "sheets", besides: GoldenCatalog.sheets.map(\.name))
    expectNoOrphans(
      in: Goldens.folder, below: "layouts",
      besides: PackRegistry.builtIn.sheets.map { "layouts/\($0.name)-both.txt" })
  }

  private func text(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(decimal).joined(separator: " ")
  }
}
