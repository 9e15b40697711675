/// Text at a terminal's 80 columns.
enum TextWrapping {
  /// The width that every text keeps; a longer word stands alone on its line.
  static let width = 80

  /// `text` in lines, each after `indent` spaces; its own newlines stay.
  static func paragraphs(_ text: String, indent: Int = 0) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { lines(words: $0.split(separator: " ").map(String.init), indent, indent) }
      .joined(separator: "\n")
  }

  /// Usage lines behind `heading`, broken between options but not inside their brackets.
  static func usage(_ heading: String, _ usages: [String]) -> String {
    let indent = heading.count
    let text = usages.map { lines(words: options(in: $0), indent, indent + 2) }
      .joined(separator: "\n")
    return heading + text.dropFirst(indent)
  }

  private static func lines(words: [String], _ first: Int, _ others: Int) -> String {
    var done = ""
    var line = String(repeating: " ", count: first)
    var isEmpty = true
    for word in words {
      if !isEmpty, line.count + 1 + word.count > width {
        done += line + "\n"
        line = String(repeating: " ", count: others)
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return isEmpty ? done : done + line
  }

  /// A usage line in its parts: "[--map-zoom <zoom>]" and "-o <file>" are one part each.
  private static func options(in usage: String) -> [String] {
    var parts: [String] = []
    var depth = 0
    for word in usage.split(separator: " ") {
      if let last = parts.last, depth > 0 || (word.hasPrefix("<") && last.hasPrefix("-")) {
        parts[parts.count - 1] = last + " " + word
      } else {
        parts.append(String(word))
      }
      depth += word.count { $0 == "[" } - word.count { $0 == "]" }
    }
    return parts
  }
}
