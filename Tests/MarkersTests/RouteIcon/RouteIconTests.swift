import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing
import Typesetting

/// 001, RouteIconView; sizes and padding are chosen (spec §4).
@Suite struct RouteIconTests {
  static let heights: [(RouteIconSize, Double)] = [(.mini, 20), (.standard, 28), (.large, 40)]

  private func draw(
    _ form: RouteIconState.Form, _ size: RouteIconSize, _ theme: Theme = .light
  ) throws -> [DrawnLayer] {
    try RouteIcon.draw(RouteIconState(form, size), TestDesign.make(theme)).layers
  }

  @Test(arguments: heights) func circle(size: RouteIconSize, height: Double) throws {
    let layers = try draw(.circle(line: "red"), size)
    #expect(layers.map(\.path) == ["body"])
    #expect(layers[0].bounds.isClose(to: .centered(height, height)))
    #expect(layers[0].cornerReach.isClose(to: height / 2))
  }

  /// A capsule is never narrower than one and a half heights; text keeps 0.3 of the height at each
  /// side.
  @Test(arguments: heights) func capsule(size: RouteIconSize, height: Double) throws {
    let short = try draw(.routeCapsule(.named("8")), size)
    #expect(short.map(\.path) == ["body", "label"])
    #expect(short[0].bounds.isClose(to: .centered(1.5 * height, height)))
    #expect(short[0].cornerReach.isClose(to: height / 2))
    let long = try draw(.routeCapsule(.named("Jeffery Jump")), size)
    let sizes: [RouteIconSize: Double] = [.mini: 11, .standard: 16, .large: 20]
    let text = try TestDesign.typesetter().outline(
      "Jeffery Jump",
      .init(family: "Figtree", size: #require(sizes[size]), weight: 700))
    #expect(long[0].bounds.isClose(to: .centered(text.advance + 0.6 * height, height)))
    #expect(long[1].bounds.width.isClose(to: text.inkBox?.width ?? 0))
  }

  /// 0.35 of the size below the middle.
  @Test func textStandsInTheMiddle() throws {
    let label = try draw(.routeCapsule(.named("151")), .standard)[1].bounds
    #expect(label.maxY.isClose(to: 0.35 * 16, within: 0.3))
    #expect(label.center.x.isClose(to: 0, within: 0.5))
  }

  @Test(arguments: [
    (Theme.light, "#0B5CD5", "#FFFFFF"), (.dark, "#6AA5FF", "#0F141C"),
  ])
  func aBusRouteIsBrand(theme: Theme, fill: String, text: String) throws {
    let layers = try draw(.routeCapsule(.named("22")), .standard, theme)
    #expect(layers.map(\.hex) == [fill, text])
  }

  @Test(arguments: Theme.allCases, LineColorTests.rows)
  func aLineHasItsHueAndTheGlyphRule(theme: Theme, row: LineColorTests.Row) throws {
    let hue = theme == .light ? row.light : row.dark
    #expect(try draw(.circle(line: row.id), .mini, theme).map(\.hex) == [hue])
    let text = row.glyph == "fixed-ink" ? "#101A2E" : "#FFFFFF"
    #expect(try draw(.lineCapsule(row.id), .mini, theme).map(\.hex) == [hue, text])
  }

  /// 000: 7.8 on a disc of 28. At 40 that is 11.14.
  @Test func aLetterOnlyWhereItReachesEleven() throws {
    let design = try TestDesign.make()
    #expect(try RouteIcon.letterSize(at: .standard, design).isClose(to: 7.8))
    #expect(try RouteIcon.letterSize(at: .large, design).isClose(to: 11.142857, within: 1e-6))
    let large = try draw(.circle(line: "red", letter: "R"), .large)
    #expect(large.map(\.path) == ["body", "label"])
    let outline = try TestDesign.typesetter().outline(
      "R", .init(family: "Figtree", size: 40 * 7.8 / 28, weight: 700))
    #expect(large[1].bounds.height.isClose(to: outline.inkBox?.height ?? 0))
  }

  @Test(arguments: [
    (RouteIconSize.mini, "5.5714", "mini"), (.standard, "7.8", "standard"),
  ])
  func aSmallerLetterIsRefused(size: RouteIconSize, points: String, name: String) throws {
    let error = #expect(throws: DrawingError.self) {
      try draw(.circle(line: "red", letter: "R"), size)
    }
    #expect(
      error?.description
        == "letter 'R' of \(points) on a \(name) circle: a size at which it is 11 or more")
  }

  @Test func anUnknownLineIsRefused() throws {
    for form in [RouteIconState.Form.circle(line: "rde"), .lineCapsule("rde")] {
      let error = #expect(throws: DrawingError.self) { try draw(form, .mini) }
      #expect(error?.description.contains("did you mean 'red'?") == true)
    }
  }
}
