import Bitmap
import CairoCanvas
import DesignTokens
import DisplayList
import Exports
import Foundation
import Geometry
import Markers
import PNGCodec
import Sheets
import Testing
import Typesetting

/// An animation's files hold the pictures of its frames, for as long as they stand.
@Suite struct AnimationRendererTests {
  private static let animation = Result {
    let fonts = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: ".fonts/figtree").path
    let design = try Pack.chitransit().design(
      theme: .dark, typesetter: Typesetter(fontFolders: [fonts], allowsSystemFonts: false))
    let motion = try #require(SheetDefinition.all.first { $0.name == "motion" })
    return try #require(
      try motion.animate(
        SheetRequest(themes: [.dark]), designs: [design], framesPerSecond: 8))
  }

  @Test func animatedPNGShowsEveryPicture() throws {
    let animation = try Self.animation.get()
    let file = try AnimationRenderer(animation, scale: 1).bytes(.png)
    var canvas = try PNG.decode(file)
    let frames = try AnimatedFrame.all(in: file)
    // 0.5852 s at 8 frames a second: 5 there, 5 back, and two at rest for 6 ticks each.
    #expect(frames.map(\.ticks) == [6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1])
    #expect(frames.allSatisfy { $0.rate == 8 })
    for (index, frame) in frames.enumerated() {
      let part = try frame.decode(header: Array(file[8..<33]))
      for y in 0..<part.height {
        for x in 0..<part.width where part[x, y] >> 24 == 255 {
          canvas[frame.x + x, frame.y + y] = part[x, y]
        }
      }
      let picture = try RasterCanvas.bitmap(of: animation.frames[index].list, scale: 1)
      #expect(canvas.difference(from: picture) == nil, "frame \(index)")
    }
  }

  @Test(arguments: AnimationFormat.allCases)
  func sameAnimationSameBytes(format: AnimationFormat) throws {
    let renderer = try AnimationRenderer(try Self.animation.get(), scale: 1)
    #expect(try renderer.bytes(format) == renderer.bytes(format))
  }

  /// ANMF: 24 bits of milliseconds after 12 bytes of place and size. 6 ticks are 750 ms; one is 125.
  @Test func webPStandsAsLong() throws {
    let file = try AnimationRenderer(try Self.animation.get(), scale: 1).bytes(.webp)
    #expect(file.starts(with: Array("RIFF".utf8)))
    var durations: [Int] = []
    var position = 12
    while position + 24 <= file.count {
      let length = file[position + 4..<position + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      if file[position..<position + 4].elementsEqual("ANMF".utf8) {
        let bytes = file[position + 20..<position + 23]
        durations.append(bytes.reversed().reduce(0) { $0 << 8 | Int($1) })
      }
      position += 8 + length + length % 2
    }
    #expect(durations == [750, 125, 125, 125, 125, 125, 750, 125, 125, 125, 125, 125])
  }

  @Test(arguments: [
    ("a.png", AnimationFormat.png), ("b.PNG", .png), ("c.d.webp", .webp), ("e.gif", nil),
    ("png", nil), ("", nil),
  ])
  func namesTellTheFormat(name: String, format: AnimationFormat?) {
    #expect(AnimationFormat(fileName: name) == format)
  }
}

/// A frame of an animated PNG, found without libpng.
private struct AnimatedFrame {
  let x: Int
  let y: Int
  let ticks: Int
  let rate: Int
  let size: [UInt8]
  var rows: [UInt8] = []

  static func all(in file: [UInt8]) throws -> [AnimatedFrame] {
    var frames: [AnimatedFrame] = []
    var position = 8
    while position + 12 <= file.count {
      let length = number(file[position..<position + 4])
      let data = Array(file[position + 8..<position + 8 + length])
      switch String(decoding: file[position + 4..<position + 8], as: UTF8.self) {
      case "fcTL":
        frames.append(
          AnimatedFrame(
            x: number(data[12..<16]), y: number(data[16..<20]), ticks: number(data[20..<22]),
            rate: number(data[22..<24]), size: Array(data[4..<12])))
      case "IDAT": frames[frames.count - 1].rows += data
      case "fdAT": frames[frames.count - 1].rows += data[4...]
      default: break
      }
      position += 12 + length
    }
    return frames
  }

  /// Its rows as a picture of their own: the file's IHDR with the frame's size.
  func decode(header: [UInt8]) throws -> Bitmap {
    var file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    Self.append("IHDR", size + header[16..<21], to: &file)
    Self.append("IDAT", rows, to: &file)
    Self.append("IEND", [], to: &file)
    return try PNG.decode(file)
  }

  private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(name.utf8) + data
    let checksum = ~body.reduce(UInt32.max) { checksum, byte in
      (0..<8).reduce(checksum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
      }
    }
    file += bigEndian(UInt32(data.count)) + body + bigEndian(checksum)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
