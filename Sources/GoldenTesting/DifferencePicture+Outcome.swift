import Exports
import PNGCodec
import Typesetting

extension DifferencePicture {
  /// Sets the labels where RENDER_MARKERS_FONTS leads to their font; else there are none.
  private static let labels = LabelSetter { () throws(TypesettingError) in
    try Typesetter(
      fontFolders: [GoldenEnvironment.current.fontFolder].compactMap(\.self),
      allowsSystemFonts: false)
  }

  /// Expected, difference and actual in one picture; nil where a side is missing.
  static func png(_ outcome: CaseComparer.Outcome) throws -> [UInt8]? {
    guard let expected = outcome.expected?.bitmap, let actual = outcome.actual?.bitmap,
      let comparison = outcome.result.comparison
    else { return nil }
    let picture = try bitmap(
      expected: expected, actual: actual, options: outcome.options,
      labels: labels.labels(expected: expected, actual: actual, comparison))
    return try PNG.encode(picture, format: .rgb, scale: 1)
  }
}
