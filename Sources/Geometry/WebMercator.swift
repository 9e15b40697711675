#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The projection of web maps. The world is a square of side 1: x from 0 at 180° west to 1 at 180°
/// east, y from 0 at its northern edge down to 1.
package enum WebMercator {
  /// Side of the world at zoom 0, in points: tiles of 512, as vector maps count zoom (a level lower
  /// than libraries with tiles of 256).
  package static let tile = 512.0

  /// The world's northern and southern edge, in degrees: where the projection is square.
  package static let latitudeLimit = 85.051_128_779_806_59

  /// Side of the world in points at a zoom level.
  package static func worldSide(zoom: Double) -> Double { tile * exp2(zoom) }

  /// The zoom level at which the world has this side, in points.
  package static func zoom(worldSide: Double) -> Double { log2(worldSide / tile) }

  /// A place's point in the world, from degrees. Latitudes beyond the limit come to lie on the
  /// world's edge.
  package static func project(latitude: Double, longitude: Double) -> Point {
    let within = min(max(latitude, -latitudeLimit), latitudeLimit)
    let sine = Angle(degrees: within).sine
    return Point(
      longitude / 360 + 0.5, 0.5 - log((1 + sine) / (1 - sine)) / (4 * Double.pi))
  }

  /// The degrees of a point in the world.
  package static func degrees(_ point: Point) -> (latitude: Double, longitude: Double) {
    let latitude = atan(sinh((1 - 2 * point.y) * Double.pi)) * 180 / Double.pi
    return (latitude, (point.x - 0.5) * 360)
  }
}
