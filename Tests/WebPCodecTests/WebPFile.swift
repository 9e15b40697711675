import Bitmap
import CWebP

/// An animated WebP, taken apart by its container specification; libwebp decodes the single frames.
struct WebPFile {
  /// A frame of an animation.
  struct Frame {
    let part: PixelRect
    /// In milliseconds.
    let duration: Int
    /// Whether its pixels replace what was there instead of being laid over it.
    let replaces: Bool
    /// Whether its part is cleared after it was shown.
    let isCleared: Bool
    /// The chunks of its own picture.
    let picture: [UInt8]
  }

  /// The file breaks a rule of the container.
  struct Malformed: Error {
    let reason: String
  }

  let width: Int
  let height: Int
  /// How often it plays; 0 is without end.
  let loops: Int
  let frames: [Frame]

  init(_ bytes: [UInt8]) throws {
    guard bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)),
      Array(bytes[8..<12]) == Array("WEBP".utf8), Self.number(bytes[4..<8]) == bytes.count - 8
    else { throw Malformed(reason: "RIFF") }
    let chunks = try Self.chunks(bytes[12...])
    guard let header = chunks.first, header.name == "VP8X", header.data[0] & 2 == 2,
      let control = chunks.first(where: { $0.name == "ANIM" })
    else { throw Malformed(reason: "no animation") }
    width = Self.number(header.data[4..<7]) + 1
    height = Self.number(header.data[7..<10]) + 1
    loops = Self.number(control.data[4..<6])
    frames = chunks.filter { $0.name == "ANMF" }.map { Self.frame($0.data) }
  }

  private static func frame(_ data: [UInt8]) -> Frame {
    Frame(
      part: PixelRect(
        x: 2 * number(data[0..<3]), y: 2 * number(data[3..<6]), width: number(data[6..<9]) + 1,
        height: number(data[9..<12]) + 1),
      duration: number(data[12..<15]), replaces: data[15] & 2 == 2, isCleared: data[15] & 1 == 1,
      picture: Array(data[16...]))
  }

  private static func chunks(
    _ bytes: ArraySlice<UInt8>
  ) throws -> [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = []
    var rest = bytes
    while !rest.isEmpty {
      guard rest.count >= 8 else { throw Malformed(reason: "half a chunk") }
      let start = rest.startIndex
      let length = number(rest[start + 4..<start + 8])
      guard rest.count >= 8 + length else { throw Malformed(reason: "a chunk of \(length) bytes") }
      chunks.append(
        (
          String(decoding: rest[start..<start + 4], as: UTF8.self),
          Array(rest[start + 8..<start + 8 + length])
        ))
      rest = rest.dropFirst(8 + length + length % 2)
    }
    return chunks
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// What each frame shows. Alpha is 0 or 255 in these tests.
  func pictures() throws -> [Bitmap] {
    var canvas = Bitmap(width: width, height: height)
    return try frames.map { frame in
      let pixels = try Self.decode(frame)
      for y in 0..<frame.part.height {
        for x in 0..<frame.part.width {
          let pixel = pixels[y * frame.part.width + x]
          guard frame.replaces || pixel >> 24 == 255 else { continue }
          canvas[frame.part.x + x, frame.part.y + y] = pixel
        }
      }
      let shown = canvas
      if frame.isCleared {
        for y in 0..<frame.part.height {
          for x in 0..<frame.part.width { canvas[frame.part.x + x, frame.part.y + y] = 0 }
        }
      }
      return shown
    }
  }

  /// A frame's own picture as 0xAARRGGBB, which is BGRA in memory.
  private static func decode(_ frame: Frame) throws -> [UInt32] {
    let size = UInt32(frame.picture.count + 4)
    let file =
      Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }
      + Array("WEBP".utf8) + frame.picture
    var (width, height): (Int32, Int32) = (0, 0)
    guard let pixels = WebPDecodeBGRA(file, file.count, &width, &height) else {
      throw Malformed(reason: "a frame does not decode")
    }
    defer { WebPFree(pixels) }
    guard width == frame.part.width, height == frame.part.height else {
      throw Malformed(reason: "a frame of \(width) × \(height)")
    }
    return pixels.withMemoryRebound(to: UInt32.self, capacity: Int(width * height)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(width * height)))
    }
  }
}
