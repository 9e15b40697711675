/// Which cells `--only` keeps: a part of a cell's name or caption, in any case, where `*` stands for
/// any characters.
package struct CellPattern: Hashable, Sendable {
  /// As given.
  package let text: String
  private let parts: [String]

  /// A pattern; nil when it is empty.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
    parts = text.lowercased().split(separator: "*").map(String.init)
  }

  /// Whether the parts occur in `name`, one behind the other.
  package func matches(_ name: String) -> Bool {
    var rest = Substring(name.lowercased())
    for part in parts {
      guard let end = rest.endOfFirst(part) else { return false }
      rest = rest[end...]
    }
    return true
  }
}

extension Substring {
  /// Where the first occurrence of `part` ends, or nil when it does not occur.
  fileprivate func endOfFirst(_ part: String) -> Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }
}
