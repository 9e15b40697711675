import DesignTokens
import DisplayList
package import Markers
import Typesetting

/// A measured value of the pack against what is asked for; those that fall short are reported, not
/// mended (spec §8).
package struct Finding: Hashable, Sendable {
  /// What was measured: "White on walk".
  package let subject: String
  /// The value: a contrast ratio, or a size in points.
  package let value: Double
  /// The least that is asked for.
  package let least: Double
  /// Whether the value is a contrast ratio rather than a size.
  package let isContrast: Bool

  /// Whether what is asked for is met.
  package var isMet: Bool { value >= least }

  /// The value with two decimals, rounded down: 4.498 is not 4.5.
  package var text: String {
    decimal((value * Self.hundredths).rounded(.down) / Self.hundredths)
      + (isContrast ? ":1" : " pt")
  }

  private static let hundredths = 100.0
  /// WCAG 2.2, 1.4.3: the ratio of text, and of large text, which is 24 high, or 18.66 and bold.
  private static let textContrast = 4.5
  private static let largeContrast = 3.0
  private static let largeSize = 24.0
  private static let largeBoldSize = 18.66
  private static let bold = 700
  /// 003, rule Typography: no text is smaller.
  private static let leastText = 11.0

  /// Every measured value in the theme of `design`.
  package static func all(_ design: Design) throws(DrawingError) -> [Finding] {
    try chips(design) + header(design) + texts(design) + sizes(design)
  }

  /// The contrast of text in a typography token's style and a colour token on a ground.
  private static func contrast(
    _ subject: String, _ style: String, _ text: String, on ground: Color, _ design: Design
  ) throws(DrawingError) -> Finding {
    let style = try design.textStyle("type.\(style)")
    let isLarge = style.size >= (style.weight >= bold ? largeBoldSize : largeSize)
    return Finding(
      subject: subject, value: try color(text, design).contrast(with: ground),
      least: isLarge ? largeContrast : textContrast, isContrast: true)
  }

  /// A colour, not counted as one that a sheet shows.
  private static func color(_ name: String, _ design: Design) throws(DrawingError) -> Color {
    try design.token { tokens throws(TokenError) in try tokens.color(name) }
  }

  private static func chips(_ design: Design) throws(DrawingError) -> [Finding] {
    try TransitMode.allCases.map { mode throws(DrawingError) in
      try contrast(
        "White on \(mode.rawValue)", "mode-badge", "mode-chip.ink",
        on: color(mode.colorToken, design), design)
    }
  }

  private static func header(_ design: Design) throws(DrawingError) -> [Finding] {
    let canvas = try color("scheme.canvas", design)
    return [
      try contrast(
        "Trip header, instruction on canvas", "eta-hero", "text.primary", on: canvas, design),
      try contrast("Trip header, detail on canvas", "body", "text.secondary", on: canvas, design),
    ]
  }

  private static func texts(_ design: Design) throws(DrawingError) -> [Finding] {
    let (board, card) = (
      try color("scheme.board", design), try color("scheme.surface-1", design)
    )
    let fastest = try color(RouteTag.fastest.colorToken, design)
    let tint = fastest.opacity(try design.opacity("route-tag.tint")).over(card)
    return [
      try contrast("Departure, minutes on board", "dep-min", "go-green", on: board, design),
      try contrast("Departure soon, on board", "dep-min", "disruption", on: board, design),
      try contrast("Route card, “min” on card", "eta-suffix", "text.secondary", on: card, design),
      try contrast(
        "Tag “Fastest” on its tint", "tag", RouteTag.fastest.colorToken, on: tint, design),
      try contrast(
        "Tab, not active, on canvas", "tab", "tab-bar.inactive", on: color("scheme.canvas", design),
        design),
      try contrast(
        "GO on GO green", "go-label", "go-button.ink", on: color("go-green", design), design),
    ]
  }

  private static func sizes(_ design: Design) throws(DrawingError) -> [Finding] {
    try [("Tag", "type.tag"), ("Tab label", "type.tab")].map {
      (subject, name) throws(DrawingError) in
      Finding(
        subject: "\(subject), size of text", value: try design.textStyle(name).size,
        least: leastText, isContrast: false)
    }
  }
}
