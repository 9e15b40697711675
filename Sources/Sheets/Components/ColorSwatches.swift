import DesignTokens
import DisplayList
import Geometry
import Markers

/// Every colour token in both appearances, as an asset catalogue has them: Any, which is light, and
/// Dark, side by side in a panel of either theme.
enum ColorSwatches {
  /// Widths of a swatch: two to a column, three to two columns.
  private static let pairWidth = 60.0
  private static let tripleWidth = 84.0

  static func sections(_ design: Design) throws(DrawingError) -> [BlockSection] {
    let standard = try appearances(of: design, palette: "default")
    let strict = try appearances(of: design, palette: "strict")
    let ratio = "ratio: contrast with Paper of that appearance"
    let lines = standard.first?.lines.lines ?? []
    let changed = lines.indices.filter { index in
      zip(standard, strict).contains { $0.lines.lines[index].hue != $1.lines.lines[index].hue }
    }
    return [
      BlockSection(
        "Colours", note: "Any is the light appearance",
        blocks: plainNames(design).map { plain($0, standard, design) }),
      BlockSection(
        "Line colours", note: ratio,
        blocks: lines.indices.map { line($0, standard, design) }),
      BlockSection(
        "Line colours · palette strict", note: ratio,
        blocks: changed.map { line($0, strict, design) }),
    ]
  }

  /// The pack in both appearances, light first.
  private static func appearances(
    of design: Design, palette: String
  ) throws(DrawingError) -> [Design] {
    try Theme.allCases.map { theme throws(DrawingError) in
      try design.appearance(theme, palette: palette)
    }
  }

  /// The colours that are no line's: what changes with the theme, then what never does.
  private static func plainNames(_ design: Design) -> [String] {
    // Stand-in maps and the shadow's black are no colours of the app's asset catalog.
    let others = ["map.", "panel.shadow."]
    let names = design.tokens.tokens.filter { $0.type == .color }.map(\.name)
      .filter { name in !others.contains { name.hasPrefix($0) } }
      .filter { !$0.hasPrefix("line.") }
    return names.filter { !$0.hasPrefix("fixed-") } + names.filter { $0.hasPrefix("fixed-") }
  }

  private static func plain(
    _ name: String, _ appearances: [Design], _ design: Design
  ) -> SheetBlock {
    SheetBlock(name, caption: name) { () throws(DrawingError) in
      let swatches = try appearances.map { appearance throws(DrawingError) in
        let color = try appearance.color(name)
        return Swatch(
          title: appearance.theme.appearance, isVariant: false, color: color,
          lines: [color.hex, appearance.origin(of: name)])
      }
      return try Swatch.row(swatches, width: pairWidth, design)
    }
  }

  /// A line's base and its drawn hue in both appearances.
  private static func line(
    _ index: Int, _ appearances: [Design], _ design: Design
  ) -> SheetBlock {
    let lines = appearances.map { $0.lines.lines[index] }
    return SheetBlock(lines[0].id, caption: caption(lines)) { () throws(DrawingError) in
      let base = Swatch(
        title: "Base", isVariant: false, color: lines[0].base,
        lines: [lines[0].base.hex, appearances[0].origin(of: "line.\(lines[0].id).base")])
      let variants = try zip(appearances, lines).map { appearance, line throws(DrawingError) in
        try variant(line, appearance)
      }
      return try Swatch.row([base] + variants, width: tripleWidth, design)
    }
  }

  private static func variant(
    _ line: Line, _ appearance: Design
  ) throws(DrawingError) -> Swatch {
    let isVariant = line.hue != line.base
    let ratio = ContrastRatio(line.hue, try appearance.color("paper"))
    let origin = appearance.origin(of: "line.\(line.id).hue")
    return Swatch(
      title: appearance.theme.appearance + (isVariant ? " · variant" : ""),
      isVariant: isVariant, color: line.hue,
      lines: [
        // A palette may name the base again where it changes nothing: nobody chose it.
        line.hue.hex, isVariant || origin == "overlay" ? origin : "the base", "\(ratio.text):1",
      ])
  }

  /// "Yellow · darker in Any".
  private static func caption(_ lines: [Line]) -> String {
    let changes = zip(Theme.allCases, lines).compactMap { theme, line -> String? in
      let (hue, base) = (line.hue.relativeLuminance, line.base.relativeLuminance)
      guard line.hue != line.base else { return nil }
      return "\(hue < base ? "darker" : "lighter") in \(theme.appearance)"
    }
    return ([lines[0].name] + changes).joined(separator: " · ")
  }
}

extension Theme {
  /// What an asset catalogue calls it.
  fileprivate var appearance: String {
    switch self {
    case .light: "Any"
    case .dark: "Dark"
    }
  }
}

extension Design {
  /// Where a token's value comes from, in a word.
  fileprivate func origin(of name: String) -> String {
    switch tokens.token(named: name)?.origin {
    case .given: "given"
    case .chosen: "chosen"
    case .overlay: "overlay"
    case nil: "the base"
    }
  }
}
