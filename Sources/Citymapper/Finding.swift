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
  /// WCAG 2.2, 1.4.3: text that is not large. The heaviest text here, 18 black, is below its 18.66.
  private static let textContrast = 4.5
  /// 003, rule Typography: no text is smaller.
  private static let leastText = 11.0

  /// Every measured value in the theme of `design`.
  package static func all(_ design: Design) throws(DrawingError) -> [Finding] {
    try chips(design) + header(design) + texts(design) + sizes(design)
  }

  private static func contrast(
    _ subject: String, _ text: String, on ground: Color, _ design: Design
  ) throws(DrawingError) -> Finding {
    Finding(
      subject: subject, value: try color(text, design).contrast(with: ground),
      least: textContrast, isContrast: true)
  }

  /// A colour, not counted as one that a sheet shows.
  private static func color(_ name: String, _ design: Design) throws(DrawingError) -> Color {
    try design.token { tokens throws(TokenError) in try tokens.color(name) }
  }

  private static func chips(_ design: Design) throws(DrawingError) -> [Finding] {
    try TransitMode.allCases.map { mode throws(DrawingError) in
      try contrast(
        "White on \(mode.rawValue)", "mode-chip.ink", on: color(mode.colorToken, design), design)
    }
  }

  private static func header(_ design: Design) throws(DrawingError) -> [Finding] {
    let canvas = try color("scheme.canvas", design)
    return [
      try contrast("Trip header, instruction on canvas", "text.primary", on: canvas, design),
      try contrast("Trip header, detail on canvas", "text.secondary", on: canvas, design),
    ]
  }

  private static func texts(_ design: Design) throws(DrawingError) -> [Finding] {
    let (board, card) = (
      try color("scheme.board", design), try color("scheme.surface-1", design)
    )
    let fastest = try color(RouteTag.fastest.colorToken, design)
    let tint = fastest.opacity(try design.opacity("route-tag.tint")).over(card)
    return [
      try contrast("Departure, minutes on board", "go-green", on: board, design),
      try contrast("Departure soon, on board", "disruption", on: board, design),
      try contrast("Route card, “min” on card", "text.secondary", on: card, design),
      try contrast("Tag “Fastest” on its tint", RouteTag.fastest.colorToken, on: tint, design),
      try contrast(
        "Tab, not active, on canvas", "tab-bar.inactive", on: color("scheme.canvas", design),
        design),
      try contrast("GO on GO green", "go-button.ink", on: color("go-green", design), design),
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
