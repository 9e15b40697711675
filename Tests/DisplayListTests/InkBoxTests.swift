import Bitmap
import DisplayList
import Geometry
import Testing

@Suite struct InkBoxTests {
  private let black = Color(red: 0, green: 0, blue: 0)
  private let square = Path.rectangle(Rect(x: 10, y: 20, width: 4, height: 6))

  @Test func fillHasItsOutline() {
    #expect(
      DisplayItem.fill(square, black, .nonzero).inkBox
        == Rect(x: 10, y: 20, width: 4, height: 6))
  }

  @Test func curvesCountNotTheirHandles() {
    let arch = Path([
      .move(Point(0, 0)), .cubic(Point(0, 4), Point(10, 4), Point(10, 0)), .close,
    ])
    #expect(
      DisplayItem.fill(arch, black, .evenOdd).inkBox
        == Rect(x: 0, y: 0, width: 10, height: 3))
  }

  @Test func roundStrokeReachesHalfItsWidth() {
    let style = StrokeStyle(width: 2, join: .round)
    #expect(
      DisplayItem.stroke(square, black, style).inkBox
        == Rect(x: 9, y: 19, width: 6, height: 8))
  }

  @Test func miterStrokeLeavesRoomForItsCorners() {
    let style = StrokeStyle(width: 2)
    #expect(
      DisplayItem.stroke(square, black, style).inkBox
        == Rect(x: 8, y: 18, width: 8, height: 10))
  }

  @Test func shadowReachesThreeDeviations() {
    #expect(
      DisplayItem.shadow(square, black, sigma: 1.5).inkBox
        == Rect(x: 5.5, y: 15.5, width: 13, height: 15))
    #expect(
      DisplayItem.shadow(square, black, sigma: -1).inkBox
        == Rect(x: 10, y: 20, width: 4, height: 6))
    #expect(DisplayItem.shadow(Path(), black, sigma: 1.5).inkBox == nil)
  }

  @Test func imageHasItsRectangle() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(DisplayItem.image(Bitmap(width: 2, height: 2), rect).inkBox == rect)
  }

  @Test func groupHoldsItsItems() {
    let far = Path.rectangle(Rect(x: -3, y: 0, width: 1, height: 1))
    let inner = DisplayGroup("inner", opacity: 0.5, items: [.fill(far, black, .nonzero)])
    let outer = DisplayGroup(
      "outer", items: [.fill(square, black, .nonzero), .group(inner)])
    #expect(DisplayItem.group(outer).inkBox == Rect(x: -3, y: 0, width: 17, height: 26))
  }

  @Test func aClipLimitsItsGroup() {
    var group = DisplayGroup("clipped", items: [.fill(square, black, .nonzero)])
    group.clip = .rectangle(Rect(x: 0, y: 22, width: 12, height: 100))
    #expect(DisplayItem.group(group).inkBox == Rect(x: 10, y: 22, width: 2, height: 4))
    group.clip = .rectangle(Rect(x: 0, y: 0, width: 9, height: 9))
    #expect(DisplayItem.group(group).inkBox == nil)
    group.clip = Path()
    #expect(DisplayItem.group(group).inkBox == nil)
  }

  @Test func nothingHasNone() {
    let empty = DisplayItem.fill(Path(), black, .nonzero)
    #expect(empty.inkBox == nil)
    #expect(DisplayItem.stroke(Path(), black, StrokeStyle(width: 2)).inkBox == nil)
    #expect(DisplayItem.group(DisplayGroup("empty", items: [])).inkBox == nil)
    #expect(DisplayItem.group(DisplayGroup("empty", items: [empty])).inkBox == nil)
    #expect([DisplayItem]().inkBox == nil)
  }

  @Test func emptyItemsDoNotCount() {
    let items: [DisplayItem] = [
      .fill(Path(), black, .nonzero), .fill(square, black, .nonzero),
    ]
    #expect(items.inkBox == Rect(x: 10, y: 20, width: 4, height: 6))
  }
}
