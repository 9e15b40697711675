/// A width and a height in points.
package struct Size: Hashable, Sendable {
  /// In points.
  package var width: Double
  /// In points.
  package var height: Double

  /// A size of `width` × `height`.
  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
