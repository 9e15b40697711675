import DesignTokens
import DisplayList
import Markers
import Sheets
import Testing

/// No token of the surfaces is idle: change any one, and the sheet changes.
@Suite struct SurfaceTokenTests {
  private static let groups = ["device.", "panel.", "card.", "tab-bar."]

  private func items(_ overlays: [String]) throws -> [DisplayItem] {
    let sheet = try SheetSamples.find("surfaces").compose(
      SheetRequest(themes: [.light]),
      designs: [SheetSamples.design(.light, overlays: overlays)], scale: nil)
    return try #require(sheet).items
  }

  @Test func everyTokenChangesTheSheet() throws {
    let plain = try items([])
    let tokens = try SheetSamples.design(.light).tokens.tokens.filter { token in
      Self.groups.contains(where: token.name.hasPrefix)
    }
    #expect(tokens.count == 37)
    for token in tokens {
      let overlay = try overlay(token)
      #expect(try items([overlay]) != plain, "\(overlay)")
    }
  }

  /// A token file that makes one token a little larger, or a colour grey.
  private func overlay(_ token: Token) throws -> String {
    let value =
      switch token.value {
      case .dimension(let points): #"{"value": \#(points * 1.05), "unit": "px"}"#
      case .number(let number): "\(number * 1.05)"
      case .color: #"{"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}"#
      case .typography(let style):
        """
        {"fontFamily": "Figtree", "fontSize": {"value": \(style.size * 1.05), "unit": "px"}, \
        "fontWeight": \(style.weight)}
        """
      default: throw SheetProblem(description: "no rule for \(token.name)")
      }
    let leaf = #"{"$type": "\#(token.type.rawValue)", "$value": \#(value)}"#
    return token.name.split(separator: ".").reversed().reduce(leaf) { #"{"\#($1)": \#($0)}"# }
  }
}
