import DesignTokens
import DisplayList
import Markers
import Sheets

/// `list`: what there is to draw, and with what.
struct ListCommand {
  private let arguments: ListArguments

  init(_ arguments: ListArguments) { self.arguments = arguments }

  func run() throws {
    let entry = try Resources.entry(arguments.pack)
    let pack = try entry.load([], [])
    let topics = arguments.topic.map { [$0] } ?? ListArguments.Topic.allCases
    let tables = try topics.map { topic in (topic, try Self.rows(topic, entry, pack)) }
    if arguments.isJSON {
      let members = tables.map { topic, rows in
        JSONValue.Member(topic.rawValue, .array(rows.map(\.json)))
      }
      // One topic is an array, all of them an object of arrays.
      let value = arguments.topic == nil ? JSONValue.object(members) : members[0].value
      try StandardStream.output.write(value.serialized(pretty: true) + "\n")
    } else {
      let texts = tables.map { topic, rows in
        (arguments.topic == nil ? "\(topic.rawValue)\n" : "") + ListRow.table(rows)
      }
      try StandardStream.output.write(texts.joined(separator: "\n"))
    }
    if topics.contains(.markers), entry.markers.isEmpty {
      StandardStream.error.note(Self.noMarkers(entry))
    }
  }

  /// Why nothing is listed: an empty answer alone looks like a failure.
  private static func noMarkers(_ entry: PackEntry) -> String {
    let sheets = entry.sheets.map(\.name).joined(separator: ", ")
    return "The pack '\(entry.name)' has no single markers; its sheets are \(sheets).\n"
  }

  private static func rows(
    _ topic: ListArguments.Topic, _ entry: PackEntry, _ pack: Pack
  ) throws -> [ListRow] {
    switch topic {
    case .sheets:
      entry.sheets.map { ListRow([("name", $0.name), ("summary", $0.summary)]) }
    case .markers: entry.markers.map { ListRow([("name", $0.name), ("cells", $0.cells)]) }
    case .lines: try lineRows(pack)
    case .tokens: try tokenRows(pack)
    }
  }

  private static func sets(_ pack: Pack) throws -> [(Theme, TokenSet)] {
    try Theme.allCases.map { ($0, try pack.tokens($0)) }
  }

  private static func lineRows(_ pack: Pack) throws -> [ListRow] {
    let sets = try sets(pack)
    let hasGlyphRule = sets.contains { $0.1.token(named: LineTable.glyphRule) != nil }
    let tables = try sets.map { ($0, try LineTable($1).lines) }
    return (tables.first?.1 ?? []).indices.map { index in
      let line = tables[0].1[index]
      return ListRow(
        [("id", line.id), ("name", line.name), ("base", line.base.hex)]
          + tables.map { ($0.rawValue, $1[index].hue.hex) }
          + (hasGlyphRule ? [("glyph", line.glyphIsDark ? "fixed-ink" : "fixed-white")] : []))
    }
  }

  private static func tokenRows(_ pack: Pack) throws -> [ListRow] {
    let sets = try sets(pack)
    return (sets.first?.1.tokens ?? []).map { token in
      ListRow(
        [("name", token.name), ("type", token.type.rawValue)]
          + sets.map { theme, set in
            (theme.rawValue, set.token(named: token.name)?.value.text ?? "")
          } + [
            ("origin", originText(of: token.name, sets)), ("description", token.description ?? ""),
          ])
    }
  }

  /// Where a token's values come from: once where all themes agree, else theme by theme.
  private static func originText(of name: String, _ sets: [(Theme, TokenSet)]) -> String {
    let origins = sets.compactMap { theme, set in
      set.token(named: name).map { (theme: theme.rawValue, text: $0.origin.text) }
    }
    guard let first = origins.first, !origins.allSatisfy({ $0.text == first.text }) else {
      return origins.first?.text ?? ""
    }
    return origins.map { "\($0.theme) \($0.text)" }.joined(separator: "; ")
  }
}

extension TokenOrigin {
  fileprivate var text: String {
    switch self {
    case .given(let source): "given: \(source)"
    case .chosen(let note): note.map { "chosen: \($0)" } ?? "chosen"
    case .overlay(let file): "overlay: \(file)"
    }
  }
}

extension TokenValue {
  /// The value as a designer would write it.
  var text: String {
    switch self {
    case .color(let color): color.hex + (color.opacity < 1 ? " at \(decimal(color.opacity))" : "")
    case .dimension(let points): "\(decimal(points)) pt"
    case .number(let number): decimal(number)
    case .duration(let seconds): "\(decimal(seconds)) s"
    case .cubicBezier(let curve):
      [curve.x1, curve.y1, curve.x2, curve.y2].map(decimal).joined(separator: ", ")
    case .fontFamily(let families): families.joined(separator: ", ")
    case .fontWeight(let weight): decimal(weight)
    case .typography(let style):
      "\(style.family) \(decimal(style.size)) / \(decimal(style.weight))"
    }
  }
}
