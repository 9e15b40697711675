package import DisplayList
package import Sheets

/// A golden picture, drawn.
package struct GoldenDrawing: Sendable {
  /// The picture.
  package let list: DisplayList
  /// A sheet's cells, in points; none for a marker.
  package let cells: [SheetCell]
  /// A marker's anchor, ink box and hit frame, in points from the top left corner; nil for a sheet.
  package let overlays: ReviewOverlays?

  init(list: DisplayList, cells: [SheetCell], overlays: ReviewOverlays? = nil) {
    self.list = list
    self.cells = cells
    self.overlays = overlays
  }
}
