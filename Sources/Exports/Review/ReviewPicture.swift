/// One side of a case.
package struct ReviewPicture: Sendable, Hashable {
  /// The file's bytes, a PNG.
  package var png: [UInt8]
  /// Pixels across.
  package var width: Int
  /// Pixels down.
  package var height: Int
  /// A hash of the decoded pixels and their size, in hex: what a decision was made on.
  package var hash: String

  /// A side of a case.
  package init(png: [UInt8], width: Int, height: Int, hash: String) {
    self.png = png
    self.width = width
    self.height = height
    self.hash = hash
  }
}
