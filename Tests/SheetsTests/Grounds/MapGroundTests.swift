import Bitmap
import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

@testable import Sheets

@Suite struct MapGroundTests {
  private let rect = Rect(x: 10, y: 20, width: 393, height: 852)

  /// Every colour that is filled or stroked, and every picture, from the bottom.
  private func parts(_ items: [DisplayItem]) -> (colors: [Color], pictures: [Bitmap]) {
    var parts: (colors: [Color], pictures: [Bitmap]) = ([], [])
    for item in items {
      switch item {
      case .fill(_, let color, _), .stroke(_, let color, _), .shadow(_, let color, _):
        parts.colors.append(color)
      case .image(let bitmap, _): parts.pictures.append(bitmap)
      case .group(let group):
        let inner = self.parts(group.items)
        parts.colors += inner.colors
        parts.pictures += inner.pictures
      case .instance(let drawing, _):
        parts.colors += self.parts(drawing.group.items).colors
      }
    }
    return parts
  }

  @Test func names() {
    #expect(MapGround.allCases.map(\.rawValue) == ["plain", "streets", "water-park", "aerial"])
  }

  @Test(arguments: MapGround.allCases, Theme.allCases)
  func fillsItsRectangleAndNothingElse(ground: MapGround, theme: Theme) throws {
    let design = try SheetSamples.design(theme)
    for place in [
      rect, Rect(x: -1000.5, y: -3, width: 0.25, height: 1),
      Rect(x: 0, y: 0, width: 1500, height: 1500),
    ] {
      let items = try ground.items(in: place, design)
      #expect(items.inkBox == place)
    }
  }

  /// Each colour is a token of the theme, and each of the ground's tokens is seen.
  @Test(arguments: [MapGround.plain, .streets, .waterAndPark], Theme.allCases)
  func drawsInTokens(ground: MapGround, theme: Theme) throws {
    let design = try SheetSamples.design(theme)
    let colors = parts(try ground.items(in: rect, design)).colors
    #expect(Set(colors) == Set(try ground.colorNames.map { try design.tokens.color($0) }))
  }

  /// The seed is fixed and so is every pixel. Another checksum here means another picture.
  @Test(arguments: [
    (Theme.light, UInt64(6_227_413_276_441_383_823)), (.dark, 10_055_880_302_318_606_475),
  ])
  func theAerialTileNeverChanges(theme: Theme, checksum: UInt64) throws {
    let tile = try AerialGround.tile(SheetSamples.design(theme))
    #expect(tile.width == 768 && tile.height == 512)
    // Fowler, Noll and Vo's hash 1a of the pixels' bytes, from the highest.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in tile.pixels {
      for shift in [24, 16, 8, 0] as [UInt32] {
        hash = (hash ^ UInt64(pixel >> shift & 0xFF)) &* 0x100_0000_01B3
      }
    }
    #expect(hash == checksum)
    #expect(tile.pixels.allSatisfy { $0 >> 24 == 0xFF })
  }

  /// Greens, greys and roofs, none more than half of the picture.
  @Test func theAerialTileShowsEveryMaterial() throws {
    var counts = [Int](repeating: 0, count: AerialMaterial.allCases.count)
    for index in AerialSurvey.indices { counts[Int(index) / AerialSurvey.steps.count] += 1 }
    let parts = counts.map { Double($0) / Double(AerialSurvey.indices.count) }
    #expect(parts.allSatisfy { $0 > 0.004 && $0 < 0.5 }, "\(parts)")
  }

  /// Two rectangles side by side show what one would.
  @Test(arguments: [(-5, 7), (760, 500), (1000, -513)])
  func tilesStayWhereTheyAre(x: Int, y: Int) throws {
    let whole = try AerialGround.tile(SheetSamples.design(.light))
    let tile = whole.tile(for: Rect(x: Double(x), y: Double(y), width: 40, height: 30.5))
    #expect(tile.width == 40 && tile.height == 31)
    for row in 0..<31 {
      for column in 0..<40 {
        let at = ((x + column + 7680) % 768, (y + row + 5120) % 512)
        #expect(tile[column, row] == whole[at.0, at.1])
      }
    }
  }

  @Test func aWiderRectangleRepeatsTheTile() throws {
    let whole = try AerialGround.tile(SheetSamples.design(.light))
    #expect(whole.tile(for: Rect(x: 0, y: 0, width: 5000, height: 5000)) == whole)
    let turned = whole.tile(for: Rect(x: 5, y: 0, width: 5000, height: 20))
    #expect(turned.width == 768 && turned.height == 20)
    #expect(turned[763, 3] == whole[0, 3])
  }

  /// Nonsense is bare land, and traps nothing.
  @Test(arguments: MapGround.allCases, [Double.infinity, .nan, -1e300, 1e18])
  func farAwayThereIsNothing(ground: MapGround, place: Double) throws {
    let design = try SheetSamples.design(.dark)
    _ = try ground.items(in: Rect(x: place, y: place, width: 10, height: 10), design)
  }

  @Test func aTranslucentColourIsRefused() throws {
    let overlay = """
      {"map": {"street": {"$type": "color", "$value": {"colorSpace": "srgb", \
      "components": [1, 1, 1], "alpha": 0.5}}}}
      """
    let design = try Pack.chitransit(
      overlays: [TokenSource(file: "mine.json", bytes: Array(overlay.utf8))]
    ).design(theme: .light, typesetter: SheetSamples.typesetter())
    let error = #expect(throws: DrawingError.self) {
      _ = try MapGround.streets.items(in: rect, design)
    }
    #expect(
      error?.description == "mine.json:1: map.street: an opacity of 0.5: accepted: 1")
  }
}
