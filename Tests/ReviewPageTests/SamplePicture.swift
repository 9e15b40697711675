import Bitmap
import Exports
import Foundation
import PNGCodec

/// A picture of the samples: pixels and the hash that the page hands back.
struct SamplePicture {
  var bitmap: Bitmap
  let png: [UInt8]

  init(_ bitmap: Bitmap) throws {
    self.bitmap = bitmap
    png = try PNG.encode(bitmap, format: .rgba, scale: 1)
  }

  /// A golden of the repository: "sheets/stations-dark@2x.png".
  init(golden path: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    png = Array(try Data(contentsOf: root.appending(path: "goldens/\(path)")))
    bitmap = try PNG.decode(png)
  }

  /// One colour, 0xAARRGGBB premultiplied.
  init(width: Int, height: Int, color: UInt32) throws {
    try self.init(
      Bitmap(
        width: width, height: height, pixels: Array(repeating: color, count: width * height)))
  }

  /// The picture with boxes filled.
  func filling(_ boxes: [ReviewBox], _ color: UInt32) throws -> SamplePicture {
    var changed = bitmap
    for box in boxes {
      for y in box.y..<box.y + box.height {
        for x in box.x..<box.x + box.width { changed[x, y] = color }
      }
    }
    return try SamplePicture(changed)
  }

  /// A side of a case. Its hash only has to name the picture, so its size and bytes do.
  var side: ReviewPicture {
    let sum = png.reduce(UInt64(5381)) { $0 &* 33 ^ UInt64($1) }
    return ReviewPicture(
      png: png, width: bitmap.width, height: bitmap.height, hash: String(sum, radix: 16))
  }
}
