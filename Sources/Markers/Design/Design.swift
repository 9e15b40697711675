package import DesignTokens
package import DisplayList
package import Typesetting

/// What a drawing reads: one theme's tokens, the icons and the fonts. Drawing code holds no design
/// value of its own; it asks here, by the name a designer uses.
package final class Design {
  /// Pack and version of the tokens, as the pack's resolver file states them.
  package let title: String
  /// The theme that colours are read in.
  package let theme: Theme
  /// All tokens of the theme.
  package let tokens: TokenSet
  /// What a sheet around the drawings is drawn in.
  package let pageColors: PageColors
  /// Between which sizes the optical size of a font follows the size of its text, in points; nil for
  /// the fonts' defaults.
  private let opticalSizes: ClosedRange<Double>?
  /// The transit lines, in their order; none in a pack without the group `line`.
  package let lines: LineTable
  /// The pack's tokens in every theme and palette.
  private let document: TokenDocument
  private let icons: IconSet
  private let typesetter: Typesetter
  /// Names of the colour tokens that were asked for since recording began.
  private var usedColors: Set<String> = []
  /// Texts that were set since recording began; nil while none are recorded.
  var setTexts: [SetText]?

  /// Puts a theme's tokens, icons and fonts together.
  package init(
    title: String, theme: Theme, tokens: TokenSet, document: TokenDocument, icons: IconSet,
    typesetter: Typesetter, pageColors: PageColors = .chitransit,
    opticalSizes: ClosedRange<Double>? = nil
  ) throws(DrawingError) {
    self.title = title
    self.theme = theme
    self.tokens = tokens
    self.document = document
    self.icons = icons
    self.typesetter = typesetter
    self.pageColors = pageColors
    self.opticalSizes = opticalSizes
    do { lines = try LineTable(tokens) } catch { throw .token(error) }
  }

  /// The same pack in another theme or palette (`default` or `strict`): what a sheet compares.
  package func appearance(
    _ theme: Theme, palette: String
  ) throws(DrawingError) -> Design {
    let set: TokenSet
    do {
      set = try document.resolve(contexts: ["theme": theme.rawValue, "palette": palette])
    } catch { throw .token(error) }
    return try Design(
      title: title, theme: theme, tokens: set, document: document, icons: icons,
      typesetter: typesetter, pageColors: pageColors, opticalSizes: opticalSizes)
  }

  /// The colour token `name`.
  package func color(_ name: String) throws(DrawingError) -> Color {
    usedColors.insert(name)
    do { return try tokens.color(name) } catch { throw .token(error) }
  }

  /// The colour token `name`, which may not be translucent: what a whole picture lies on.
  package func opaqueColor(_ name: String) throws(DrawingError) -> Color {
    let color = try color(name)
    guard color.opacity == 1 else {
      throw error(name, "an opacity of \(decimal(color.opacity))", accepted: "1")
    }
    return color
  }

  /// The dimension token `name`, in points; an error where it is negative.
  package func dimension(_ name: String) throws(DrawingError) -> Double {
    let length: Double
    do { length = try tokens.dimension(name) } catch { throw .token(error) }
    guard length >= 0 else {
      throw error(name, "a length of \(decimal(length))", accepted: "0 or more")
    }
    return length
  }

  /// The dimension token `name` as a distance that may be negative, in points.
  package func offset(_ name: String) throws(DrawingError) -> Double {
    do { return try tokens.dimension(name) } catch { throw .token(error) }
  }

  /// The number token `name`.
  package func number(_ name: String) throws(DrawingError) -> Double {
    do { return try tokens.number(name) } catch { throw .token(error) }
  }

  /// The number token `name` as a factor of a length; an error where it is negative.
  package func ratio(_ name: String) throws(DrawingError) -> Double {
    let ratio = try number(name)
    guard ratio >= 0 else {
      throw error(name, "a ratio of \(decimal(ratio))", accepted: "0 or more")
    }
    return ratio
  }

  /// The number token `name` as what a finished marker is scaled by, 0.1…10: within it, a marker
  /// stays one.
  package func markerScale(_ name: String) throws(DrawingError) -> Double {
    let scale = try number(name)
    guard (0.1...10).contains(scale) else {
      throw error(name, "a scale of \(decimal(scale))", accepted: "0.1 to 10")
    }
    return scale
  }

  /// The number token `name`, which lies in `range`.
  func number(_ name: String, in range: ClosedRange<Double>) throws(DrawingError) -> Double {
    let number = try number(name)
    guard range.contains(number) else {
      throw error(
        name, "the number \(decimal(number))",
        accepted: "\(decimal(range.lowerBound)) to \(decimal(range.upperBound))")
    }
    return number
  }

  /// The number token `name` as an opacity, 0…1.
  package func opacity(_ name: String) throws(DrawingError) -> Double {
    let opacity = try number(name)
    guard (0...1).contains(opacity) else {
      throw error(name, "the number \(decimal(opacity)) as an opacity", accepted: "a number 0…1")
    }
    return opacity
  }

  /// The number token `name` as a number of lines, 1…1000.
  package func lineCount(_ name: String) throws(DrawingError) -> Int {
    let number = try number(name)
    guard let count = Int(exactly: number), (1...1000).contains(count) else {
      throw error(name, "the number \(decimal(number))", accepted: "a whole number 1…1000")
    }
    return count
  }

  /// An error about a token's value that names where it stands.
  func error(_ name: String, _ problem: String, accepted: String) -> DrawingError {
    let token = tokens.token(named: name)
    return .token(
      TokenError(
        file: token?.file, line: token?.line, token: name, problem,
        accepted: "accepted: \(accepted)"))
  }

  /// A line's drawn hue.
  package func hue(of line: Line) -> Color {
    usedColors.insert("line.\(line.id).hue")
    return line.hue
  }

  /// The colour of a glyph on a line's hue, after the glyph rule (spec §1).
  package func glyphColor(on line: Line) throws(DrawingError) -> Color {
    try color(line.glyphIsDark ? "fixed-ink" : "fixed-white")
  }

  /// The lines of a set of ids, in line order.
  package func lines(_ ids: [String]) throws(DrawingError) -> [Line] {
    do { return try lines.lines(ids: ids) } catch { throw .token(error) }
  }

  /// The icon `name`.
  package func icon(_ name: String) throws(DrawingError) -> Icon {
    do { return try icons[name] } catch { throw .icon(error) }
  }

  /// The typography token `name`.
  package func typography(_ name: String) throws(DrawingError) -> Typography {
    do { return try tokens.typography(name) } catch { throw .token(error) }
  }

  /// A line of text in the typography token `name`, `features` on, and its size in points: the
  /// token's, or `size`.
  package func label(
    _ text: String, _ name: String, size: Double? = nil, features: [FontFeature] = []
  ) throws(DrawingError) -> (outline: TextOutline, size: Double) {
    let style = try style(name, size: size, features: features).text
    do {
      let outline = try typesetter.outline(text, style)
      setTexts?.append(SetText(text: text, token: name, style: style, path: outline.path))
      return (outline, style.size)
    } catch { throw .label(token: name, error) }
  }

  /// Lines of text in the typography token `name`, of at most `width` points; beyond `limit` lines it
  /// is cut, with an ellipsis. Also the token's size, and the distance of baselines, in points.
  package func block(
    _ text: String, _ name: String, width: Double, limit: Int
  ) throws(DrawingError) -> (block: TextBlock, size: Double, pitch: Double) {
    let style = try style(name)
    do {
      let block = try typesetter.block(text, style.text, width: width, limit: limit)
      setTexts? += block.lines.map {
        SetText(text: $0.text, token: name, style: style.text, path: $0.outline.path)
      }
      return (block, style.text.size, style.text.size * style.lineHeight)
    } catch { throw .label(token: name, error) }
  }

  /// The style of the typography token `name`, `features` on.
  package func textStyle(
    _ name: String, features: [FontFeature] = []
  ) throws(DrawingError) -> TextStyle {
    try style(name, features: features).text
  }

  /// The typography token `name` as text is set in it, at the token's size or at `size`.
  private func style(
    _ name: String, size: Double? = nil, features: [FontFeature] = []
  ) throws(DrawingError) -> (text: TextStyle, lineHeight: Double) {
    let style = try typography(name)
    guard let weight = Int(exactly: style.weight) else {
      throw error(
        name, "a fontWeight of \(decimal(style.weight))", accepted: "a whole number")
    }
    return (
      TextStyle(
        family: style.family, size: size ?? style.size, weight: weight, opticalSizes: opticalSizes,
        tracking: style.letterSpacing, features: features),
      style.lineHeight ?? Self.usualLineHeight
    )
  }

  /// The line height, in sizes, of a style that states none.
  private static let usualLineHeight = 1.2

  /// The outline of a line of text, its baseline starting at the origin.
  package func outline(
    _ text: String, _ style: TextStyle
  ) throws(DrawingError) -> TextOutline {
    do {
      let outline = try typesetter.outline(text, style)
      setTexts?.append(SetText(text: text, token: nil, style: style, path: outline.path))
      return outline
    } catch { throw .text(error) }
  }

  /// Runs `drawing` and gives the names of the colour tokens it asked for.
  package func recordingColors<Result>(
    _ drawing: () throws(DrawingError) -> Result
  ) throws(DrawingError) -> (result: Result, colors: Set<String>) {
    let before = usedColors
    usedColors = []
    let result = try drawing()
    let used = usedColors
    usedColors.formUnion(before)
    return (result, used)
  }
}
