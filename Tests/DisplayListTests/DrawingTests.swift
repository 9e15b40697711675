import DisplayList
import Geometry
import Testing

/// Drawings that recur in a picture.
struct DrawingTests {
  private let drawing = Drawing(
    DisplayGroup(
      "marker",
      items: [
        .fill(
          .rectangle(Rect(x: -2, y: -1, width: 4, height: 2)),
          Color(red: 1, green: 2, blue: 3), .nonzero)
      ]))

  @Test func inkStandsWhereTheInstanceStands() {
    #expect(
      DisplayItem.instance(drawing, Point(10, 20)).inkBox
        == Rect(x: 8, y: 19, width: 4, height: 2))
  }

  @Test func aMoveKeepsItAnInstance() {
    let moved = DisplayItem.instance(drawing, Point(10, 20))
      .applying(.translation(Point(1, 2)))
    guard case .instance(let same, let point) = moved else {
      Issue.record("\(moved)")
      return
    }
    #expect(same === drawing)
    #expect(point == Point(11, 22))
  }

  @Test func aScaleDrawsItOut() {
    let scaled = DisplayItem.instance(drawing, Point(10, 20)).applying(.scale(2))
    guard case .group(let group) = scaled else {
      Issue.record("\(scaled)")
      return
    }
    #expect(group.name == "marker")
    #expect(scaled.inkBox == Rect(x: 16, y: 38, width: 8, height: 4))
  }

  @Test func equalDrawingsAreEqual() {
    #expect(drawing == Drawing(drawing.group))
    #expect(drawing.hashValue == Drawing(drawing.group).hashValue)
    #expect(drawing != Drawing(DisplayGroup("other", items: drawing.group.items)))
  }

  @Test func textShowsTheDrawingAndItsPlace() {
    let list = DisplayList(size: Size(20, 30), items: [.instance(drawing, Point(10, 20))])
    #expect(
      list.text == """
        picture 20 × 30
        instance at 10 20
          group marker
            fill #010203 nonzero M-2 -1 L2 -1 L2 1 L-2 1 Z

        """)
  }

  @Test func roundEndsAreNamed() {
    let stroke = DisplayItem.stroke(
      .segment(Point(0, 0), Point(4, 0)), Color(red: 1, green: 2, blue: 3),
      StrokeStyle(width: 2, join: .round, cap: .round))
    let list = DisplayList(size: Size(4, 4), items: [stroke])
    #expect(list.text.contains("stroke #010203 width 2 round round ends M0 0 L4 0"))
  }
}
