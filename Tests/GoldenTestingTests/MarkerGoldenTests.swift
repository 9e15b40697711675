import CairoCanvas
import DesignTokens
import Exports
import GoldenTesting
import Testing

/// Every state of the catalogue, in both themes at 2×, to the pixel.
struct MarkerGoldenTests {
  @Test(arguments: GoldenCatalog.markers)
  func pixels(golden: GoldenPicture) throws {
    let drawing = try golden.draw(Goldens.design)
    let bitmap = try RasterCanvas.bitmap(
      of: drawing.list, scale: Double(golden.scale.rawValue))
    try expectGolden(
      bitmap, golden.name, in: Goldens.folder, format: golden.format,
      scale: golden.scale.rawValue)
  }

  @Test func noOrphans() throws {
    try expectNoOrphans(
      in: Goldens.folder, below: "markers", besides: Set(GoldenCatalog.markers.map(\.name)))
  }
}
