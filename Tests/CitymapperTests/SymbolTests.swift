import Bitmap
import CairoCanvas
import Citymapper
import DisplayList
import Geometry
import Markers
import Testing

/// 004, section 6, and whether the icons can be read at their sizes.
@Suite struct SymbolTests {
  @Test func thereAre18Rows() {
    #expect(SymbolRow.all.count == 18)
    #expect(Set(SymbolRow.all.flatMap(\.icons)).count == 19)
    #expect(SymbolRow.all.allSatisfy { $0.icons.count == $0.symbols.count })
  }

  @Test(
    arguments: zip(
      SymbolRow.all,
      [
        22.0, 22, 22, 22, 13, 13, 13, 13, 13, 13, 13, 20, 11, 14, 8, 20, 11, 11,
      ]))
  func sizesAreGiven(row: SymbolRow, size: Double) throws {
    #expect(try CitySamples.design().dimension(row.size) == size)
  }

  static let icons = SymbolRow.all.flatMap(\.icons)

  @Test(arguments: icons) func artworkKeepsToTheGrid(name: String) throws {
    let icon = try CityArtwork.icon(name)
    let bounds = try #require(icon.path.bounds)
    #expect(icon.viewBox == Rect(x: 0, y: 0, width: 24, height: 24))
    #expect(bounds.minX >= 1 && bounds.maxX <= 23 && bounds.minY >= 1 && bounds.maxY <= 23)
    // Large enough for its box, and in the middle of it.
    #expect(max(bounds.width, bounds.height) >= 15)
    #expect(abs(bounds.center.x - 12) < 1.3 && abs(bounds.center.y - 12) < 1.3)
  }

  /// Parts and holes as drawn, in an icon large enough to show them all.
  static let shapes: [(name: String, parts: Int, holes: Int)] = [
    ("search", 1, 1), ("pin", 2, 0), ("heart", 1, 1), ("heart-fill", 1, 0), ("person", 2, 1),
    ("bus", 1, 3), ("tram", 1, 2), ("rail", 2, 2), ("cab", 1, 3), ("ferry", 2, 1),
    ("play", 1, 0), ("chevron-right", 1, 0), ("chevron-left", 1, 0), ("warning", 1, 2),
    ("dot", 1, 0), ("rain", 4, 0), ("walk", 2, 0), ("wheelchair", 2, 0),
  ]

  /// At the size of use, at 2× and 3×: no part lost, no hole closed.
  @Test(arguments: shapes, [2.0, 3])
  func isReadAtItsSize(_ shape: (name: String, parts: Int, holes: Int), scale: Double) throws {
    let found = try topology(shape.name, scale: scale)
    #expect(found.parts == shape.parts)
    #expect(found.holes == shape.holes)
  }

  /// At 1×, the windows that tell the vehicles apart stay open.
  @Test(arguments: ["bus", "tram", "cab", "rail", "ferry", "bike"])
  func windowsStayOpenAt1x(name: String) throws {
    #expect(try topology(name, scale: 1).holes >= 1)
  }

  private func topology(_ name: String, scale: Double) throws -> (parts: Int, holes: Int) {
    let row = try #require(SymbolRow.all.first { $0.icons.contains(name) })
    let size = try CitySamples.design().dimension(row.size)
    let icon = try CityArtwork.icon(name)
    let side = size.rounded(.up) + 2
    let black = Color(red: 0, green: 0, blue: 0)
    let item = DisplayItem.fill(
      icon.path(height: size, center: Point(side / 2, side / 2)), black, icon.fillRule)
    let bitmap = try RasterCanvas.bitmap(
      of: DisplayList(size: Size(side, side), items: [item]), scale: scale)
    return Regions(bitmap).count
  }
}
