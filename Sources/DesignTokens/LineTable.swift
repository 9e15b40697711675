import DisplayList

/// The train lines of a token set, in line order.
package struct LineTable: Hashable, Sendable {
  /// The pack's lines in the order of its files (000's list order: red, blue, brown, green, orange,
  /// purple, pink, yellow), then those that overlays add, in theirs.
  package let lines: [Line]

  /// The token of the luminance from which a line carries a dark glyph (spec §1; 000: "route hex
  /// luminance ≥ 0.5").
  package static let glyphRule = "line-glyph.luminance-threshold"

  /// The lines of the group `line`: `line.ID.base`, and `line.ID.hue` where the drawn colour is
  /// another. A group's description, where it has one, is the line's name. Glyphs are dark from the
  /// luminance `line-glyph.luminance-threshold`, and never in a pack without that token. Errors: a
  /// line without a base, an id that is none.
  package init(_ tokens: TokenSet) throws(TokenError) {
    let threshold =
      tokens.token(named: Self.glyphRule) == nil ? nil : try tokens.number(Self.glyphRule)
    lines = try tokens.names(under: "line").map { id throws(TokenError) in
      try LineTable.line(id, tokens, threshold)
    }
  }

  private static func line(
    _ id: String, _ tokens: TokenSet, _ threshold: Double?
  ) throws(TokenError) -> Line {
    let group = "line.\(id)"
    guard Line.isID(id) else {
      throw TokenError(token: group, "the line id '\(id)'", accepted: Line.acceptedID)
    }
    let hue = tokens.token(named: group + ".hue")
    guard tokens.token(named: group + ".base") != nil else {
      throw TokenError(
        file: hue?.file, line: hue?.line, token: group, "a line without a base colour",
        accepted: "a color as \(group).base")
    }
    let base = try tokens.color(group + ".base")
    return Line(
      id: id, name: tokens.description(ofGroup: group) ?? capitalized(id), base: base,
      hue: hue == nil ? base : try tokens.color(group + ".hue"),
      glyphIsDark: threshold.map { base.encodedLuminance >= $0 } ?? false)
  }

  private static func capitalized(_ id: String) -> String {
    id.prefix(1).uppercased() + id.dropFirst()
  }

  /// The lines of a set of ids, in line order, whatever their order and number in `ids`. Errors: an
  /// unknown id, no id at all.
  package func lines(ids: [String]) throws(TokenError) -> [Line] {
    let known = lines.map(\.id)
    let list = "Lines: " + known.joined(separator: ", ")
    guard !ids.isEmpty else { throw TokenError("no line is named", accepted: list) }
    for id in ids where !known.contains(id) {
      let close = suggestion(for: id, among: known).map { "did you mean '\($0)'? " }
      throw TokenError("unknown line '\(id)'", accepted: (close ?? "") + list)
    }
    return lines.filter { ids.contains($0.id) }
  }
}
