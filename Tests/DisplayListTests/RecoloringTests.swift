import Bitmap
import DisplayList
import Geometry
import Testing

/// Every colour replaced by one with red and blue exchanged.
@Suite struct RecoloringTests {
  private let before = Color(red: 200, green: 100, blue: 50)
  private let after = Color(red: 50, green: 100, blue: 200)
  private let square = Path.rectangle(Rect(x: 0, y: 0, width: 2, height: 2))

  private func exchanged(_ color: Color) -> Color {
    Color(red: color.blue, green: color.green, blue: color.red, opacity: color.opacity)
  }

  private func recolored(_ item: DisplayItem) throws -> DisplayItem {
    let items = [item].recolored(exchanged)
    #expect(items.count == 1)
    return try #require(items.first)
  }

  @Test func outlinesKeepAllButTheirColor() throws {
    let style = StrokeStyle(width: 3, dash: [1, 2], join: .round)
    #expect(
      try recolored(.fill(square, before.opacity(0.5), .evenOdd))
        == .fill(square, after.opacity(0.5), .evenOdd))
    #expect(try recolored(.stroke(square, before, style)) == .stroke(square, after, style))
    #expect(
      try recolored(.shadow(square, before, sigma: 2)) == .shadow(square, after, sigma: 2))
  }

  @Test func groupsKeepAllButTheirItems() throws {
    let group = { (color: Color) in
      DisplayItem.group(
        DisplayGroup(
          "marker", opacity: 0.35, clip: square, isPrecise: true,
          items: [
            .group(DisplayGroup("body", items: [.fill(square, color, .nonzero)])),
            .fill(square, color, .nonzero),
          ]))
    }
    #expect(try recolored(group(before)) == group(after))
  }

  /// A drawing that recurs is one drawing afterwards too, within groups and without.
  @Test func recurringDrawingsStayOne() throws {
    let drawing = Drawing(DisplayGroup("marker", items: [.fill(square, before, .nonzero)]))
    let items = [
      DisplayItem.instance(drawing, Point(1, 2)),
      .group(DisplayGroup("layer", items: [.instance(drawing, Point(3, 4))])),
    ].recolored(exchanged)
    guard case .instance(let first, Point(1, 2)) = items[0],
      case .group(let layer) = items[1],
      case .instance(let second, Point(3, 4)) = try #require(layer.items.first)
    else {
      Issue.record("\(items)")
      return
    }
    #expect(first === second)
    #expect(first.group == DisplayGroup("marker", items: [.fill(square, after, .nonzero)]))
  }

  /// Half transparent pixels are premultiplied: 200, 100, 50 at 128 of 255 is 100, 50, 25.
  @Test func picturesKeepTheirAlpha() throws {
    let rect = Rect(x: 1, y: 2, width: 3, height: 1)
    let pixels: [UInt32] = [0xFFC8_6432, 0xFFC8_6432, 0x8064_3219, 0]
    let expected: [UInt32] = [0xFF32_64C8, 0xFF32_64C8, 0x8019_3264, 0]
    #expect(
      try recolored(.image(Bitmap(width: 4, height: 1, pixels: pixels), rect))
        == .image(Bitmap(width: 4, height: 1, pixels: expected), rect))
  }

  @Test func aPictureKeepsItsSize() {
    let list = DisplayList(size: Size(4, 5), items: [.fill(square, before, .nonzero)])
    #expect(
      list.recolored(exchanged)
        == DisplayList(size: Size(4, 5), items: [.fill(square, after, .nonzero)]))
  }
}
