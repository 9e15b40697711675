import DisplayList
import Geometry
import Markers
import Scenes
import Testing

/// What a picture leaves out, and what it must not.
struct SceneCullingTests {
  /// A bus whose tag alone reaches into a picture that its anchor is outside of: nothing may be lost
  /// that an ink box shows. 400 points at zoom 10; the world is 524,288 points wide.
  @Test(arguments: stride(from: 0.0, to: 360, by: 15).map(\.self))
  func whatReachesInIsDrawn(bearing: Double) throws {
    let design = try TestScene.design()
    let marker = try MarkerState.bus(BusState(route: RouteName("1234"), bearing: bearing))
      .draw(design)
    let ink = try #require(marker.inkBox)
    // Just inside and just outside of each edge, by the ink's own reach.
    for (offset, isDrawn) in [(-0.6, true), (1.6, false)] {
      for (x, y) in [
        (-ink.maxX - offset, 200.0), (400 - ink.minX + offset, 200),
        (200, -ink.maxY - offset), (200, 400 - ink.minY + offset),
      ] {
        let scene = try TestScene.read(Self.bus(at: Point(x, y), bearing))
        let picture = try TestScene.picture(scene, zoom: 10)
        #expect(picture.markers.isEmpty != isDrawn, "\(x) \(y)")
      }
    }
  }

  /// A scene with one bus at a place of the picture.
  private static func bus(at place: Point, _ bearing: Double) -> String {
    let side = WebMercator.worldSide(zoom: 10)
    let world = Point(0.5 + (place.x - 200) / side, 0.5 + (place.y - 200) / side)
    let degrees = WebMercator.degrees(world)
    return """
      {"vehicles": [{"id": "v", "kind": "bus", "route": "1234", "bearing": \(bearing),
        "position": [\(degrees.latitude), \(degrees.longitude)]}],
       "busRoutes": [{"id": "1234", "path": [[0, 0], [1, 1]]}]}
      """
  }

  @Test func markersThatLookAlikeShareADrawing() throws {
    let stops = (0..<50).map { index in
      #"{"id": "b\#(index)", "name": "S", "routes": [], "position": [0, \#(Double(index) * 0.00001)]}"#
    }
    let scene = try TestScene.read(#"{"busStops": [\#(stops.joined(separator: ","))]}"#)
    let picture = try TestScene.picture(scene, zoom: 16)
    #expect(picture.markers.count == 50)
    #expect(Set(picture.markers.map { ObjectIdentifier($0.drawing) }).count == 1)
  }

  @Test func anchorsStandOnWholePoints() throws {
    let scene = try TestScene.read(
      #"{"busStops": [{"id": "b", "name": "S", "routes": [], "position": [0.00123, 0.00456]}]}"#)
    let picture = try TestScene.picture(scene, zoom: 14)
    let position = try #require(picture.markers.first).position
    // The world is 8,388,608 points wide: 0.00456° east are 106.26 points, 0.00123° north 28.66; the
    // picture's middle is at 200.
    #expect(position == Point(306, 171))
  }
}
