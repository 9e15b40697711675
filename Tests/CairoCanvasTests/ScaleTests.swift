import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Testing

@Suite struct ScaleTests {
  /// A selected bus as spec §2 gives its shapes, in a precise group, its centre off the pixels.
  private var marker: DisplayItem {
    let body = RoundedRect(
      Rect(center: Point(22.3, 23.6), side: 25), radius: 7, style: .continuous)
    return .group(
      DisplayGroup(
        "marker", isPrecise: true,
        items: [
          .fill(body.path, .black, .nonzero), .fill(body.inset(by: 2).path, .white, .nonzero),
          .fill(body.inset(by: 3).path, .brand, .nonzero), .disc(22.3, 23.6, 5, .white),
        ]))
  }

  /// Each pixel the average of a block, channel by channel.
  private func averaged(_ bitmap: Bitmap, by factor: Int) -> [[Double]] {
    let (width, height) = (bitmap.width / factor, bitmap.height / factor)
    return (0..<width * height).map { index in
      var sums = [0.0, 0, 0, 0]
      for y in 0..<factor {
        for x in 0..<factor {
          let pixel = bitmap.channels(
            index % width * factor + x, index / width * factor + y)
          for channel in 0..<4 { sums[channel] += Double(pixel[channel]) }
        }
      }
      return sums.map { $0 / Double(factor * factor) }
    }
  }

  /// Precise groups take 60 samples down a pixel, finer ones 120 or 180: two of 60 make 4 levels.
  @Test(arguments: [2, 3])
  func finerPictureAveragesToTheCoarseOne(scale: Int) throws {
    let once = try drawn([marker], 44, 44)
    let fine = averaged(try drawn([marker], 44, 44, scale: Double(scale)), by: scale)
    var (worst, sum) = (0.0, 0.0)
    for (index, pixel) in fine.enumerated() {
      for (channel, value) in once.channels(index % 44, index / 44).enumerated() {
        let difference = abs(Double(value) - pixel[channel])
        worst = max(worst, difference)
        sum += difference
      }
    }
    #expect(worst <= 4)
    #expect(sum / Double(4 * 44 * 44) <= 0.1)
  }

  @Test func everyScaleShowsTheSamePoints() throws {
    for scale in 1...3 {
      let bitmap = try drawn([.box(2, 3, 4, 1, .orange)], 8, 6, scale: Double(scale))
      let inked = bitmap.pixels.indices.filter { bitmap.pixels[$0] == 0xFFFF_8000 }
      #expect(inked.count == 4 * scale * scale)
      #expect(inked.first == 3 * scale * 8 * scale + 2 * scale)
    }
  }
}
