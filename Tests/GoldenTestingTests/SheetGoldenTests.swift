import CairoCanvas
import DesignTokens
import DisplayList
import Geometry
import GoldenTesting
import Markers
import PNGCodec
import Sheets
import Testing

/// Every sheet in each theme at each scale, and with both panels at 1×, to the pixel; and where its
/// cells are.
struct SheetGoldenTests {
  /// A sheet's picture.
  struct Picture: Sendable, CustomTestStringConvertible {
    let sheet: SheetDefinition
    let themes: [Theme]
    let scale: Scale

    var name: String {
      let theme = themes.count > 1 ? "both" : themes[0].rawValue
      return "sheets/\(sheet.name)-\(theme)\(scale.suffix).png"
    }

    var testDescription: String { name }

    static let all = SheetDefinition.all.flatMap { sheet in
      Theme.allCases.flatMap { theme in
        Scale.allCases.map { Picture(sheet: sheet, themes: [theme], scale: $0) }
      } + [Picture(sheet: sheet, themes: [.light, .dark], scale: .one)]
    }

    func compose() throws -> Sheet {
      try #require(
        try sheet.compose(
          SheetRequest(themes: themes), designs: themes.map(Goldens.design), scale: scale))
    }
  }

  @Test(arguments: Picture.all)
  func pixels(picture: Picture) throws {
    let bitmap = try RasterCanvas.bitmap(
      of: picture.compose().list, scale: Double(picture.scale.rawValue))
    let scale = picture.scale.rawValue
    #expect(try PNG.decode(PNG.encode(bitmap, format: .rgb, scale: scale)) == bitmap)
    try expectGolden(
      bitmap, picture.name, in: Goldens.folder, format: .rgb, scale: picture.scale.rawValue)
  }

  @Test(arguments: SheetDefinition.all.map(\.name))
  func layout(name: String) throws {
    let sheet = try #require(SheetDefinition.all.first { $0.name == name })
    let picture = Picture(sheet: sheet, themes: [.light, .dark], scale: .one)
    let composed = try picture.compose()
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
      in: Goldens.folder, below: "sheets", besides: Set(Picture.all.map(\.name)))
    try expectNoOrphans(
      in: Goldens.folder, below: "layouts",
      besides: Set(SheetDefinition.all.map { "layouts/\($0.name)-both.txt" }))
  }

  private func text(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(decimal).joined(separator: " ")
  }
}
