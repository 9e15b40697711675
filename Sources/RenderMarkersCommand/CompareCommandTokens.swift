import DesignTokens
import Exports

/// Tokens whose value changed, for the head of the review page. A folder's tokens are known where
/// what `render-markers list tokens --json` printed stands in it as `tokens.json`.
enum CompareCommandTokens {
  /// Values by name, in order.
  typealias Values = [(name: String, value: ReviewThemed)]

  private static let fileName = "tokens.json"
  private static let greatestFile = 16 << 20

  /// The changes between two folders; none where either's tokens are not known.
  static func changes(actual: String, expected: String) throws -> [ReviewToken] {
    guard let old = try values(inFolder: expected), let new = try values(inFolder: actual) else {
      return []
    }
    return changes(from: old, to: new)
  }

  /// The changes between two lists: in the order of the new one, then what is gone.
  static func changes(from old: Values, to new: Values) -> [ReviewToken] {
    let before = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.name, $0.value) }) { first, _ in first }
    let changed = new.filter { before[$0.name] != $0.value }.map {
      ReviewToken(name: $0.name, old: before[$0.name], new: $0.value)
    }
    let gone = old.filter { after[$0.name] == nil }.map {
      ReviewToken(name: $0.name, old: $0.value, new: nil)
    }
    return changed + gone
  }

  /// The tokens that stand in a folder; nil where none do.
  static func values(inFolder folder: String) throws -> Values? {
    let file = "\(folder)/\(fileName)"
    guard SystemPath.kind(file) == .file else { return nil }
    let bytes = try AtomicFile.read(file, limit: greatestFile)
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONReader.parse(bytes, file: file)
    } catch { throw CommandFailure(.dataError, error.description) }
    return json.elements?.compactMap { row in
      guard let name = row["name"]?.string else { return nil }
      return (name, ReviewThemed(light: row["light"]?.string, dark: row["dark"]?.string))
    }
  }

  /// The tokens of both themes.
  static func values(_ sets: [Theme: TokenSet]) -> Values {
    (sets[.light]?.tokens ?? []).map { token in
      let dark = sets[.dark]?.token(named: token.name)?.value.text
      return (token.name, ReviewThemed(light: token.value.text, dark: dark))
    }
  }
}
