import DesignTokens
import DisplayList
import Markers
import Sheets
import Testing

/// No token of the stop sheet is idle: change any one, and the sheet changes.
@Suite struct StopSheetTokenTests {
  static func list(_ overlay: String? = nil) throws -> DisplayList {
    let source = overlay.map { TokenSource(file: "mine.json", bytes: Array($0.utf8)) }
    let design = try Pack.chitransit(overlays: source.map { [$0] } ?? []).design(
      theme: .light, typesetter: SheetSamples.typesetter())
    let sheet = try SheetSamples.find("stop-sheet").compose(
      SheetRequest(themes: [.light]), designs: [design], scale: nil)
    guard let sheet else { throw SheetProblem(description: "no stop-sheet") }
    // The footer names the overlay: it is no drawing of a token's.
    return DisplayList(size: sheet.list.size, items: sheet.list.items.filter { !$0.isFooter })
  }

  @Test func everyTokenChangesTheSheet() throws {
    let plain = try Self.list()
    let design = try SheetSamples.design(.light)
    let tokens = design.tokens.tokens.filter {
      ["stop-sheet.", "line-bar."].contains(where: $0.name.hasPrefix)
    }
    #expect(tokens.count == 27)
    for token in tokens {
      let overlay = try #require(Self.overlay(token), "\(token.name)")
      #expect(try Self.list(overlay) != plain, "\(token.name)")
    }
  }

  /// A token file that changes one token.
  private static func overlay(_ token: Token) -> String? {
    let value: String
    switch token.value {
    case .dimension(let points): value = #"{"value": \#(points * 1.25), "unit": "px"}"#
    case .number(let number): value = number < 1 ? "\(number * 2)" : "\(Int(number) / 2)"
    case .typography(let style):
      value = """
        {"fontFamily": "Figtree", "fontSize": {"value": \(style.size + 1), "unit": "px"}, \
        "fontWeight": \(style.weight), "letterSpacing": {"value": 0, "unit": "px"}, \
        "lineHeight": 1.2}
        """
    default: return nil
    }
    let file = #"{"$type": "\#(token.type.rawValue)", "$value": \#(value)}"#
    return token.name.split(separator: ".").reversed().reduce(file) { #"{"\#($1)": \#($0)}"# }
  }

  @Test(arguments: ["0", "2.5", "1001"]) func linesAreAWholeNumber(count: String) throws {
    let overlay =
      #"{"stop-sheet": {"title-lines": {"$type": "number", "$value": \#(count)}}}"#
    let error = #expect(throws: DrawingError.self) { try Self.list(overlay) }
    #expect(
      try #require(error).description
        == "mine.json:1: stop-sheet.title-lines: the number \(count): accepted: "
        + "a whole number 1…1000")
  }
}

extension DisplayItem {
  fileprivate var isFooter: Bool {
    if case .group(let group) = self { group.name == "footer" } else { false }
  }
}
