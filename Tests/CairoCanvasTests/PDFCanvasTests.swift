import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Testing

@Suite struct PDFCanvasTests {
  private var list: DisplayList {
    let tile = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00])
    let marker = DisplayGroup(
      "marker", opacity: 0.35, clip: .rectangle(Rect(x: 0, y: 0, width: 80, height: 30)),
      isPrecise: true, items: [.disc(22, 22, 14, .brand), .disc(40, 22, 14, .orange)])
    return DisplayList(
      size: Size(88, 44.5),
      items: [
        .box(0, 0, 88, 44.5, .white), .image(tile, Rect(x: 4, y: 4, width: 8, height: 8)),
        .group(marker),
      ])
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func isAWholeFile() throws {
    let bytes = try PDFCanvas.bytes(of: list)
    #expect(text(bytes).hasPrefix("%PDF-1."))
    #expect(text(bytes).hasSuffix("%%EOF\n"))
  }

  @Test func pageIsAPointForAPoint() throws {
    let text = text(try PDFCanvas.bytes(of: list))
    #expect(text.contains("/MediaBox [ 0 0 88 44.5 ]"))
    #expect(text.contains("/Count 1"))
  }

  @Test func bytesDoNotDependOnTheClock() async throws {
    let first = try PDFCanvas.bytes(of: list)
    try await Task.sleep(for: .seconds(1.1))
    #expect(try PDFCanvas.bytes(of: list) == first)
    #expect(!text(first).contains("CreationDate"))
    #expect(!text(first).contains("ModDate"))
  }

  @Test func otherPicturesGiveOtherBytes() throws {
    var other = list
    other.items.append(.box(1, 1, 2, 2, .black))
    #expect(try PDFCanvas.bytes(of: other) != PDFCanvas.bytes(of: list))
  }
}
