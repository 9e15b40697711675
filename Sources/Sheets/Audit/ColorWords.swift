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

  /// The word for a colour: "brown", "ink", "ink-at-8". Of tokens with one colour, that of `family`
  /// comes first, and contents are in one that is meant for them. A colour without a token goes by
  /// its hex.
  func word(_ color: Color, isContent: Bool, family: String? = nil) -> String {
    let candidates = names[color.opacity(1)] ?? []
    let name =
      family.flatMap { family in candidates.first { $0.hasPrefix("\(family).") } }
      ?? candidates.first { Self.isForContents($0) == isContent } ?? candidates.first
    let word =
      name.map { Self.word($0, color) } ?? String(color.hex.dropFirst()).lowercased()
    return color.opacity < 1 ? "\(word)-at-\(decimal((100 * color.opacity).rounded()))" : word
  }

  private static func isForContents(_ token: String) -> Bool {
    token.hasPrefix("fixed-") || token == "accent-ink" || token.hasSuffix(".ink")
  }

  /// "line.brown.hue" is brown, "mode.bus" is bus, "scheme.text-primary" is primary, and an ink of a
  /// component's own is white where it is.
  static func word(_ token: String, _ color: Color) -> String {
    let parts = token.split(separator: ".")
    guard parts.count > 1, let last = parts.last else { return token }
    if parts[0] == "line" { return String(parts[1]) }
    if last == "ink" { return color.opacity(1) == white ? "white" : "ink" }
    return String(last.hasPrefix("text-") ? last.dropFirst("text-".count) : last)
  }

  private static let white = Color(red: 255, green: 255, blue: 255)

  /// "ink-keyline" in words: "ink keyline".
  static func words(_ name: String) -> String {
    let words = name.split(separator: "-")
      .map { capitals.contains($0) ? $0.uppercased() : String($0) }.joined(separator: " ")
    return hyphenated.reduce(words) { text, word in
      text.replacing(word.replacing("-", with: " "), with: word)
    }
  }

  /// What documents write with a hyphen (004, section 6).
  private static let hyphenated = ["rain-safe", "step-free"]

  /// What documents write in capitals.
  private static let capitals: Set<Substring> = ["go", "od"]

  /// "ink-keyline" as a title: "Ink keyline".
  static func title(_ name: String) -> String {
    let text = words(name)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
