import Bitmap
import DesignTokens
import DisplayList
import Geometry
import Sheets
import Testing

/// `--ground` on other sheets than `grounds`.
@Suite struct GroundRequestTests {
  private func sheet(_ name: String, _ ground: SheetRequest.Ground) throws -> Sheet {
    let request = SheetRequest(themes: [.light], ground: ground)
    return try #require(try SheetSamples.compose(name, request))
  }

  /// A built-in ground covers the stages, and its tokens stand in the legend; titles and captions
  /// stay on the theme's ground.
  @Test func aBuiltInGroundCoversTheStages() throws {
    let sheet = try sheet("stations", .map(.streets))
    let stages = [(168.0, 112.0), (308, 56), (420, 112), (560, 56)].map { y, height in
      Rect(x: 24, y: y, width: 1200, height: height)
    }
    #expect(sheet.groups("streets").compactMap { $0.clip?.bounds } == stages)
    for name in ["ground", "map.land", "map.building", "map.street", "map.avenue"] {
      #expect(sheet.groups(name).count == 1, "\(name)")
    }
    #expect(sheet.groups("map.water").isEmpty)
  }

  @Test func thePlainGroundLooksAsNone() throws {
    let plain = try sheet("routes", .map(.plain))
    let none = try SheetSamples.plain("routes", .light)
    #expect(plain.list.size == none.list.size)
    #expect(plain.cells == none.cells)
  }

  /// Rows of blocks that stand on the map show it too, from edge to edge of the panel.
  @Test func blocksStandOnTheMap() throws {
    let picture = Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFF00_FF00])
    let sheet = try sheet("bearings", .picture(picture))
    let rows = sheet.items.compactMap { item -> Rect? in
      if case .image(picture, let rect) = item { rect } else { nil }
    }
    // Three rows of trains and three of buses.
    #expect(rows.count == 6)
    #expect(rows.allSatisfy { $0.minX == 24 && $0.width == 1200 })
    for cell in sheet.cells {
      let ink = try #require(cell.ink)
      #expect(rows.contains { $0.contains(ink) }, "\(cell.name)")
    }
  }
}
