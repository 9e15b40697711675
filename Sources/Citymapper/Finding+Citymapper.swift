import DesignTokens
import DisplayList
package import Markers
import Typesetting

extension Finding {
  /// Every measured value of the pack in the theme of `design`; those that fall short are reported, not
  /// mended (spec §8).
  package static func citymapper(_ design: Design) throws(DrawingError) -> [Finding] {
    try chips(design) + header(design) + texts(design) + sizes(design)
  }

  /// The contrast of text in a typography token's style and a colour token on a ground.
  private static func contrast(
    _ name: String, _ subject: String, _ style: String, _ text: String, on ground: Color,
    _ design: Design
  ) throws(DrawingError) -> Finding {
    let style = try design.textStyle("type.\(style)")
    return Finding(
      "contrast/\(name)/\(design.theme.rawValue)", subject,
      places: ["\(decimal(style.size)) pt, weight \(style.weight)"],
      Pair(try color(text, design), on: ground),
      .text(size: style.size, weight: style.weight))
  }

  /// A colour, not counted as one that a sheet shows.
  private static func color(_ name: String, _ design: Design) throws(DrawingError) -> Color {
    try design.token { tokens throws(TokenError) in try tokens.color(name) }
  }

  private static func chips(_ design: Design) throws(DrawingError) -> [Finding] {
    try TransitMode.allCases.map { mode throws(DrawingError) in
      try contrast(
        "mode-chip/white-on-\(mode.rawValue)", "White on \(mode.rawValue)", "mode-badge",
        "mode-chip.ink", on: color(mode.colorToken, design), design)
    }
  }

  private static func header(_ design: Design) throws(DrawingError) -> [Finding] {
    let canvas = try color("scheme.canvas", design)
    return [
      try contrast(
        "trip-header/instruction", "Trip header, instruction on canvas", "eta-hero",
        "text.primary", on: canvas, design),
      try contrast(
        "trip-header/detail", "Trip header, detail on canvas", "body", "text.secondary",
        on: canvas, design),
    ]
  }

  private static func texts(_ design: Design) throws(DrawingError) -> [Finding] {
    let (board, card) = (
      try color("scheme.board", design), try color("scheme.surface-1", design)
    )
    let fastest = try color(RouteTag.fastest.colorToken, design)
    let tint = fastest.opacity(try design.opacity("route-tag.tint")).over(card)
    return [
      try contrast(
        "departures/minutes", "Departure, minutes on board", "dep-min", "go-green", on: board,
        design),
      try contrast(
        "departures/soon", "Departure soon, on board", "dep-min", "disruption", on: board, design),
      try contrast(
        "route-card/min", "Route card, “min” on card", "eta-suffix", "text.secondary", on: card,
        design),
      try contrast(
        "route-card/fastest", "Tag “Fastest” on its tint", "tag", RouteTag.fastest.colorToken,
        on: tint, design),
      try contrast(
        "tab-bar/inactive", "Tab, not active, on canvas", "tab", "tab-bar.inactive",
        on: color("scheme.canvas", design), design),
      try contrast(
        "go-button/label", "GO on GO green", "go-label", "go-button.ink",
        on: color("go-green", design), design),
    ]
  }

  private static func sizes(_ design: Design) throws(DrawingError) -> [Finding] {
    try [("Tag", "tag"), ("Tab label", "tab")].map { (subject, name) throws(DrawingError) in
      Finding(
        "text-size/\(name)", "\(subject), size of text", places: ["type.\(name)"],
        value: try design.textStyle("type.\(name)").size, .textSize)
    }
  }
}
