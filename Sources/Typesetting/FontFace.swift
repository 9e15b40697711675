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
  private let isVariable: Bool
  private var fonts: [Double: WeightedFont] = [:]

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
    isVariable = axis != nil
    width = font.width
    isUpright = font.isUpright
    unitsPerEm = tables.unitsPerEm
    self.handle = handle
  }

  /// The face at `weight`, or at the nearest weight that it has.
  func font(weight: Int) -> WeightedFont {
    let weight = min(max(Double(weight), weights.lowerBound), weights.upperBound)
    if let font = fonts[weight] { return font }
    let font = WeightedFont(
      FontHandle(handle, weight: isVariable ? weight : nil),
      family: family, file: file, unitsPerEm: unitsPerEm)
    fonts[weight] = font
    return font
  }
}
