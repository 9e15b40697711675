import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

/// 001, StationIconView: everything follows from the height but the gap of 1.5 and the least trailing
/// padding of 4.
@Suite struct StationIconTests {
  /// At one height, with every number worked out by hand.
  struct Numbers: Sendable {
    let height: Double
    let glyph: Double
    let bar: (width: Double, height: Double, radius: Double)
    let lead: Double
    let trailing: Double
    /// Of one line; each more adds a bar and a gap.
    let width: Double
  }

  static let numbers = [
    // 22 − 1.76 + 4.95 + 4.84
    Numbers(
      height: 22, glyph: 16.5, bar: (4.95, 13.2, 1.98), lead: 1.76, trailing: 4.84,
      width: 30.03),
    // 44 − 3.52 + 9.9 + 9.68
    Numbers(
      height: 44, glyph: 33, bar: (9.9, 26.4, 3.96), lead: 3.52, trailing: 9.68, width: 60.06),
    // 10 − 0.8 + 2.25 + 4: 0.22 h is 2.2, and the padding stays 4.
    Numbers(
      height: 10, glyph: 7.5, bar: (2.25, 6, 0.9), lead: 0.8, trailing: 4, width: 15.45),
  ]

  private func draw(
    _ lines: [String], _ height: Double, _ theme: Theme = .light
  ) throws -> [DrawnLayer] {
    try StationIcon.draw(
      lines, height: height, TestDesign.make(theme, icons: TestDesign.boxIcons)
    ).layers
  }

  @Test(arguments: numbers, 1...8) func geometry(numbers: Numbers, count: Int) throws {
    let layers = try draw(Array(MarkerCatalog.lines.prefix(count)), numbers.height)
    #expect(
      layers.map(\.path) == ["body", "glyph"] + Array(repeating: "bars", count: count))
    let pitch = numbers.bar.width + 1.5
    let width = numbers.width + Double(count - 1) * pitch
    let body = layers[0]
    #expect(body.bounds.isClose(to: .centered(width, numbers.height)))
    #expect(body.cornerReach.isClose(to: numbers.height / 2))
    let square = -width / 2 + numbers.height
    #expect(
      layers[1].bounds.isClose(
        to: Rect(center: Point(square - numbers.height / 2, 0), side: numbers.glyph)))
    for (index, bar) in layers.dropFirst(2).enumerated() {
      let expected = Rect(
        x: square - numbers.lead + Double(index) * pitch, y: -numbers.bar.height / 2,
        width: numbers.bar.width, height: numbers.bar.height)
      #expect(bar.bounds.isClose(to: expected))
      #expect(bar.cornerReach.isClose(to: numbers.bar.radius))
    }
    let end = try #require(layers.last?.bounds.maxX)
    #expect((width / 2 - end).isClose(to: numbers.trailing))
  }

  @Test(arguments: [(Theme.light, "#EDF0F5", "#101A2E"), (.dark, "#1D2531", "#EEF1F6")])
  func colors(theme: Theme, body: String, glyph: String) throws {
    let layers = try draw(["brown"], 22, theme)
    #expect(layers.map(\.hex) == [body, glyph, theme == .light ? "#62361B" : "#A9683F"])
  }

  @Test(arguments: [
    ["yellow", "blue", "red"], ["blue", "red", "yellow", "red"], ["red", "yellow", "blue"],
  ])
  func theOrderIsTheSets(lines: [String]) throws {
    #expect(try draw(lines, 44).suffix(3).map(\.hex) == ["#C60C30", "#00A1DE", "#A88400"])
  }

  /// The map's capsule is this icon in a keyline.
  @Test func theMarkerIsTheIconInAKeyline() throws {
    let design = try TestDesign.make()
    let marker = try MarkerState.station(StationState(lines: ["red", "pink"])).draw(design)
    let icon = try StationIcon.draw(["red", "pink"], height: 22, design)
    #expect(Array(marker.items.dropFirst()) == icon)
  }

  @Test(arguments: [-1, -0.01, Double.nan, .infinity]) func aHeightThatIsNone(
    height: Double
  ) throws {
    let error = #expect(throws: DrawingError.self) { try draw(["red"], height) }
    #expect(
      error?.description
        == "height of a station's icon \(height): a length of 0 or more")
  }

  @Test func noLineIsRefused() throws {
    #expect(throws: DrawingError.self) { try draw([], 22) }
    #expect(throws: DrawingError.self) { try draw(["teal"], 22) }
  }
}
