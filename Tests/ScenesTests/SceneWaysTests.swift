import DisplayList
import Geometry
import Scenes
import Testing

/// Lanes and bus routes (000, row Other markers).
struct SceneWaysTests {
  private func ways(open: String?) throws -> [DisplayGroup] {
    let scene = try TestScene.read(TestScene.crowd)
    return try TestScene.picture(scene, zoom: 10, open: open).items.compactMap { item in
      if case .group(let group) = item { group } else { nil }
    }
  }

  @Test func nothingOpenLeavesLanesFull() throws {
    let groups = try ways(open: nil)
    #expect(groups.map(\.name) == ["lanes", "markers"])
    #expect(groups[0].opacity == 1)
    #expect(groups[0].items.count == 2)
  }

  @Test func aTrainOnlyStopLeavesLanesFull() throws {
    let groups = try ways(open: "s1")
    #expect(groups.map(\.name) == ["lanes", "markers"])
    #expect(groups[0].opacity == 1)
  }

  @Test func aBusStopDimsAllLanesTogetherAndDrawsItsFirstRoute() throws {
    let groups = try ways(open: "b1")
    #expect(groups.map(\.name) == ["lanes", "bus route 22", "markers"])
    // One group: where lanes cross, they do not add up.
    #expect(groups[0].opacity == 0.35)
    let stroke = try #require(groups[1].items.first?.stroke)
    #expect(stroke.style.width == 4)
    // Brand: the route has no colour of its own.
    #expect(stroke.color.hex == "#0B5CD5")
  }

  @Test func aStationWithBusesDoesTheSame() throws {
    let groups = try ways(open: "s2")
    #expect(groups.map(\.name) == ["lanes", "bus route 36", "markers"])
    #expect(groups[0].opacity == 0.35)
    #expect(groups[1].items.first?.stroke?.color.hex == "#B71234")
  }

  @Test func aHighlightedVehicleDimsNothing() throws {
    let scene = try TestScene.read(TestScene.crowd)
    let picture = try TestScene.picture(scene, zoom: 10, highlight: "v1")
    guard case .group(let lanes) = picture.items[0] else { throw NoLanes() }
    #expect(lanes.name == "lanes" && lanes.opacity == 1)
  }

  /// Two lanes of one way, 5 points apart: along the equator, to the east, right is down.
  @Test func anOffsetMovesALaneToTheRightOfItsWay() throws {
    let scene = try TestScene.read(
      """
      {"lanes": [
        {"line": "red", "path": [[0, -1], [0, 1]]},
        {"line": "blue", "offset": 5, "path": [[0, -1], [0, 1]]}
      ]}
      """)
    let picture = try TestScene.picture(scene, zoom: 12)
    guard case .group(let lanes) = picture.items[0] else { throw NoLanes() }
    let boxes = lanes.items.compactMap { $0.stroke?.path.bounds }
    #expect(boxes.count == 2)
    #expect(abs(boxes[0].minY - 200) < 1e-6)
    #expect(abs(boxes[1].minY - 205) < 1e-6)
  }

  /// At zoom 24 the world is 8.6 thousand million points wide; a canvas counts to 8 million.
  @Test func waysEndSoonAfterThePicture() throws {
    let scene = try TestScene.read(TestScene.crowd)
    let picture = try TestScene.picture(scene, zoom: 24)
    guard case .group(let lanes) = picture.items[0] else { throw NoLanes() }
    #expect(lanes.items.count == 2)
    for box in lanes.items.compactMap({ $0.stroke?.path.bounds }) {
      #expect(Rect(x: -9, y: -9, width: 418, height: 418).contains(box))
    }
  }

  private struct NoLanes: Error {}
}

extension DisplayItem {
  /// The item's parts, where it is a stroke.
  var stroke: (path: Path, color: Color, style: StrokeStyle)? {
    if case .stroke(let path, let color, let style) = self { (path, color, style) } else { nil }
  }
}

/// Ways that run beside their path.
struct OffsetWayTests {
  /// A square about the middle of the world, clockwise from its north-west corner, 100 points a side
  /// at zoom 10.
  private func lane(_ corners: [(Double, Double)], offset: Double) throws -> [Point] {
    let side = WebMercator.worldSide(zoom: 10)
    let places = corners.map { x, y in
      let degrees = WebMercator.degrees(Point(0.5 + x / side, 0.5 + y / side))
      return "[\(degrees.latitude), \(degrees.longitude)]"
    }
    let scene = try TestScene.read(
      """
      {"lanes": [
        {"line": "red", "offset": \(offset), "path": [\(places.joined(separator: ", "))]}
      ]}
      """)
    let picture = try TestScene.picture(scene, zoom: 10)
    guard case .group(let lanes) = picture.items[0] else { return [] }
    return lanes.items.first?.stroke?.path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): Point(point.x - 200, point.y - 200)
      default: nil
      }
    } ?? []
  }

  private func expect(_ points: [Point], _ wanted: [Point]) {
    #expect(points.count == wanted.count)
    for (point, other) in zip(points, wanted) { #expect((point - other).length < 1e-6) }
  }

  @Test func cornersMeet() throws {
    let points = try lane([(-50, -50), (50, -50), (50, 50)], offset: 5)
    expect(points, [Point(-50, -45), Point(45, -45), Point(45, 50)])
  }

  @Test func aClosedWayMeetsWhereItBegins() throws {
    let corners = [(-50.0, -50.0), (50, -50), (50, 50), (-50, 50), (-50, -50)]
    expect(
      try lane(corners, offset: -5),
      [Point(-55, -55), Point(55, -55), Point(55, 55), Point(-55, 55), Point(-55, -55)])
  }

  /// A way that turns back on itself: its corner goes no farther than twice the offset.
  @Test func sharpCornersAreCutOff() throws {
    let points = try lane([(-50, 0), (50, 0), (-50, 0.5)], offset: 5)
    for point in points { #expect(point.length < 62) }
  }
}
