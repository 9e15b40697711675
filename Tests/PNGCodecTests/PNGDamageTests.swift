import Bitmap
import PNGCodec
import Testing

/// Files that are not what they should be: an error that says so, and no trap.
@Suite struct PNGDamageTests {
  private let file: [UInt8]

  init() throws {
    let bitmap = Bitmap.runs(width: 60, height: 40, opaque: true, seed: 31)
    file = try PNG.encode(bitmap, format: .rgb, scale: 1)
  }

  private func error(_ bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try PNG.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func emptyFile() {
    #expect(error([]) == .empty)
    #expect(PNGError.empty.description == "is empty, not a picture")
  }

  @Test func lfsPointer() {
    let text = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """
    #expect(error(Array(text.utf8)) == .lfsPointer)
    #expect(
      PNGError.lfsPointer.description
        == "is a Git LFS pointer, not a picture: run git lfs pull")
  }

  @Test func otherFiles() {
    #expect(error(Array("GIF89a".utf8)) == .notPNG)
    #expect(error([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0]) == .notPNG)
  }

  @Test func everyCutIsNoticed() {
    for count in 1..<file.count {
      guard case .damaged = error(Array(file[..<count])) else {
        Issue.record("cut to \(count) of \(file.count) bytes")
        continue
      }
    }
  }

  @Test func cutPixelsSayWhatLibpngSays() {
    #expect(
      error(Array(file[..<(file.count / 2)]))?.description
        == "is cut off or damaged: the file ends too early")
  }

  @Test func everyFlippedByteIsNoticed() {
    for index in 8..<file.count {
      var bytes = file
      bytes[index] ^= 0x10
      #expect(error(bytes) != nil, "byte \(index)")
    }
  }

  @Test func flippedChecksums() {
    for (name, offset) in [("IHDR", 29), ("IDAT", file.count - 13)] {
      var bytes = file
      bytes[offset] ^= 1
      #expect(error(bytes) == .damaged("\(name): CRC error"), "\(name)")
    }
  }

  @Test func missingEnd() {
    #expect(error(Array(file.dropLast(12))) == .damaged("the file ends too early"))
  }

  @Test(arguments: [(100_000, 100_000), (32768, 1), (1, 32768), (20_001, 20_000)])
  func hugeHeaders(width: Int, height: Int) {
    let header = PNGChunk.header(
      width: UInt32(width), height: UInt32(height), depth: 8, color: 2)
    let bytes = PNGChunk.file([header, .stored([0, 1, 2, 3]), .end])
    #expect(error(bytes) == .tooLarge(width: width, height: height))
  }

  @Test func largestHeaderSaysItsLimits() {
    #expect(
      PNGError.tooLarge(width: 100_000, height: 7).description
        == "is 100000 × 7 pixels: a picture has at most 32767 pixels a side and 400 megapixels")
  }

  @Test func emptyHeader() {
    let header = PNGChunk.header(width: 0, height: 4, depth: 8, color: 2)
    #expect(
      error(PNGChunk.file([header, .end])) == .damaged("the header gives a size of 0 × 4"))
  }

  /// 20000 × 20000 pixels cannot come out of a hundred bytes: no memory is taken for them.
  @Test func lyingHeader() {
    let header = PNGChunk.header(width: 20_000, height: 20_000, depth: 8, color: 6)
    let bytes = PNGChunk.file([header, .stored([0, 1, 2, 3]), .end])
    #expect(error(bytes) == .damaged("the file is too short for 20000 × 20000 pixels"))
  }

  @Test func tooFewRows() {
    let header = PNGChunk.header(width: 2, height: 3, depth: 8, color: 0)
    let bytes = PNGChunk.file([header, .stored([0, 1, 2, 0, 3, 4]), .end])
    #expect(error(bytes) == .damaged("Not enough image data"))
  }

  @Test func impossibleKind() {
    let header = PNGChunk.header(width: 2, height: 1, depth: 3, color: 5)
    #expect(
      error(PNGChunk.file([header, .stored([0, 1, 2]), .end])) == .damaged("Invalid IHDR data"))
  }

  @Test func firstChunkIsNotTheHeader() {
    let bytes = PNGChunk.file([.stored(Array(repeating: 0, count: 30)), .end])
    #expect(error(bytes) == .damaged("IHDR is not the first chunk"))
  }
}
