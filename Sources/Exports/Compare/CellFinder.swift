package import Bitmap
import Geometry
package import Sheets

/// Finds the cells of a sheet in which pixels differ.
package struct CellFinder: Sendable {
  /// A part of a picture with a name.
  package struct Cell: Hashable, Sendable {
    package let name: String
    /// In pixels of the picture.
    package let frame: PixelRect

    /// A cell.
    package init(name: String, frame: PixelRect) {
      self.name = name
      self.frame = frame
    }

    /// A sheet's cell at `scale` pixels a point: every pixel that its frame touches.
    package init(_ cell: SheetCell, scale: Int) {
      let factor = Double(scale)
      let (left, top) = (pixel(cell.frame.minX * factor), pixel(cell.frame.minY * factor))
      let right = pixel((cell.frame.maxX * factor).rounded(.up))
      let bottom = pixel((cell.frame.maxY * factor).rounded(.up))
      self.init(
        name: cell.name,
        frame: PixelRect(
          x: left, y: top, width: max(1, right - left), height: max(1, bottom - top)))
    }
  }

  private let cells: @Sendable (ComparisonCase, _ width: Int, _ height: Int) -> [Cell]

  /// A finder that asks `cells` for all cells of a picture of a size; none where it is no sheet.
  package init(
    _ cells: @escaping @Sendable (ComparisonCase, _ width: Int, _ height: Int) -> [Cell]
  ) {
    self.cells = cells
  }

  /// Knows no cells.
  package static let none = CellFinder { _, _, _ in [] }

  /// The names of the cells that hold pixels that count, in the order of the sheet.
  func names(
    _ item: ComparisonCase, _ expected: LoadedPicture, _ actual: LoadedPicture,
    _ options: ComparisonOptions
  ) -> [String] {
    let cells = cells(item, actual.bitmap.width, actual.bitmap.height)
    guard !cells.isEmpty else { return [] }
    var hit = Array(repeating: false, count: cells.count)
    var last = 0
    actual.bitmap.forEachDifference(from: expected.bitmap, options) { x, y, _, _ in
      // Neighbours mostly lie in the same cell.
      if hit[last], cells[last].frame.contains(x: x, y: y) { return }
      guard let index = cells.firstIndex(where: { $0.frame.contains(x: x, y: y) }) else { return }
      hit[index] = true
      last = index
    }
    return cells.indices.filter { hit[$0] }.map { cells[$0].name }
  }
}

/// A coordinate as a whole pixel, whatever number it was.
private func pixel(_ value: Double) -> Int { Int(exactly: value.rounded(.down)) ?? 0 }
