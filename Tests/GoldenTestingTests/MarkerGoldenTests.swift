import CairoCanvas
import DesignTokens
import GoldenTesting
import Markers
import PNGCodec
import Testing

/// Every state of the catalogue, in both themes at 2×, to the pixel.
struct MarkerGoldenTests {
  @Test(arguments: MarkerCatalog.entries, Theme.allCases)
  func pixels(entry: CatalogEntry, theme: Theme) throws {
    let marker = try entry.state.draw(Goldens.design(theme))
    let bitmap = try RasterCanvas.bitmap(of: marker.picture(entry.family), scale: 2)
    try expectGolden(
      bitmap, Self.name(entry, theme), in: Goldens.folder, format: .rgba, scale: 2)
  }

  @Test func noOrphans() throws {
    let names = MarkerCatalog.entries.flatMap { entry in
      Theme.allCases.map { Self.name(entry, $0) }
    }
    try expectNoOrphans(in: Goldens.folder, below: "markers", besides: Set(names))
  }

  private static func name(_ entry: CatalogEntry, _ theme: Theme) -> String {
    "markers/\(entry.path)-\(theme.rawValue)@2x.png"
  }
}
