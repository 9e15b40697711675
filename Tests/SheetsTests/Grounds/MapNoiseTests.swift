import Testing

@testable import Sheets

/// Expected numbers come from the same formulas in another language, with unbounded integers.
@Suite struct MapNoiseTests {
  @Test func bitsAreTheSameEverywhere() {
    #expect(MapNoise(seed: 16).bits(0, 0) == 963_388_876)
    #expect(MapNoise(seed: 16).bits(1, 0) == 2_163_416_122)
    #expect(MapNoise(seed: 16).bits(0, 1) == 639_452_768)
    #expect(MapNoise(seed: 1909).bits(-3, 7) == 1_738_711_192)
  }

  @Test(arguments: [(0, 0, 157, 157), (8, 8, 132, 107), (63, 31, 156, 152), (21, 5, 160, 148)])
  func valuesAndLayers(x: Int, y: Int, value: Int, layers: Int) {
    let noise = MapNoise(seed: 5)
    #expect(noise.value(x, y, pitch: 16, period: (64, 32)) == value)
    #expect(noise.layers(3, x, y, pitch: 16, period: (64, 32)) == layers)
  }

  @Test func picksStayInTheirRange() {
    let noise = MapNoise(seed: 5)
    #expect((0..<6).map { noise.pick(3...7, $0, 0) } == [5, 5, 6, 3, 4, 3])
    var counts = [Int](repeating: 0, count: 5)
    for x in 0..<1000 { counts[noise.pick(3...7, x, -x) - 3] += 1 }
    #expect(counts.allSatisfy { (150...250).contains($0) }, "\(counts)")
  }

  /// The first column follows the last as smoothly as any.
  @Test func noiseMeetsAtItsPeriod() {
    let noise = MapNoise(seed: 5)
    for y in 0..<32 {
      let edge = noise.value(63, y, pitch: 16, period: (64, 32))
      #expect(abs(edge - noise.value(0, y, pitch: 16, period: (64, 32))) <= 3)
    }
  }
}
