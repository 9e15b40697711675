import DesignTokens
import Geometry

extension ReviewPage {
  /// A classic script of one statement: `window.REVIEW = {…};`.
  static func script(_ start: String, _ value: JSONValue) -> [UInt8] {
    Array("\(start)\(inScript(value));\n".utf8)
  }

  /// JSON that stands safely in any script: no text can end the element, and the two separators
  /// that JavaScript once took for line ends are escaped. They occur within strings only. Scalars
  /// are looked at, not characters: a combining mark would hide a "<" from a search.
  static func inScript(_ value: JSONValue) -> String {
    var text = ""
    for scalar in value.serialized(pretty: false).unicodeScalars {
      switch scalar {
      case "<": text += #"\u003c"#
      case "\u{2028}": text += #"\u2028"#
      case "\u{2029}": text += #"\u2029"#
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  static func json(_ data: ReviewData, cases: [JSONValue]) -> JSONValue {
    [
      "title": .string(data.title), "expectedName": .string(data.expectedName),
      "actualName": .string(data.actualName), "acceptCommand": .string(data.acceptCommand),
      "grounds": json(data.grounds), "papers": json(data.papers),
      "tokens": .array(data.tokens.map(json)), "cases": .array(cases),
    ]
  }

  static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private static func json(_ themed: ReviewThemed) -> JSONValue {
    ["light": text(themed.light), "dark": text(themed.dark)]
  }

  private static func json(_ token: ReviewToken) -> JSONValue {
    [
      "name": .string(token.name), "old": token.old.map(json) ?? .null,
      "new": token.new.map(json) ?? .null,
    ]
  }

  static func json(_ numbers: ReviewNumbers) -> JSONValue {
    [
      "pixels": .number(numbers.pixels), "largestDelta": .number(numbers.largestDelta),
      "largestOKLab": .number(numbers.largestOKLab),
      "boundingBox": numbers.boundingBox.map { .object(members($0)) } ?? .null,
      "regionCount": .number(numbers.regionCount),
      "regions": .array(
        numbers.regions.map { region in
          .object(members(region.box) + [.init("pixels", .number(region.pixels))])
        }),
      "ignoredAntialiasing": .number(numbers.ignoredAntialiasing),
      "masked": .number(numbers.masked),
    ]
  }

  private static func members(_ box: ReviewBox) -> [JSONValue.Member] {
    [
      .init("x", .number(box.x)), .init("y", .number(box.y)),
      .init("width", .number(box.width)), .init("height", .number(box.height)),
    ]
  }

  static func json(_ overlays: ReviewOverlays) -> JSONValue {
    [
      "anchor": overlays.anchor.map { ["x": .number($0.x), "y": .number($0.y)] } ?? .null,
      "ink": overlays.ink.map(json) ?? .null, "hitFrame": overlays.hitFrame.map(json) ?? .null,
    ]
  }

  private static func json(_ rect: Rect) -> JSONValue {
    [
      "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
      "height": .number(rect.height),
    ]
  }
}
