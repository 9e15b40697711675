/// A box of whole pixels, from the picture's top left corner.
package struct ReviewBox: Sendable, Hashable {
  /// Its left column.
  package var x: Int
  /// Its top row.
  package var y: Int
  /// Columns, at least 1.
  package var width: Int
  /// Rows, at least 1.
  package var height: Int

  /// A box of these numbers.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
