package import Geometry

/// A finished picture: its size in points, and what is drawn on it, first item lowest.
package struct DisplayList: Hashable, Sendable {
  /// The picture's size in points; its top left corner is the origin.
  package var size: Size
  /// What is drawn, first item lowest.
  package var items: [DisplayItem]

  /// A picture of `size` points.
  package init(size: Size, items: [DisplayItem]) {
    self.size = size
    self.items = items
  }
}
