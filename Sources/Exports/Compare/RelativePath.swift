/// A file's path below a folder, told from others by its bytes: "é" as one scalar and as two are two
/// names, as they are to the file system. (Strings would take them for equal.)
package struct RelativePath: Hashable, Comparable, Sendable {
  /// The path, its components separated by "/".
  package let text: String

  /// A path as it was read.
  package init(_ text: String) { self.text = text }

  /// The path on one line of a terminal.
  package var printed: String { printable(text) }

  /// The last component.
  package var name: String {
    let bytes = text.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return text }
    return String(Substring(bytes[bytes.index(after: slash)...]))
  }

  /// Whether it ends in `ending`, which is in lower case; its own case does not matter. Bytes are
  /// looked at: a mark before a full stop must not hide it.
  func ends(with ending: String) -> Bool {
    text.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, wanted in
      byte == wanted || (65...90 ~= byte && byte + 32 == wanted)
    }
  }

  /// Whether two names would be one file where case or normal form do not matter.
  package func collides(with other: RelativePath) -> Bool {
    self != other && collisionKey == other.collisionKey
  }

  /// Equal for names that collide: Swift compares strings by canonical equivalence.
  var collisionKey: String { text.lowercased() }

  package static func == (left: RelativePath, right: RelativePath) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package static func < (left: RelativePath, right: RelativePath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
