package import Geometry

/// A drawing that recurs in a picture: many items hold the same one, and a raster canvas that meets
/// it on whole pixels draws it once, with the care of a precise group.
package final class Drawing: Sendable {
  /// What is drawn, about the drawing's own origin.
  package let group: DisplayGroup
  /// What it covers, about its origin; nil when nothing is drawn.
  package let inkBox: Rect?

  /// A drawing of one group.
  package init(_ group: DisplayGroup) {
    self.group = group
    inkBox = group.items.inkBox
  }

  /// The drawing with its origin at a point, as a group of its own.
  package func placed(at point: Point) -> DisplayItem {
    DisplayItem.group(group).applying(.translation(point))
  }
}

extension Drawing: Hashable {
  /// Whether both draw the same.
  package static func == (left: Drawing, right: Drawing) -> Bool {
    left === right || left.group == right.group
  }

  /// Hashes what is drawn.
  package func hash(into hasher: inout Hasher) { hasher.combine(group) }
}
