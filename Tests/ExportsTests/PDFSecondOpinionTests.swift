import Bitmap
import CairoCanvas
import DesignTokens
import DisplayList
import Geometry
import PNGCodec
import Sheets
import Testing

/// What poppler makes of our PDF, against our own pixels of the same picture.
@Suite
struct PDFSecondOpinionTests {
  /// poppler's own rasterizer lays edges elsewhere within a pixel.
  private static let average = 3.0

  private func opinion(on list: DisplayList, scale: Int) throws -> Bitmap {
    let bytes = try Tool.pdftoppm.run(
      ["-png", "-r", "\(72 * scale)", "-singlefile", "picture.pdf", "picture"],
      input: ("picture.pdf", try PDFCanvas.bytes(of: list)), output: "picture.png")
    return try PNG.decode(bytes)
  }

  private func compare(_ sheet: Sheet, scale: Int) throws {
    let ours = try RasterCanvas.bitmap(of: sheet.list, scale: Double(scale))
    let theirs = try opinion(on: sheet.list, scale: scale)
    try #require(theirs.width == ours.width && theirs.height == ours.height)
    let comparison = PixelComparison(ours, theirs)
    #expect(comparison.average <= Self.average)
    let all = PixelBox(left: 0, top: 0, right: ours.width, bottom: ours.height)
    expectSameBox(ours, theirs, all, "the sheet")
    for cell in sheet.cells {
      let area = PixelBox(cell.frame, scale: scale)
      // A cell that lies on a map and on paper has no ground of its own to tell ink from.
      guard ours[area.left, area.top] == ours[area.right - 1, area.bottom - 1] else { continue }
      expectSameBox(ours, theirs, area, cell.name)
    }
  }

  /// What differs from the colour in the area's corner has the same bounds, within a pixel.
  private func expectSameBox(
    _ ours: Bitmap, _ theirs: Bitmap, _ area: PixelBox, _ name: String
  ) {
    guard let drawn = ours.inkBox(within: area), let seen = theirs.inkBox(within: area) else {
      Issue.record("\(name): nothing is drawn")
      return
    }
    #expect(drawn.distance(to: seen) <= 1, "\(name): \(drawn), poppler \(seen)")
  }

  @Test(arguments: SampleSheet.all)
  func sheetLooksTheSame(sample: SampleSheet) throws {
    try compare(sample.sheet(), scale: 1)
  }

  /// A shadow is a picture of three pixels a point within the page; here it leaves the page at the
  /// top and its group's clip at the right.
  @Test(arguments: [1, 2, 4])
  func shadowsLookTheSame(scale: Int) throws {
    let panel = RoundedRect(Rect(x: 60, y: 30, width: 120, height: 90), radius: 28)
    let clip = Path.rectangle(Rect(x: 0, y: 0, width: 190, height: 170))
    let group = DisplayGroup(
      "veil", opacity: 0.5, clip: clip,
      items: [.shadow(panel.path, SampleList.ink.opacity(0.6), sigma: 15)])
    let list = DisplayList(
      size: Size(240, 200),
      items: [
        SampleList.box(0, 0, 240, 200, Color(red: 217, green: 223, blue: 230)), .group(group),
      ])
    let ours = try RasterCanvas.bitmap(of: list, scale: Double(scale))
    let comparison = PixelComparison(ours, try opinion(on: list, scale: scale))
    // poppler's groups round once more.
    #expect(comparison.worst <= 4)
    #expect(comparison.average <= 0.6)
  }

  @Test func sheetLooksTheSameAtTwice() throws {
    try compare(SampleSheet(name: "stations", theme: .light).sheet(), scale: 2)
  }
}
