import Bitmap
package import PNGCodec

/// Turns outcomes into what the review page shows.
package enum ReviewBuilder {
  /// A case for the page, with the pictures as far as they were decoded.
  package static func reviewCase(
    _ item: ComparisonCase, _ outcome: CaseComparer.Outcome
  ) throws(PNGError) -> ReviewCase {
    let result = outcome.result
    let name = PictureName(item.path.text)
    var page = ReviewCase(
      id: item.path.text, verdict: result.verdict, message: message(result), base: name.base,
      theme: name.theme, scale: name.scale, expected: try picture(outcome.expected),
      actual: try picture(outcome.actual), numbers: result.comparison.flatMap(numbers),
      cells: result.cells, overlays: item.overlays)
    guard let before = outcome.expected?.bitmap, let after = outcome.actual?.bitmap,
      result.verdict == .different || result.verdict == .tolerated
    else { return page }
    page.group = after.differenceGroup(from: before, outcome.options)
    page.difference = try overlay(before, after, outcome.options)
    return page
  }

  /// What differs, as a layer; nil where one picture is so wide and the other so high that both
  /// together are no picture any more.
  private static func overlay(
    _ expected: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions
  ) throws(PNGError) -> [UInt8]? {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    guard width * height <= PNG.greatestPixelCount else { return nil }
    return try PNG.encode(
      DifferencePicture.overlay(expected: expected, actual: actual, options: options),
      format: .rgba, scale: 1)
  }

  /// What the verdict and the numbers do not say.
  private static func message(_ result: ComparedCase) -> String? {
    if let message = result.message { return message }
    if case .size? = result.comparison?.difference {
      return result.comparison?.difference?.description
    }
    return result.verdict == .tolerated ? result.tolerance?.reason : nil
  }

  private static func picture(_ side: LoadedPicture?) throws(PNGError) -> ReviewPicture? {
    guard let side else { return nil }
    return ReviewPicture(
      png: try side.png(), width: side.bitmap.width, height: side.bitmap.height,
      hash: side.bitmap.digest)
  }

  private static func numbers(_ comparison: BitmapComparison) -> ReviewNumbers? {
    if case .size? = comparison.difference { return nil }
    let pixels = comparison.pixels
    return ReviewNumbers(
      pixels: pixels?.count ?? 0, largestDelta: pixels?.largestDelta ?? 0,
      largestOKLab: pixels?.largestOKLab ?? 0, boundingBox: pixels.map { box($0.box) },
      regionCount: pixels?.regions.count ?? 0,
      regions: (pixels?.largestRegions ?? []).map {
        ReviewRegion(box: box($0.box), pixels: $0.pixels)
      },
      ignoredAntialiasing: comparison.ignoredAntialiasing, masked: comparison.masked)
  }

  private static func box(_ box: PixelRect) -> ReviewBox {
    ReviewBox(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}
