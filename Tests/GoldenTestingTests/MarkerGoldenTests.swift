import CairoCanvas
import DesignTokens
import Foundation
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
    // What writes the product's files, proven by what reads the goldens.
    #expect(try PNG.decode(PNG.encode(bitmap, format: .rgba, scale: 2)) == bitmap)
    try expectGolden(
      bitmap, Self.name(entry, theme), in: Goldens.folder, format: .rgba, scale: 2)
  }

  @Test func goldensStaySmall() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Goldens.folder.path)
    let total = try files.reduce(0) { total, file in
      let attributes = try FileManager.default.attributesOfItem(
        atPath: "\(Goldens.folder.path)/\(file)")
      return total + (attributes[.size] as? Int ?? 0)
    }
    #expect(total > 1_000_000 && total < 8_000_000, "\(total) bytes")
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
