import DesignTokens
import Markers
import Testing

/// The motions that the pack's tokens give, and tokens that give none.
@Suite struct MotionTokenTests {
  @Test func stops() throws {
    let design = try TestDesign.make()
    let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    #expect(try design.stopMotion(isReduced: false) == .timing(easeInOut, duration: 0.25))
    #expect(try design.stopMotion(isReduced: true) == .instant)
  }

  @Test func vehicles() throws {
    let design = try TestDesign.make()
    #expect(
      try design.vehicleMotion(isReduced: false) == .spring(Spring(duration: 0.3, bounce: 0.25)))
    #expect(try design.vehicleMotion(isReduced: true) == .instant)
  }

  @Test func sheet() throws {
    let design = try TestDesign.make()
    #expect(
      try design.sheetMotion(isReduced: false) == .spring(Spring(duration: 0.42, bounce: 0.15)))
    guard case .spring(let spring) = try design.sheetMotion(isReduced: false) else { return }
    #expect(spring.dampingRatio == 0.85)
    #expect(try design.sheetMotion(isReduced: true) == .spring(Spring(duration: 0.17, bounce: 0)))
    let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    #expect(try design.sheetFade() == .timing(easeInOut, duration: 0.17))
    #expect(try design.settlingThreshold() == 0.001)
  }

  @Test func camera() throws {
    let design = try TestDesign.make()
    #expect(try design.cameraMotion(isReduced: false) == .spring(Spring(duration: 0.45, bounce: 0)))
    #expect(try design.cameraMotion(isReduced: true) == .instant)
  }

  @Test(arguments: [
    ("vehicle.selection.duration", "duration", #"{"value": 61, "unit": "s"}"#, "61 s"),
    ("stop.selection.duration", "duration", #"{"value": 0.5, "unit": "ms"}"#, "0.0005 s"),
    ("vehicle.selection.bounce", "number", "1", "0 to 0.9"),
    ("vehicle.selection.bounce", "number", "-0.1", "0 to 0.9"),
    ("stop.selection.easing", "cubicBezier", "[0.4, -20, 0.6, 1]", "-10 to 10"),
    ("motion.settled-within", "number", "0", "0.0001 to 0.5"),
  ])
  func impossibleValuesAreNamed(name: String, type: String, value: String, part: String) throws {
    let design = try TestDesign.make(
      overlays: [Overlay.token(name, type: type, value: value)])
    let error = try #require(throws: DrawingError.self) {
      _ = try design.stopMotion(isReduced: false)
      _ = try design.vehicleMotion(isReduced: false)
      _ = try design.settlingThreshold()
    }
    #expect(error.description.contains(name), "\(error)")
    #expect(error.description.contains(part), "\(error)")
    #expect(error.description.contains("mine.json"), "\(error)")
  }

  @Test func aDurationOfNothingIsAtOnce() throws {
    let overlay = Overlay.token(
      "vehicle.selection.duration", type: "duration", value: #"{"value": 0, "unit": "ms"}"#)
    #expect(
      try TestDesign.make(overlays: [overlay]).vehicleMotion(isReduced: false) == .instant)
  }
}
