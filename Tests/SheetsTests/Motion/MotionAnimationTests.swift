import DesignTokens
import DisplayList
import Geometry
import Markers
import Sheets
import Testing

/// The sheet `motion` as an animation: its frames, their times and what they show.
@Suite struct MotionAnimationTests {
  private func animate(
    rate: Int, overlays: [String] = [], request: SheetRequest = SheetRequest(themes: [.light])
  ) throws -> SheetAnimation? {
    try SheetSamples.find("motion").animate(
      request,
      designs: request.themes.map { try SheetSamples.design($0, overlays: overlays) },
      framesPerSecond: rate)
  }

  /// The sheet's spring settles last, within 0.1 % after 0.5852 s: 36 frames at 60 a second, both
  /// ways, and a rest of 0.8 s at both ends.
  @Test func restsAtBothEnds() throws {
    let animation = try #require(try animate(rate: 60))
    #expect(animation.ticksPerSecond == 60)
    #expect(
      animation.frames.map(\.ticks)
        == [48] + Array(repeating: 1, count: 36) + [48] + Array(repeating: 1, count: 36))
    let slow = try #require(try animate(rate: 1))
    #expect(slow.frames.map(\.ticks) == [1, 1, 1, 1])
  }

  @Test func picturesHaveOneSize() throws {
    let animation = try #require(try animate(rate: 5))
    #expect(Set(animation.frames.map(\.list.size)) == [animation.sheet.list.size])
    // Six columns of 144, padding and margins of 24.
    #expect(animation.sheet.list.size.width == 960)
    let page = Rect(
      x: 0, y: 0, width: animation.sheet.list.size.width,
      height: animation.sheet.list.size.height)
    for frame in animation.frames {
      #expect(frame.list.items.inkBox.map(page.contains) == true)
    }
  }

  /// The widths, in points at 2×, of bus stops' keylines: as designed, then under Reduce Motion.
  private func keylines(_ frame: SheetAnimation.Frame, ink: Bool) -> [Double] {
    let color = ink ? "#101A2E" : "#FFFFFF"
    return frame.list.items.flatMap { item -> [Double] in
      guard case .group(let marker) = item, marker.name == "marker" else { return [] }
      return marker.items.compactMap { item in
        guard case .group(let layer) = item, layer.name == "keyline",
          case .fill(_, let fill, _)? = layer.items.first, fill.hex == color,
          let box = layer.items.inkBox, abs(box.width - box.height) < 1e-6, box.width < 48
        else { return nil }
        return box.width
      }
    }
  }

  /// At 40 frames a second, 0.125 s is the fifth: half way, 20 × 2 × 1.06. Reduce Motion is there at
  /// once. Selecting turns the keyline Ink in the first frame, and back in the first of the way back.
  @Test func busStopsGoThereAndBack() throws {
    let frames = try #require(try animate(rate: 40)).frames
    let turn = frames.count / 2
    func expect(_ index: Int, ink: Bool, _ widths: [Double]) {
      let found = keylines(frames[index], ink: ink)
      #expect(found.count == 2 && zip(found, widths).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found)")
      #expect(keylines(frames[index], ink: !ink).isEmpty)
    }
    expect(0, ink: false, [40, 40])
    expect(1, ink: true, [40, 44.8])
    expect(6, ink: true, [42.4, 44.8])
    expect(11, ink: true, [44.8, 44.8])
    expect(turn, ink: true, [44.8, 44.8])
    expect(turn + 1, ink: false, [44.8, 40])
    expect(turn + 6, ink: false, [42.4, 40])
    expect(frames.count - 1, ink: false, [40, 40])
  }

  @Test func bothThemesStandInOnePicture() throws {
    let both = try #require(
      try animate(rate: 2, request: SheetRequest(themes: [.light, .dark])))
    let light = try #require(try animate(rate: 2))
    #expect(both.sheet.theme == "both")
    #expect(both.sheet.cells.count == 22)
    #expect(light.sheet.cells.count == 11)
    #expect(both.sheet.list.size.height > 1.8 * light.sheet.list.size.height - 150)
  }

  @Test func onlyKeepsWhatMatches() throws {
    let pattern = try #require(CellPattern("reduce-motion/bus"))
    let animation = try #require(
      try animate(rate: 2, request: SheetRequest(themes: [.light], only: pattern)))
    #expect(
      animation.sheet.cells.map(\.name)
        == ["light/reduce-motion/bus-stop", "light/reduce-motion/bus"])
    let none = try #require(CellPattern("zzz"))
    #expect(try animate(rate: 2, request: SheetRequest(themes: [.light], only: none)) == nil)
  }

  @Test func otherSheetsHaveNone() throws {
    for definition in SheetDefinition.all {
      #expect(definition.isAnimated == (definition.name == "motion"))
    }
    let stations = try SheetSamples.find("stations")
    #expect(
      try stations.animate(
        SheetRequest(themes: [.light]), designs: [SheetSamples.design(.light)],
        framesPerSecond: 60) == nil)
  }

  /// Every duration 0: nothing moves, and an animation of 0 frames is refused.
  @Test func noFramesAreRefused() throws {
    let nothing = #"{"$type": "duration", "$value": {"value": 0, "unit": "ms"}}"#
    let overlay = """
      {"stop": {"selection": {"duration": \(nothing)}},
       "vehicle": {"selection": {"duration": \(nothing)}},
       "motion": {"sheet": {"duration": \(nothing), "reduced-duration": \(nothing), \
      "fade-duration": \(nothing)}}}
      """
    let error = try #require(throws: DrawingError.self) {
      try animate(rate: 60, overlays: [overlay])
    }
    #expect(error.description.contains("an animation of 0 frames: nothing moves"), "\(error)")
    #expect(error.description.contains("1 to 1000"), "\(error)")
  }

  /// 55.5444 s there at 90 frames a second: 4999 frames, twice, and two at rest.
  @Test func tenThousandFramesAreRefused() throws {
    let overlay = #"""
      {"stop": {"selection": {"duration": {"$type": "duration", \#
      "$value": {"value": 55.5444, "unit": "s"}}}}}
      """#
    let error = try #require(throws: DrawingError.self) {
      try animate(rate: 90, overlays: [overlay])
    }
    #expect(error.description.contains("an animation of 10000 frames"), "\(error)")
    #expect(error.description.contains("1 to 1000"), "\(error)")
    #expect(error.description.contains("lower --fps than 90"), "\(error)")
  }
}
