/// A rectangle of whole pixels. Width and height are at least 1; it may reach beyond a picture.
package struct PixelRect: Sendable, Hashable {
  /// Left column.
  package var x: Int
  /// Top row.
  package var y: Int
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int

  /// A rectangle from its top left pixel and its size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a pixel lies within it.
  package func contains(x column: Int, y row: Int) -> Bool {
    column >= x && row >= y && column - x < width && row - y < height
  }
}
