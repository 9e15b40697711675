public import struct Bitmap.Bitmap
import Exports
import PNGCodec
public import Testing

/// Expects a bitmap to be the golden `name` ("markers/bus-stop/z16-light@2x.png"), a PNG below
/// `folder`: the same size and the same pixels, alpha included, exactly.
///
/// What a golden may be off instead stands in a file beside it, `NAME.tolerance.json`:
/// `{"maxPixels": 12, "maxDelta": 2, "reason": "…"}`, with one of the numbers or both, and always the
/// reason. A golden that does not exist is a failure as well.
///
/// A failure is recorded as an issue at `sourceLocation`, in the words of `render-markers check`, and
/// leaves expected and actual picture and their difference in the folder's `failures` and as
/// attachments of the test.
///
/// - Parameters:
///   - record: which goldens are written; RENDER_MARKERS_GOLDEN_FILTER narrows it to names that
///     contain its value.
///   - scale: device pixels a point, 1 to 48: the density that a written golden states.
public func expectGolden(
  _ bitmap: Bitmap, named name: String, in folder: GoldenFolder,
  record: GoldenRecording = .environment, scale: Int = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = GoldenExpectation(name, folder, record, sourceLocation)
  golden.settle { file in
    // A mistake in it is told before anything is compared, as the commands do it.
    let tolerance = try CaseTolerance(beside: folder.file(golden.path))
    let actual = LoadedPicture(bitmap, format: bitmap.isOpaque ? .rgb : .rgba, scale: scale)
    let outcome = CaseComparer(.exact, loadsAll: false, cells: .none)
      .compare(golden.path, expected: file, actual: actual, tolerance)
    if outcome.result.verdict != .equal, let pixel = bitmap.firstInvalidPixel {
      throw PictureError(
        description:
          "pixel \(pixel.x), \(pixel.y) is 0x\(String(pixel.value, radix: 16)), which is "
          + "not premultiplied: red, green and blue are at most alpha")
    }
    return GoldenFinding(outcome, actual)
  }
}

extension GoldenFinding {
  /// What was found about a picture.
  fileprivate init(_ outcome: CaseComparer.Outcome, _ actual: LoadedPicture) {
    self.init(
      verdict: outcome.result.verdict, line: outcome.result.line,
      isGoldenDamaged: outcome.isGoldenDamaged, golden: { try actual.smallestPNG() }
    ) {
      [
        FailureEvidence(.expected) { try outcome.expected?.png() },
        FailureEvidence(.actual) { try actual.png() },
        FailureEvidence(.difference) { try DifferencePicture.png(outcome) },
      ].compactMap(\.self)
    }
  }
}
