import CairoCanvas
import DesignTokens
import Exports
import Foundation
import GoldenTesting
import Markers
import PNGCodec
import Testing

/// Every state of the catalogue, in both themes at 2×, to the pixel.
struct MarkerGoldenTests {
  @Test(arguments: GoldenCatalog.markers)
  func pixels(golden: GoldenPicture) throws {
    let drawing = try golden.draw { pack, theme throws(DrawingError) in
      try Goldens.design(pack, theme)
    }
    let bitmap = try RasterCanvas.bitmap(
      of: drawing.list, scale: Double(golden.scale.rawValue))
    // What writes the product's files, proven by what reads the goldens.
    let written = try PNG.encode(
      bitmap, format: golden.format, scale: golden.scale.rawValue)
    #expect(try PNG.decode(written) == bitmap)
    expectGolden(
      bitmap, named: golden.name, in: Goldens.folder, scale: golden.scale.rawValue)
  }

  @Test func goldensStaySmall() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Goldens.folder.path)
    let total = try files.reduce(0) { total, file in
      let attributes = try FileManager.default.attributesOfItem(
        atPath: "\(Goldens.folder.path)/\(file)")
      return total + (attributes[.size] as? Int ?? 0)
    }
    #expect(total > 1_000_000 && total < 14_000_000, "\(total) bytes")
  }

  @Test func noOrphans() {
    expectNoOrphans(
      in: Goldens.folder, below: "markers", besides: GoldenCatalog.markers.map(\.name))
  }
}
