import Bitmap
import CairoCanvas
import DesignTokens
import DisplayList
import Exports
import Geometry
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

  /// librsvg blurs by three passes of a box, 2 to 4 levels off the Gaussian of an opaque shape.
  @Test(arguments: [(1, 15.0), (2, 15), (3, 15), (1, 4), (2, 4)])
  func shadowsLookTheSame(scale: Int, sigma: Double) throws {
    let panel = RoundedRect(
      Rect(x: 60, y: 50, width: 120, height: 90), radius: 28, style: .continuous)
    let shadow = { (color: Color) in DisplayItem.shadow(panel.path, color, sigma: sigma) }
    let clip = Path.rectangle(Rect(x: 0, y: 20, width: 200, height: 90))
    let ground = SampleList.box(0, 0, 240, 200, Color(red: 217, green: 223, blue: 230))
    for (item, worst) in [
      (shadow(SampleList.ink.opacity(0.16)), 2), (shadow(SampleList.ink), 8),
      (.group(DisplayGroup("veil", opacity: 0.5, clip: clip, items: [shadow(SampleList.ink)])), 5),
    ] {
      let list = DisplayList(size: Size(240, 200), items: [ground, item])
      let ours = try RasterCanvas.bitmap(of: list, scale: Double(scale))
      let comparison = PixelComparison(ours, try opinion(on: list, scale: scale))
      #expect(comparison.worst <= worst)
      #expect(comparison.average <= Self.average)
    }
  }

  /// Without the image: librsvg blurs what is magnified, although the file says "pixelated".
  @Test(arguments: [2, 3])
  func everyKindOfShapeLooksTheSameEnlarged(scale: Int) throws {
    var list = SampleList.everything
    list.items.removeAll { if case .image = $0 { true } else { false } }
    try compare(list, scale: scale)
  }
}
