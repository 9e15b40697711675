import Geometry
import Testing

@Suite struct AngleTests {
  @Test(arguments: [
    (0.0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (270, -1, 0), (360, 0, 1), (450, 1, 0),
    (-90, -1, 0), (-180, 0, -1), (-270, 1, 0), (36_000_090, 1, 0),
  ])
  func isExactAtQuadrants(degrees: Double, sine: Double, cosine: Double) {
    #expect(Angle(degrees: degrees).sine == sine)
    #expect(Angle(degrees: degrees).cosine == cosine)
  }

  @Test(arguments: [
    (30.0, 0.5, 0.866_025_403_784_438_6), (45, 0.707_106_781_186_547_5, 0.707_106_781_186_547_5),
    (120, 0.866_025_403_784_438_6, -0.5), (210, -0.5, -0.866_025_403_784_438_6),
    (-30, -0.5, 0.866_025_403_784_438_6), (22.5, 0.382_683_432_365_089_8, 0.923_879_532_511_286_7),
  ])
  func hasClosedForms(degrees: Double, sine: Double, cosine: Double) {
    #expect(abs(Angle(degrees: degrees).sine - sine) < 1e-15)
    #expect(abs(Angle(degrees: degrees).cosine - cosine) < 1e-15)
  }

  @Test(arguments: [
    (0.0, 0.0), (359.5, 359.5), (360, 0), (720, 0), (-45, 315), (-360, 0), (-720.25, 359.75),
    (1e300, 0), (-1e-20, 0), (-1e-9, 359.999_999_999), (1e6, 280),
  ])
  func isNormalized(degrees: Double, expected: Double) {
    let normalized = Angle(degrees: degrees).normalized.degrees
    #expect(abs(normalized - expected) < 1e-12)
    #expect(normalized >= 0 && normalized < 360)
  }

  @Test func keepsItsDegreesAsGiven() {
    #expect(Angle(degrees: -45).degrees == -45)
  }

  @Test func isReadInRadians() {
    #expect(Angle(radians: .pi).degrees == 180)
    #expect(abs(Angle(radians: .pi / 6).sine - 0.5) < 1e-15)
    #expect(abs(Angle(radians: 1).sine - 0.841_470_984_807_896_5) < 1e-15)
    #expect(abs(Angle(radians: 1).cosine - 0.540_302_305_868_139_8) < 1e-15)
  }

  @Test func pointsClockwiseFromNorth() {
    #expect(Angle(degrees: 0).fromNorth == Point(0, -1))
    #expect(Angle(degrees: 90).fromNorth == Point(1, 0))
    #expect(Angle(degrees: 180).fromNorth == Point(0, 1))
    #expect(Angle(degrees: 270).fromNorth == Point(-1, 0))
    let half = 0.5.squareRoot()
    #expect(Angle(degrees: 45).fromNorth.isNear(Point(half, -half), within: 1e-15))
    #expect(Angle(degrees: -45).fromNorth.isNear(Point(-half, -half), within: 1e-15))
  }
}
