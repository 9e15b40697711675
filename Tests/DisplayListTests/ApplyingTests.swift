import Bitmap
import DisplayList
import Geometry
import Testing

/// Items mapped by x' = 2x + 1, y' = 2y − 3.
@Suite struct ApplyingTests {
  private let black = Color(red: 0, green: 0, blue: 0)
  private let line = Path.segment(Point(1, 2), Point(3, 4))
  private let mappedLine = Path.segment(Point(3, 1), Point(7, 5))
  private let map = Affine.scale(2).then(.translation(Point(1, -3)))

  @Test func fillMovesItsPath() {
    #expect(
      DisplayItem.fill(line, black, .evenOdd).applying(map)
        == .fill(mappedLine, black, .evenOdd))
  }

  @Test func strokeGrowsWithLengths() {
    let style = StrokeStyle(width: 1.5, dash: [4, 2], dashPhase: 2, join: .round)
    let grown = StrokeStyle(width: 3, dash: [8, 4], dashPhase: 4, join: .round)
    #expect(
      DisplayItem.stroke(line, black, style).applying(map)
        == .stroke(mappedLine, black, grown))
  }

  @Test func shadowGrowsWithLengths() {
    #expect(
      DisplayItem.shadow(line, black, sigma: 1.5).applying(map)
        == .shadow(mappedLine, black, sigma: 3))
  }

  @Test func imageMovesItsRectangle() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    #expect(
      DisplayItem.image(bitmap, Rect(x: 1, y: 2, width: 3, height: 4)).applying(map)
        == .image(bitmap, Rect(x: 3, y: 1, width: 6, height: 8)))
  }

  @Test func groupMovesItsClipAndItemsAndKeepsTheRest() {
    let inner = DisplayGroup("inner", items: [.fill(line, black, .nonzero)])
    let group = DisplayGroup(
      "marker", opacity: 0.35, clip: line, isPrecise: true,
      items: [.group(inner), .fill(line, black, .nonzero)])
    let mappedInner = DisplayGroup("inner", items: [.fill(mappedLine, black, .nonzero)])
    let mapped = DisplayGroup(
      "marker", opacity: 0.35, clip: mappedLine, isPrecise: true,
      items: [.group(mappedInner), .fill(mappedLine, black, .nonzero)])
    #expect(DisplayItem.group(group).applying(map) == .group(mapped))
  }

  @Test func inkBoxMovesAlong() {
    let items = [DisplayItem.fill(line, black, .nonzero).applying(map)]
    #expect(items.inkBox == Rect(x: 3, y: 1, width: 4, height: 4))
  }
}
