import DesignTokens
package import DisplayList
import Geometry
import Typesetting

/// The app's sign of a route (001, RouteIconView): a circle for a train line, a capsule with text for
/// a line or a bus route.
package enum RouteIcon {
  /// The icon about its centre. Errors: an unknown line, and a letter that would be under the least
  /// size of text.
  package static func draw(
    _ state: RouteIconState, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    switch state.form {
    case .circle(let id, let letter):
      let line = try design.lines([id])[0]
      return try circle(line, letter, state.size, design)
    case .lineCapsule(let id):
      let line = try design.lines([id])[0]
      return try capsule(
        line.name, fill: design.hue(of: line), text: design.glyphColor(on: line), state.size,
        design)
    case .routeCapsule(let name):
      return try capsule(
        name.text, fill: design.color("brand"), text: design.color("accent-ink"), state.size,
        design)
    }
  }

  /// The size of a letter on a circle, in points: 000's chip has one of 7.8 on 28, and icons keep
  /// the proportion.
  package static func letterSize(
    at size: RouteIconSize, _ design: Design
  ) throws(DrawingError) -> Double {
    let chip = try design.dimension("route-chip.disc.diameter")
    let letter = try design.typography(letterToken).size
    return chip > 0 ? try letter * design.dimension(size.heightToken) / chip : letter
  }

  private static let letterToken = "route-chip.disc.letter"

  private static func circle(
    _ line: Line, _ letter: Character?, _ size: RouteIconSize, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let radius = try design.dimension(size.heightToken) / 2
    let body = layer("body", .circle(center: .zero, radius: radius), design.hue(of: line))
    guard let letter else { return [body] }
    let points = try letterSize(at: size, design)
    let least = try design.dimension("type.least-size")
    guard points >= least else {
      throw .value(
        name: "letter", value: "'\(letter)' of \(decimal(points)) on a \(size.rawValue) circle",
        accepted: "a size at which it is \(decimal(least)) or more")
    }
    let (text, _) = try design.label(String(letter), letterToken, size: points)
    return [
      body,
      layer(
        "label", try text.centered(on: .zero, size: points, design),
        try design.glyphColor(on: line)),
    ]
  }

  private static func capsule(
    _ text: String, fill: Color, text color: Color, _ size: RouteIconSize, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let height = try design.dimension(size.heightToken)
    let (outline, points) = try design.label(text, size.labelToken)
    let width = try width(ofCapsule: outline.advance, size, design).value
    let edge = RoundedRect(
      Rect(center: .zero, width: width, height: height), radius: height / 2)
    return [
      layer("body", edge.path, fill),
      layer("label", try outline.centered(on: .zero, size: points, design), color),
    ]
  }
}
