import Testing

/// Compositing and comparison, against numbers worked out by hand.
@Suite struct ReferencePictureTests {
  private let busStop = CoverageCase.busStops[0]

  @Test func halfCoverOverAnOpaquePixelIsTheMean() {
    var pixel = ReferencePixel(0xFF10_1A2E)
    pixel.cover(with: ReferencePixel(0xFFFF_FFFF), by: 0.5)
    #expect(pixel == ReferencePixel(red: 135.5, green: 140.5, blue: 150.5, alpha: 255))
  }

  @Test func halfCoverOverNothingIsHalfOfEverything() {
    var pixel = ReferencePixel.clear
    pixel.cover(with: ReferencePixel(0xFF0B_5CD5), by: 0.5)
    #expect(pixel == ReferencePixel(red: 5.5, green: 46, blue: 106.5, alpha: 127.5))
  }

  @Test func hairlineIsFourteenPerCentOfInkOverPaper() {
    // Its colour is in whole levels.
    let pixel = ReferenceColor.hairline.pixel(in: .light)
    #expect(abs(pixel.red - (0.14 * 16 + 0.86 * 255)) <= 0.5)
    #expect(abs(pixel.green - (0.14 * 26 + 0.86 * 255)) <= 0.5)
    #expect(abs(pixel.blue - (0.14 * 46 + 0.86 * 255)) <= 0.5)
    #expect(pixel.alpha == 255)
  }

  @Test func rowThroughTheBusStopIsTwoPointsOfPaperThenBrand() {
    let layers = ReferenceLayers(busStop, scale: 2)
    let pixels = layers.pixels(in: .light)
    let row = pixels[layers.side * layers.side / 2..<layers.side * (layers.side / 2 + 1)]
    let white = ReferencePixel(0xFFFF_FFFF)
    let expected =
      Array(repeating: ReferencePixel.clear, count: 2) + Array(repeating: white, count: 4)
      + Array(repeating: ReferencePixel(0xFF0B_5CD5), count: 32)
      + Array(repeating: white, count: 4) + Array(repeating: .clear, count: 2)
    #expect(row.count == expected.count)
    for (pixel, wanted) in zip(row, expected) {
      #expect(pixel.distances(to: wanted).largest < 1e-9)
    }
  }

  @Test func differenceNamesTheWorstPixelAndTheAverage() {
    let difference = PictureDifference(
      expected: [.clear, .clear, .clear, ReferencePixel(0xFF10_2030)],
      actual: [0, 0x0000_0001, 0, 0xFF10_2929], width: 2)
    #expect(difference.worst == 9)
    #expect(difference.column == 1 && difference.row == 1)
    #expect(difference.average == (1 + 9 + 7) / 16.0)
  }

  @Test func roundedReferenceIsWithinHalfALevel() {
    let layers = ReferenceLayers(busStop, scale: 3)
    let pixels = layers.pixels(in: .dark)
    let difference = PictureDifference(
      expected: pixels, actual: pixels.map(rounded), width: layers.side)
    #expect(difference.worst <= 0.5 + 1e-9)
    #expect(difference.average < Tolerance.average)
  }

  @Test(arguments: 1...3)
  func tenthOfAPointTooWideIsOverTheTolerance(scale: Int) {
    var wide = busStop
    wide.shapes[1].outline = .roundedBox(16.2, 16.2, radius: 3.1)
    let layers = ReferenceLayers(busStop, scale: scale)
    let drawn = ReferenceLayers(wide, scale: scale).pixels(in: .light).map(rounded)
    let difference = PictureDifference(
      expected: layers.pixels(in: .light), actual: drawn, width: layers.side)
    #expect(difference.worst > Tolerance.worst)
  }

  /// The nearest pixel of 8 bits a channel.
  private func rounded(_ pixel: ReferencePixel) -> UInt32 {
    [pixel.alpha, pixel.red, pixel.green, pixel.blue].reduce(0) { word, channel in
      word << 8 | UInt32(min(255, max(0, channel.rounded())))
    }
  }
}
