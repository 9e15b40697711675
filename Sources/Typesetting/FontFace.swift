/// One font of a file, checked, with what is needed to choose it.
final class FontFace {
  /// The path of the font file.
  let file: String
  /// The family's name ("Figtree").
  let family: String
  /// The weights it can be set in.
  let weights: ClosedRange<Double>
  /// The width in percent of normal.
  let width: Double
  /// Whether it is neither italic nor oblique.
  let isUpright: Bool
  /// Font units to the em.
  let unitsPerEm: Int
  private let handle: FaceHandle
  private let hasWeightAxis: Bool
  /// The optical sizes it can be set in, in points, or nil where it knows of none.
  private let opticalSizes: ClosedRange<Double>?
  private var fonts: [FontVariation: WeightedFont] = [:]

  /// Checks font number `index` of `file`. Throws `.unreadableFont` where the font is damaged,
  /// lacks a table it cannot do without, or has no glyphs or no name.
  init(_ file: borrowing FontFile, index: Int) throws(TypesettingError) {
    let tables = try FontTables(file, index: index)
    let handle = FaceHandle(file, index: index)
    guard handle.glyphCount > 0 else {
      throw .unreadableFont(file: file.path, problem: "has no glyphs")
    }
    guard let family = handle.family else {
      throw .unreadableFont(file: file.path, problem: "has no family name in English")
    }
    let font = FontHandle(handle)
    let axis = handle.weightAxis
    self.file = file.path
    self.family = family
    weights = axis ?? font.weight...font.weight
    hasWeightAxis = axis != nil
    opticalSizes = handle.opticalSizeAxis
    width = font.width
    isUpright = font.isUpright
    unitsPerEm = tables.unitsPerEm
    self.handle = handle
  }

  /// The face at the weight and the optical size of `style`, or at the nearest that it has.
  func font(for style: TextStyle) -> WeightedFont {
    let variation = FontVariation(
      weight: hasWeightAxis ? Double(style.weight).clamped(to: weights) : nil,
      opticalSize: opticalSizes.flatMap { style.opticalSize?.clamped(to: $0) })
    if let font = fonts[variation] { return font }
    let font = WeightedFont(
      FontHandle(handle, variation), family: family, file: file, unitsPerEm: unitsPerEm)
    fonts[variation] = font
    return font
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
