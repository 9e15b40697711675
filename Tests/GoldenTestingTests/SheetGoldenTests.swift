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

/// 000's sheets in each theme at each scale, and with both panels at 1×, and the other sheets' panels,
/// to the pixel; and of every sheet where its cells are, and how many fills have which colour.
struct SheetGoldenTests {
  @Test(arguments: GoldenCatalog.sheets + GoldenCatalog.panels)
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
      "\(decimal(size.width)) × \(decimal(size.height))\n" + lines.joined()
        + colors(composed.list.items),
      named: "layouts/\(sheet.name)-both.txt", in: Goldens.folder)
  }

  /// "#101A2E 12 fills", a line a colour, sorted.
  private func colors(_ items: [DisplayItem]) -> String {
    var counts: [String: Int] = [:]
    func count(_ item: DisplayItem) {
      switch item {
      case .fill(_, let color, _), .stroke(_, let color, _), .shadow(_, let color, _):
        let opacity = color.opacity < 1 ? " at \(decimal(color.opacity))" : ""
        counts[color.hex + opacity, default: 0] += 1
      case .group(let group): group.items.forEach(count)
      case .instance(let drawing, _): drawing.group.items.forEach(count)
      case .image: counts["image", default: 0] += 1
      }
    }
    items.forEach(count)
    return counts.sorted { $0.key < $1.key }.map { "\($0.key) × \($0.value)\n" }.joined()
  }

  @Test func noOrphans() {
    expectNoOrphans(
      in: Goldens.folder, below: "panels", besides: GoldenCatalog.panels.map(\.name))
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
