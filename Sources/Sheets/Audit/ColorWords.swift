import DesignTokens
import DisplayList
import Markers

/// What the colours of a drawing are called, after the tokens that it asked for.
struct ColorWords {
  /// The tokens by their colours, in the tokens' order.
  private let names: [Color: [String]]

  /// What the colour tokens `used` are called.
  init(_ used: Set<String>, _ design: Design) {
    var names: [Color: [String]] = [:]
    for token in design.tokens.tokens where used.contains(token.name) {
      guard case .color(let color) = token.value else { continue }
      names[color.opacity(1), default: []].append(token.name)
    }
    // A line without a hue of its own is drawn in its base.
    for line in design.lines.lines {
      let name = "line.\(line.id).hue"
      guard used.contains(name), design.tokens.token(named: name) == nil else { continue }
      names[line.hue, default: []].append(name)
    }
    self.names = names
  }

  /// The word for a colour: "brown", "ink", "ink-at-8". Of tokens with one colour, contents are in
  /// one that is meant for them. A colour without a token goes by its hex.
  func word(_ color: Color, isContent: Bool) -> String {
    let candidates = names[color.opacity(1)] ?? []
    let name = candidates.first { Self.isForContents($0) == isContent } ?? candidates.first
    let word = name.map(Self.word) ?? String(color.hex.dropFirst()).lowercased()
    return color.opacity < 1 ? "\(word)-at-\(decimal((100 * color.opacity).rounded()))" : word
  }

  private static func isForContents(_ token: String) -> Bool {
    token.hasPrefix("fixed-") || token == "accent-ink"
  }

  /// "line.brown.hue" is brown.
  static func word(_ token: String) -> String {
    let parts = token.split(separator: ".")
    return parts.count == 3 && parts[0] == "line" ? String(parts[1]) : token
  }

  /// "ink-keyline" as a title: "Ink keyline".
  static func title(_ words: String) -> String {
    let text = words.split(separator: "-").joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
