import Bitmap
import Testing

/// Each option of the default command changes what it says, and nothing else.
@Suite struct SheetOptionTests {
  @Test func sheetsThemesAndScalesComeInTheOrderGivenEachOnce() throws {
    let run = try SheetRun(
      "routes stations routes --theme dark,light,dark --scale 2,1,2 --out a/b/")
    #expect(
      run.run.text == """
        a/b/routes-dark@2x.png
        a/b/routes-dark.png
        a/b/routes-light@2x.png
        a/b/routes-light.png
        a/b/stations-dark@2x.png
        a/b/stations-dark.png
        a/b/stations-light@2x.png
        a/b/stations-light.png

        """)
    #expect(try run.names().count == 10)
  }

  /// Heights with one panel and with two (look, "Layout").
  @Test(arguments: [("stations", 816, 1368), ("vehicles", 1336, 2440), ("routes", 1116, 1968)])
  func bothThemesAreTwoPanelsOfOnePicture(sheet: String, oneTheme: Int, height: Int) throws {
    let bitmap = try SheetRun("\(sheet) --theme both --scale 1").bitmap("\(sheet)-both")
    #expect(bitmap.width == 1248)
    #expect(bitmap.height == height)
    let light: UInt32 = sheet == "routes" ? 0xFFFF_FFFF : 0xFFD9_DFE6
    let dark: UInt32 = sheet == "routes" ? 0xFF0F_141C : 0xFF2F_3946
    // Panels run from 24 to 1224, the first from 112; the second is as high, and 24 below it.
    let panelHeight = height - oneTheme - 24
    let second = 112 + panelHeight + 24
    #expect(bitmap[30, 160] == light)
    #expect(bitmap[30, second + 48] == dark)
    #expect(bitmap[30, second + panelHeight - 24] == dark)
    #expect(bitmap[30, second - 12] == 0xFFFF_FFFF)
    #expect(bitmap[12, second + 48] == 0xFFFF_FFFF)
  }

  @Test func aGridLiesOverThePanelEightPointsApart() throws {
    let plain = try SheetRun("stations --theme light --scale 1").bitmap("stations-light")
    let grid = try SheetRun("stations --theme light --scale 1 --grid").bitmap("stations-light")
    let places = grid.places(differingFrom: plain)
    let bounds = try #require(box(places))
    // Lines 1 point wide, 8 apart from the panel's edge at (24, 112), up to its other edge.
    #expect(places.allSatisfy { ($0.x - 24) % 8 == 0 || ($0.y - 112) % 8 == 0 })
    #expect(bounds.left == 24 && bounds.right == 1224 && bounds.top == 112)
    #expect(grid[500, 130] == plain[500, 130])
    #expect(grid[24 + 8 * 10, 130] != plain[24 + 8 * 10, 130])
  }

  @Test func hitAreasAreDashedSquaresAndCanBeLeftOut() throws {
    let plain = try SheetRun("stations --theme light --scale 1 --json")
    let without = try SheetRun("stations --theme light --scale 1 --no-hit-areas")
    let bitmap = try plain.bitmap("stations-light")
    // On the panel; below it the note on the boxes goes too.
    let places = try without.bitmap("stations-light").places(differingFrom: bitmap)
      .filter { $0.y < 640 }
    let entry = try #require(try plain.entries().first)
    // 44 points at 2×, around the middle of each stage, 112 high.
    #expect(entry.cells.count == 12)
    var inBoxes = 0
    for cell in entry.cells {
      let middle = (x: cell.rect.x + cell.rect.width / 2, y: cell.rect.y + 56)
      let own = places.count { place in
        let across = abs(Double(place.x) + 0.5 - middle.x)
        let down = abs(Double(place.y) + 0.5 - middle.y)
        return max(across, down) == 43.5
      }
      inBoxes += own
      // Half of the 348 pixels of its edge, give or take a dash; a wide capsule hides some.
      let isWide = cell.ink.map { $0.width > 88 } ?? false
      #expect((isWide ? 120...160 : 160...190).contains(own), "\(cell.name): \(own)")
    }
    #expect(inBoxes == places.count)
  }

  @Test(arguments: ["#ABCDEF", "abcdef"])
  func aGroundColourFillsThePanel(hex: String) throws {
    let plain = try SheetRun("vehicles --theme light --scale 1").bitmap("vehicles-light")
    let colored = try SheetRun(["vehicles", "--theme=light", "--scale=1", "--ground", hex])
      .bitmap("vehicles-light")
    #expect(colored[30, 160] == 0xFFAB_CDEF)
    #expect(colored.count(of: 0xFFAB_CDEF) > 900_000)
    #expect(colored.count(of: 0xFFD9_DFE6) == 0)
    #expect(plain.count(of: 0xFFD9_DFE6) > 900_000)
  }

  @Test(arguments: [1, 2])
  func aGroundPictureIsTiledOnTheStages(scale: Int) throws {
    var tile = Bitmap(width: 3, height: 2)
    let colors: [UInt32] = [
      0xFF10_2030, 0xFF40_5060, 0xFF70_8090, 0xFFA0_B0C0, 0xFFD0_E0F0, 0xFF01_0203,
    ]
    tile.pixels = colors
    let run = try SheetRun(
      ["stations", "--theme=dark", "--scale=\(scale)", "--ground=tile.PNG"]
    ) { try $0.write(tile.png(), to: "tile.PNG") }
    let name = scale == 1 ? "stations-dark" : "stations-dark@2x"
    let bitmap = try run.bitmap(name)
    // The first stage starts at (24, 168), one pixel of the picture a point.
    for y in 168..<180 {
      for x in 24..<48 {
        let (column, row) = ((x - 24) % 3, (y - 168) % 2)
        #expect(bitmap[x * scale, y * scale] == colors[column + 3 * row], "\(x), \(y)")
      }
    }
    // Titles stay on the ground of the tokens.
    #expect(bitmap[30 * scale, 160 * scale] == 0xFF2F_3946)
  }

  @Test func anExhibitZoomEnlargesStagesAndColumns() throws {
    let sheets = try SheetRun("--theme light --scale 1 --exhibit-zoom 3 --json").entries()
    // Columns of 216; stages half as high again: of 2 × 112, 464, 4 × 80 + 112.
    #expect(sheets.map(\.width) == [1824, 1824, 1824])
    #expect(sheets.map(\.height) == [928, 1568, 1332])
    let plain = try SheetRun("stations --theme light --scale 1 --json").entries()
    for (cell, other) in zip(sheets[0].cells, plain[0].cells) {
      let (ink, before) = (try #require(cell.ink), try #require(other.ink))
      #expect(abs(ink.width - before.width * 1.5) < 1e-9)
    }
    // Columns never get narrower than 144.
    #expect(
      try SheetRun("routes --theme light --scale 1 --exhibit-zoom 0.5 --json").entries()[0].width
        == 1248)
  }

  @Test func theStrictPaletteIsDrawnAndListed() throws {
    let plain = try SheetRun("vehicles --theme light --scale 1").bitmap("vehicles-light")
    let strict = try SheetRun("vehicles --theme light --scale 1 --palette strict")
      .bitmap("vehicles-light")
    // Blue and Pink in light (spec §1): vehicles, their selected states and a swatch each.
    for (color, other) in [(UInt32(0xFF00_A1DE), UInt32(0xFF00_90C8)), (0xFFE2_7EA6, 0xFFD9_5A8C)] {
      #expect(plain.count(of: color) > 2000)
      #expect(plain.count(of: other) == 0)
      #expect(strict.count(of: other) > 2000)
      #expect(strict.count(of: color) == 0)
    }
    let swatch = plain.bounds { $0 == 0xFF00_A1DE }
    #expect(strict.bounds { $0 == 0xFF00_90C8 } == swatch)
  }

  @Test func quietPrintsNothing() throws {
    let run = try SheetRun("routes --theme light --scale 1 --quiet")
    #expect(run.run.output.isEmpty)
    #expect(try run.names() == ["proofs", "proofs/routes-light.png"])
  }

  private func box(_ places: [(x: Int, y: Int)]) -> PixelBox? {
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
      let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
    else { return nil }
    return PixelBox(left: left, top: top, right: right + 1, bottom: bottom + 1)
  }
}
