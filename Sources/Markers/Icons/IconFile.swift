/// An icon's SVG file, read but not yet understood.
package struct IconFile: Hashable, Sendable {
  /// The icon's name: the file's name without ".svg".
  package let name: String
  /// What messages call the file, usually its path.
  package let file: String
  /// The file's contents.
  package let bytes: [UInt8]

  /// A file called `file`, with `bytes` in it, that holds the icon `name`.
  package init(name: String, file: String, bytes: [UInt8]) {
    self.name = name
    self.file = file
    self.bytes = bytes
  }
}
