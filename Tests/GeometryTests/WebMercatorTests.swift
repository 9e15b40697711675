import Geometry
import Testing

/// The projection of web maps.
struct WebMercatorTests {
  @Test func theMiddleOfTheWorld() {
    #expect(WebMercator.project(latitude: 0, longitude: 0) == Point(0.5, 0.5))
  }

  @Test func theEdgesOfTheWorld() {
    let limit = WebMercator.latitudeLimit
    let corner = WebMercator.project(latitude: limit, longitude: -180)
    #expect(corner.x == 0)
    #expect(abs(corner.y) < 1e-12)
    let other = WebMercator.project(latitude: -limit, longitude: 180)
    #expect(other.x == 1)
    #expect(abs(other.y - 1) < 1e-12)
    #expect(WebMercator.project(latitude: 90, longitude: 0).y.isFinite)
  }

  /// The example of a map provider's manual: Chicago at 41.850, −87.650 is at 65.6711, 95.1749 of a
  /// world 256 wide.
  @Test func chicago() {
    let point = WebMercator.project(latitude: 41.85, longitude: -87.65)
    #expect(abs(point.x * 256 - 65.671_111_111_111_13) < 1e-9)
    #expect(abs(point.y * 256 - 95.174_926_546_974_09) < 1e-9)
  }

  @Test(arguments: [(0.0, 0.0), (41.88, -87.63), (-33.9, 151.2), (85, 179), (-85, -179)])
  func backAndForth(latitude: Double, longitude: Double) {
    let point = WebMercator.project(latitude: latitude, longitude: longitude)
    let degrees = WebMercator.degrees(point)
    #expect(abs(degrees.latitude - latitude) < 1e-9)
    #expect(abs(degrees.longitude - longitude) < 1e-9)
  }

  @Test func zoomCountsTilesOf512() {
    #expect(WebMercator.worldSide(zoom: 0) == 512)
    #expect(WebMercator.worldSide(zoom: 14) == 8_388_608)
    #expect(WebMercator.zoom(worldSide: 8_388_608) == 14)
  }
}
