import Bitmap
import Testing

/// `--json`: what it says is what the pictures show.
@Suite struct ManifestTests {
  @Test func entriesDescribeTheFilesInOrder() throws {
    let run = try SheetRun(
      "stations routes --theme dark,both --scale 2,1 --format png,svg --json")
    let entries = try run.entries()
    let paths = try run.names().filter { $0.hasPrefix("proofs/") }
    #expect(entries.map(\.path).sorted() == paths)
    #expect(
      entries.map { "\($0.sheet) \($0.theme) \($0.scale ?? 0)" } == [
        "stations dark 2", "stations dark 1", "stations dark 0",
        "stations both 2", "stations both 1", "stations both 0",
        "routes dark 2", "routes dark 1", "routes dark 0",
        "routes both 2", "routes both 1", "routes both 0",
      ])
    for entry in entries where entry.scale != nil {
      let name = entry.path.dropFirst("proofs/".count).dropLast(".png".count)
      let bitmap = try run.bitmap(String(name))
      #expect(Double(bitmap.width) == entry.width, "\(entry.path)")
      #expect(Double(bitmap.height) == entry.height, "\(entry.path)")
    }
    #expect(entries.allSatisfy { $0.fontFallbacks == nil })
    #expect(
      entries.filter { $0.sheet == "stations" }.map(\.cells.count) == [12, 12, 12, 24, 24, 24])
    #expect(entries[2].width == 1248)
  }

  /// All pixels of a stage that are not ground lie in the cell's ink rectangle, and reach its edges.
  @Test(arguments: ["stations", "vehicles"], [1, 2])
  func inkRectanglesAreThoseOfThePicture(sheet: String, scale: Int) throws {
    let run = try SheetRun(
      "\(sheet) --theme light --scale \(scale) --no-hit-areas --json")
    let entry = try #require(try run.entries().first)
    let bitmap = try run.bitmap("\(sheet)-light" + (scale == 2 ? "@2x" : ""))
    for cell in entry.cells {
      let ink = try #require(cell.ink)
      let found = bitmap.bounds(within: stage(of: cell, scale)) { $0 != 0xFFD9_DFE6 }
      let expected = PixelBox(
        left: Int(ink.x.rounded(.down)), top: Int(ink.y.rounded(.down)),
        right: Int((ink.x + ink.width).rounded(.up)),
        bottom: Int((ink.y + ink.height).rounded(.up)))
      let box = try #require(found, "\(cell.name) is empty")
      #expect(
        box.left >= expected.left && box.right <= expected.right, "\(cell.name) \(box) \(expected)")
      #expect(box.top >= expected.top && box.bottom <= expected.bottom, "\(cell.name)")
      // A sliver of a pixel may not show.
      #expect(box.left <= expected.left + 1 && box.right >= expected.right - 1, "\(cell.name)")
      #expect(box.top <= expected.top + 1 && box.bottom >= expected.bottom - 1, "\(cell.name)")
    }
  }

  /// Cells do not overlap, lie within the picture, and hold their ink.
  @Test func rectanglesKeepApart() throws {
    let entries = try SheetRun("--theme light,both --scale 1 --json").entries()
    #expect(entries.count == 6)
    for entry in entries {
      for (index, cell) in entry.cells.enumerated() {
        let rect = cell.rect
        #expect(rect.x >= 24 && rect.x + rect.width <= entry.width - 24, "\(cell.name)")
        #expect(rect.y >= 112 && rect.y + rect.height <= entry.height - 24, "\(cell.name)")
        if let ink = cell.ink { #expect(rect.holds(ink), "\(entry.path) \(cell.name)") }
        for other in entry.cells[(index + 1)...] {
          #expect(!rect.overlaps(other.rect), "\(entry.path): \(cell.name), \(other.name)")
          #expect(cell.name != other.name)
        }
      }
    }
  }

  /// The enlarged example of a cell: without its caption and the row at actual size below.
  private func stage(of cell: SheetEntry.Cell, _ scale: Int) -> PixelBox {
    // Heights in points (look, "Layout").
    let heights = ["buses": 176, "trains": 96, "lines": 96, "lines-selected": 96]
    let section = cell.name.split(separator: "/")[1]
    let height = heights[String(section)] ?? 112
    return PixelBox(
      left: Int(cell.rect.x), top: Int(cell.rect.y), right: Int(cell.rect.x + cell.rect.width),
      bottom: Int(cell.rect.y) + height * scale)
  }
}

extension SheetEntry.Box {
  fileprivate func holds(_ other: Self) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  fileprivate func overlaps(_ other: Self) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
