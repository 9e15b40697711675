import Geometry
import Scenes
import Testing

/// Where places are in a picture, and the camera of a tapped arrival.
struct SceneViewTests {
  private let view = SceneView(size: Size(400, 800), center: Point(0.5, 0.5), zoom: 1)

  /// At zoom 1 the world is 1024 points wide.
  @Test func placesFollowTheZoom() {
    #expect(view.place(Point(0.5, 0.5)) == Point(200, 400))
    #expect(view.place(Point(0.625, 0.25)) == Point(328, 144))
  }

  @Test func theWorldRepeatsToBothSides() {
    let east = SceneView(size: Size(400, 800), center: Point(0.99, 0.5), zoom: 1)
    #expect(abs(east.place(Point(0.01, 0.5)).x - (200 + 0.02 * 1024)) < 1e-9)
    let west = SceneView(size: Size(400, 800), center: Point(0.01, 0.5), zoom: 1)
    #expect(abs(west.place(Point(0.99, 0.5)).x - (200 - 0.02 * 1024)) < 1e-9)
  }

  @Test func allOfASceneIsShownNoNearerThan17() {
    let wide = SceneView(
      size: Size(400, 800), showing: Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.1), margin: 50)
    // 300 points for half a world: 600 points, log2(600 / 512).
    #expect(abs(wide.zoom - 0.228_818_690_495_881) < 1e-9)
    #expect(wide.center == Point(0.5, 0.3))
    let point = SceneView(
      size: Size(400, 800), showing: Rect(x: 0.5, y: 0.5, width: 0, height: 0), margin: 50)
    #expect(point.zoom == 17)
  }

  private let area = Rect(x: 0, y: 59, width: 400, height: 341)

  @Test func theCameraStaysWhereBothAreInSight() {
    let (stop, vehicle) = (Point(0.5, 0.4), Point(0.55, 0.45))
    #expect(view.showing(stop, vehicle, above: area, margin: 44) == view)
  }

  @Test func theCameraOnlyMovesWhereBothFitAtItsZoom() {
    // The vehicle is at (200, 502), below the area.
    let (stop, vehicle) = (Point(0.5, 0.5), Point(0.5, 0.6))
    let moved = view.showing(stop, vehicle, above: area, margin: 44)
    #expect(moved.zoom == 1)
    let places = [moved.place(stop), moved.place(vehicle)]
    // 102.4 points apart, about the middle of the area: 59 + 170.5.
    #expect(abs(places[0].y - (229.5 - 51.2)) < 1e-6)
    #expect(abs(places[1].y - (229.5 + 51.2)) < 1e-6)
    #expect(abs(places[0].x - 200) < 1e-6)
  }

  @Test func theCameraZoomsOutAsFarAsNeeded() {
    // 0.075 of 8192 points are 614.4; 341 − 88 = 253 are there: 614.4 · 2^Δ = 253.
    let near = SceneView(size: Size(400, 800), center: Point(0.5, 0.5), zoom: 4)
    let (stop, vehicle) = (Point(0.5, 0.4625), Point(0.5, 0.5375))
    let moved = near.showing(stop, vehicle, above: area, margin: 44)
    #expect(abs(moved.zoom - (4 - 1.280_040_831)) < 1e-6)
    #expect(abs(moved.place(stop).y - 103) < 1e-6)
    #expect(abs(moved.place(vehicle).y - 356) < 1e-6)
  }

  @Test func theCameraStaysUnderAFullSheet() {
    let strip = Rect(x: 0, y: 59, width: 400, height: 4)
    #expect(
      view.showing(Point(0.5, 0.2), Point(0.5, 0.8), above: strip, margin: 44) == view)
  }
}
