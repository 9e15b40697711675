import Bitmap
import PNGCodec

/// An animated PNG, taken apart without libpng; each frame's rows are then decoded as a picture of
/// their own.
struct PNGAnimationFile {
  /// A frame as fcTL describes it, and the zlib stream of its rows.
  struct Frame {
    let part: PixelRect
    let delay: [Int]
    let disposal: UInt8
    let blend: UInt8
    var rows: [UInt8] = []
  }

  /// The file breaks a rule of the APNG specification.
  struct Malformed: Error {
    let reason: String
  }

  let chunks: [PNGChunk]
  /// acTL: how many frames there are, and how often they play (0: without end).
  let control: [Int]
  private(set) var frames: [Frame] = []

  init(_ bytes: [UInt8]) throws {
    chunks = PNGChunk.all(in: bytes)
    guard PNGChunk.file(chunks) == bytes else { throw Malformed(reason: "lengths, checksums") }
    guard let control = chunks.first(where: { $0.name == "acTL" }) else {
      throw Malformed(reason: "no acTL")
    }
    self.control = [Self.number(control.data[0..<4]), Self.number(control.data[4..<8])]
    var sequence = 0
    for chunk in chunks { try add(chunk, &sequence) }
  }

  private mutating func add(_ chunk: PNGChunk, _ sequence: inout Int) throws {
    let data = chunk.data
    switch chunk.name {
    case "fcTL", "fdAT":
      guard Self.number(data[0..<4]) == sequence else {
        throw Malformed(reason: "sequence \(Self.number(data[0..<4])), not \(sequence)")
      }
      sequence += 1
      if chunk.name == "fdAT" { frames[frames.count - 1].rows += data[4...] } else { begin(data) }
    case "IDAT":
      guard frames.count == 1 else { throw Malformed(reason: "IDAT in frame \(frames.count)") }
      frames[0].rows += data
    default: break
    }
  }

  private mutating func begin(_ data: [UInt8]) {
    let number = { (at: Int) in Self.number(data[at..<at + 4]) }
    frames.append(
      Frame(
        part: PixelRect(x: number(12), y: number(16), width: number(4), height: number(8)),
        delay: [Self.number(data[20..<22]), Self.number(data[22..<24])], disposal: data[24],
        blend: data[25]))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// What each frame shows: its own pixels laid over what was there, or in place of it. Alpha is 0 or
  /// 255 in these tests.
  func pictures() throws -> [Bitmap] {
    let header = chunks[0].data
    var canvas = Bitmap(
      width: Self.number(header[0..<4]), height: Self.number(header[4..<8]))
    return try frames.map { frame in
      let (width, height) = (UInt32(frame.part.width), UInt32(frame.part.height))
      let picture = try PNG.decode(
        PNGChunk.file([
          .header(width: width, height: height, depth: 8, color: header[9]),
          PNGChunk(name: "IDAT", data: frame.rows), .end,
        ]))
      for y in 0..<picture.height {
        for x in 0..<picture.width where frame.blend == 0 || picture[x, y] >> 24 == 255 {
          canvas[frame.part.x + x, frame.part.y + y] = picture[x, y]
        }
      }
      return canvas
    }
  }
}
