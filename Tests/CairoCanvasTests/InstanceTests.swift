import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Testing

/// Drawings that recur: the pixels are those of the same group drawn where it stands, but for one
/// level where an outline lies between two of cairo's 1/256 pixels and is rounded elsewhere.
@Suite struct InstanceTests {
  private static let drawing = Drawing(
    DisplayGroup(
      "marker", isPrecise: true,
      items: [
        .disc(0, 0, 12.5, .white), .disc(0, 0, 10.5, .brand), .box(-3, -3, 6, 5, .orange),
      ]))

  private static let places = [
    Point(20, 20), Point(40, 20), Point(33, 70), Point(0, 50), Point(99, 100), Point(20, 20),
  ]

  @Test(arguments: [1.0, 2.0, 3.0])
  func onWholePixelsNothingChanges(scale: Double) throws {
    let ground = DisplayItem.box(0, 0, 100, 100, .orange)
    let instances = Self.places.map { DisplayItem.instance(Self.drawing, $0) }
    let groups = Self.places.map { Self.drawing.placed(at: $0) }
    let ours = try drawn([ground] + instances, 100, 100, scale: scale)
    let theirs = try drawn([ground] + groups, 100, 100, scale: scale)
    #expect(ours.largestDifference(from: theirs) <= 1)
    #expect(ours.pixels.count { $0 == 0xFF0B_5CD5 } > 900)
  }

  /// Half a point is a whole pixel at 2× and none at 1×.
  @Test(arguments: [1.0, 2.0, 3.0])
  func elsewhereToo(scale: Double) throws {
    let point = Point(20.5, 21.25)
    #expect(
      try drawn([.instance(Self.drawing, point)], 60, 60, scale: scale)
        == drawn([Self.drawing.placed(at: point)], 60, 60, scale: scale))
  }

  @Test func clipsAndOpacityHoldForInstances() throws {
    let clip = Path.circle(center: Point(20, 20), radius: 9)
    let veil = { (item: DisplayItem) in
      DisplayItem.group(DisplayGroup("veil", opacity: 0.5, clip: clip, items: [item]))
    }
    #expect(
      try drawn([veil(.instance(Self.drawing, Point(20, 20)))], 40, 40)
        == drawn([veil(Self.drawing.placed(at: Point(20, 20)))], 40, 40))
  }

  @Test func withinAPreciseGroupTheyAreDrawnOnce() throws {
    let outer = { (item: DisplayItem) in
      DisplayItem.group(DisplayGroup("outer", isPrecise: true, items: [item]))
    }
    #expect(
      try drawn([outer(.instance(Self.drawing, Point(20, 20)))], 40, 40)
        == drawn([outer(Self.drawing.placed(at: Point(20, 20)))], 40, 40))
  }

  /// A canvas is used for one picture after the other, at several scales.
  @Test func aCanvasKeepsNothingOfAnotherScale() throws {
    let list = DisplayList(
      size: Size(40, 40), items: [.instance(Self.drawing, Point(20, 20))])
    var canvas = RasterCanvas()
    for scale in [1, 2, 1, 3] {
      let side = 40 * scale
      try canvas.draw(
        PreparedPicture(list), scale: Double(scale), width: side, rows: 0..<side)
      let fresh = try RasterCanvas.bitmap(of: list, scale: Double(scale))
      #expect(Array(canvas.pixels.prefix(side * side)) == Array(fresh.pixels.prefix(side * side)))
    }
  }

  /// More distinct drawings than the cache holds, each of them twice.
  @Test func aFullCacheStartsAnew() throws {
    let drawings = (0..<12).map { index in
      Drawing(
        DisplayGroup(
          "large \(index)", isPrecise: true,
          items: [.box(0, 0, 700, 700, .brand), .box(Double(index), 0, 1, 1, .white)]))
    }
    let items = (drawings + drawings).map { DisplayItem.instance($0, .zero) }
    let last = try drawn([drawings[11].placed(at: .zero)], 700, 700)
    #expect(try drawn(items, 700, 700) == last)
  }

  @Test func nothingIsDrawnOfAnEmptyDrawing() throws {
    let empty = Drawing(DisplayGroup("empty", isPrecise: true, items: []))
    let bitmap = try drawn([.instance(empty, Point(2, 2))], 4, 4)
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }
}

extension Bitmap {
  /// The largest difference of a channel between two pictures of one size, in levels.
  fileprivate func largestDifference(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).map { left, right in
      [24, 16, 8, 0].map { abs(Int(left >> $0 & 255) - Int(right >> $0 & 255)) }.max() ?? 0
    }
    .max() ?? 0
  }
}
