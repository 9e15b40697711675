import Bitmap
import CairoCanvas
import DesignTokens
import DisplayList
import Exports
import PNGCodec
import Sheets
import Testing

/// What librsvg makes of our SVG, against our own pixels of the same picture.
@Suite
struct SVGSecondOpinionTests {
  /// librsvg draws with cairo's coarse tolerance, and text and icons are full of curves.
  private static let worst = 40
  private static let average = 1.0

  private func opinion(on list: DisplayList, scale: Int) throws -> Bitmap {
    let bytes = try Tool.rsvgConvert.run(
      ["--zoom", "\(scale)", "--output", "picture.png", "picture.svg"],
      input: ("picture.svg", try SVGWriter.bytes(of: list)), output: "picture.png")
    return try PNG.decode(bytes)
  }

  private func compare(_ list: DisplayList, scale: Int) throws {
    let ours = try RasterCanvas.bitmap(of: list, scale: Double(scale))
    let theirs = try opinion(on: list, scale: scale)
    try #require(theirs.width == ours.width && theirs.height == ours.height)
    let comparison = PixelComparison(ours, theirs)
    #expect(comparison.worst <= Self.worst)
    #expect(comparison.average <= Self.average)
  }

  @Test(arguments: SampleSheet.all)
  func sheetLooksTheSame(sample: SampleSheet) throws {
    try compare(sample.sheet().list, scale: 1)
  }

  @Test func sheetLooksTheSameAtTwice() throws {
    try compare(SampleSheet(name: "routes", theme: .dark).sheet().list, scale: 2)
  }

  @Test func everyKindOfItemLooksTheSame() throws {
    try compare(SampleList.everything, scale: 1)
  }

  /// Without the image: librsvg blurs what is magnified, although the file says "pixelated".
  @Test(arguments: [2, 3])
  func everyKindOfShapeLooksTheSameEnlarged(scale: Int) throws {
    var list = SampleList.everything
    list.items.removeAll { if case .image = $0 { true } else { false } }
    try compare(list, scale: scale)
  }
}
