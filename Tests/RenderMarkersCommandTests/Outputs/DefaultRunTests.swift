import Bitmap
import Testing

@Suite struct DefaultRunTests {
  @Test func writesEighteenFilesAndNamesEachOnALine() throws {
    let run = try DefaultRun.shared()
    run.run.succeeding()
    #expect(run.run.text == DefaultRun.names.map { "proofs/\($0).png\n" }.joined())
    #expect(
      run.files == ["proofs"] + DefaultRun.names.map { "proofs/\($0).png" }.sorted())
  }

  /// One theme's sheets at 1× (look, "The three sheets").
  private static let sizes = [
    "stations": (1248, 816), "vehicles": (1248, 1336), "routes": (1248, 1116),
  ]

  @Test(arguments: DefaultRun.names)
  func aSheetIsOpaqueAndHasItsSizeAndDensity(name: String) throws {
    let file = try DefaultRun.shared().png(name)
    let scale = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    #expect(file.chunkNames == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(file.colorType == 2)
    #expect(file.bitDepth == 8)
    // 72 × scale dots an inch, in pixels a metre.
    let perMetre = [1: 2835, 2: 5669, 3: 8504][scale] ?? 0
    #expect(file.density == [perMetre, perMetre, 1])
    let bitmap = try file.bitmap()
    let size = try #require(Self.sizes[String(name.prefix { $0 != "-" })])
    #expect(bitmap.width == size.0 * scale)
    #expect(bitmap.height == size.1 * scale)
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  /// The page is Paper to its edge, the panel of markers ground (spec §1).
  @Test(arguments: [
    ("stations-light", UInt32(0xFFFF_FFFF), UInt32(0xFFD9_DFE6)),
    ("stations-dark", 0xFF0F_141C, 0xFF2F_3946),
    ("vehicles-light", 0xFFFF_FFFF, 0xFFD9_DFE6),
    ("vehicles-dark", 0xFF0F_141C, 0xFF2F_3946),
    ("routes-light", 0xFFFF_FFFF, 0xFFFF_FFFF),
    ("routes-dark", 0xFF0F_141C, 0xFF0F_141C),
  ])
  func pageAndPanelHaveTheirColours(name: String, page: UInt32, panel: UInt32) throws {
    let bitmap = try DefaultRun.shared().png(name).bitmap()
    let corners = [
      bitmap[0, 0], bitmap[1247, 0], bitmap[0, bitmap.height - 1],
      bitmap[1247, bitmap.height - 1],
    ]
    #expect(corners.allSatisfy { $0 == page })
    // Within the panel's edge, left of all cells, between title and stage.
    #expect(bitmap[30, 160] == panel)
  }
}
