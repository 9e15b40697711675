import Bitmap
import Exports

/// A case of the samples, whose numbers are known because the change is made here.
enum ReviewSample {
  /// A change: boxes filled with a colour, each a region of its own.
  static func changed(
    _ id: String, from expected: SamplePicture, filling boxes: [ReviewBox], with color: UInt32,
    delta: Int, oklab: Double, group: String? = nil, cells: [String] = []
  ) throws -> ReviewCase {
    let actual = try expected.filling(boxes, color)
    var reviewCase = named(id, .different, expected: expected, actual: actual)
    reviewCase.numbers = ReviewNumbers(
      pixels: boxes.reduce(0) { $0 + $1.width * $1.height }, largestDelta: delta,
      largestOKLab: oklab, boundingBox: bounds(of: boxes), regionCount: boxes.count,
      regions: boxes.map { ReviewRegion(box: $0, pixels: $0.width * $0.height) })
    let blank = try SamplePicture(
      width: expected.bitmap.width, height: expected.bitmap.height, color: 0)
    reviewCase.difference = try blank.filling(boxes, 0xFFFF_00FF).png
    reviewCase.group = group
    reviewCase.cells = cells
    return reviewCase
  }

  /// A case named as goldens are: FOLDER/STATE-THEME@SCALEx.png.
  static func named(
    _ id: String, _ verdict: ReviewVerdict, expected: SamplePicture?, actual: SamplePicture?
  ) -> ReviewCase {
    var base = id.hasSuffix(".png") ? String(id.dropLast(4)) : id
    var scale = 1
    if base.hasSuffix("@2x") || base.hasSuffix("@3x") {
      scale = base.hasSuffix("@2x") ? 2 : 3
      base = String(base.dropLast(3))
    }
    let theme = ["light", "dark", "both"].first { base.hasSuffix("-\($0)") }
    if let theme { base = String(base.dropLast(theme.count + 1)) }
    return ReviewCase(
      id: id, verdict: verdict, base: base, theme: theme, scale: scale, expected: expected?.side,
      actual: actual?.side)
  }

  private static func bounds(of boxes: [ReviewBox]) -> ReviewBox? {
    guard let left = boxes.map(\.x).min(), let top = boxes.map(\.y).min(),
      let right = boxes.map({ $0.x + $0.width }).max(),
      let bottom = boxes.map({ $0.y + $0.height }).max()
    else { return nil }
    return ReviewBox(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Data with the tokens' own grounds and Papers (spec §1).
  static func data(_ title: String, cases: [ReviewCase], tokens: [ReviewToken] = []) -> ReviewData {
    ReviewData(
      title: title, expectedName: "goldens", actualName: "this run",
      acceptCommand: "render-markers accept --from review.json",
      grounds: ReviewThemed(light: "#D9DFE6", dark: "#2F3946"),
      papers: ReviewThemed(light: "#FFFFFF", dark: "#0F141C"), tokens: tokens, cases: cases)
  }
}
