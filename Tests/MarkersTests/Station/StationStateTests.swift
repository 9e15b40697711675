import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

/// Which form a station takes, and what it is besides its drawing.
@Suite struct StationStateTests {
  private func draw(_ state: StationState, _ theme: Theme = .light) throws -> Marker {
    try MarkerState.station(state).draw(TestDesign.make(theme))
  }

  @Test(arguments: [0.0, 10, 14, 14.999]) func isACircleFromAfar(zoom: Double) throws {
    let marker = try draw(StationState(lines: ["red"], mapZoom: zoom))
    #expect(marker.layerNames == ["keyline", "body"])
    let (keyline, body) = (try marker.layer("keyline"), try marker.layer("body"))
    #expect(keyline.bounds.isClose(to: .centered(10, 10)))
    #expect(keyline.cornerReach.isClose(to: 5))
    #expect(body.bounds.isClose(to: .centered(7, 7)))
    #expect(body.cornerReach.isClose(to: 3.5))
  }

  @Test(arguments: [15.0, 15.001, 18]) func isACapsuleNear(zoom: Double) throws {
    #expect(
      try draw(StationState(lines: ["red"], mapZoom: zoom)).items
        == draw(StationState(lines: ["red"])).items)
  }

  @Test(arguments: [0.0, 14, 14.999, 15, 18]) func isACapsuleWhenSelected(zoom: Double) throws {
    let marker = try draw(StationState(lines: ["red"], mapZoom: zoom, isSelected: true))
    #expect(marker.inkBox.map { $0.isClose(to: .centered(34.03 * 1.12, 26 * 1.12)) } == true)
  }

  @Test(arguments: [
    (Theme.light, ["yellow"], "#A88400"), (.dark, ["yellow"], "#F9E300"),
    (.light, ["red", "red"], "#C60C30"), (.light, ["red", "brown"], "#EDF0F5"),
    (.dark, ["red", "brown", "pink"], "#1D2531"),
  ])
  func circleColors(theme: Theme, lines: [String], body: String) throws {
    let marker = try draw(StationState(lines: lines, mapZoom: 14), theme)
    #expect(try marker.layer("body").hex == body)
    #expect(try marker.layer("keyline").hex == (theme == .light ? "#FFFFFF" : "#0F141C"))
  }

  @Test(arguments: [
    ["blue", "red", "yellow"], ["yellow", "blue", "red"], ["red", "yellow", "blue", "red", "blue"],
  ])
  func orderAndDuplicatesDoNotMatter(lines: [String]) throws {
    #expect(
      try draw(StationState(lines: lines)).layers("bars").map(\.hex)
        == ["#C60C30", "#00A1DE", "#A88400"])
  }

  @Test(
    arguments: [
      (1, 44.0), (2, 44), (3, 46.93), (8, 79.18),
    ], [false, true])
  func hitFrame(size: (count: Int, width: Double), isSelected: Bool) throws {
    let state = StationState(
      lines: Array(MarkerCatalog.lines.prefix(size.count)), isSelected: isSelected)
    let frame = try #require(try draw(state).hitFrame)
    #expect(frame.isClose(to: .centered(size.width, 44)))
  }

  @Test func aCircleKeepsTheTarget() throws {
    let frame = try #require(try draw(StationState(lines: ["red"], mapZoom: 14)).hitFrame)
    #expect(frame.isClose(to: .centered(44, 44)))
  }

  @Test func accessibilityAndLayer() throws {
    let plain = try draw(StationState(lines: ["red"], name: "Belmont"))
    #expect(
      plain.accessibility
        == AccessibilityRow(
          role: "button", label: "Belmont station", value: nil, hint: "Shows stop arrivals",
          isSelected: false))
    #expect(plain.zOrder == .station)
    let selected = try draw(StationState(lines: ["red"], isSelected: true, name: "Belmont"))
    #expect(selected.accessibility.isSelected)
    #expect(selected.accessibility.label == "Belmont station")
    #expect(selected.zOrder == .selectedStop)
  }

  @Test func refusesWhatIsNoStation() throws {
    let design = try TestDesign.make()
    let message = { (state: StationState) -> String in
      #expect(throws: DrawingError.self) { try MarkerState.station(state).draw(design) }?
        .description ?? ""
    }
    #expect(message(StationState(lines: ["rde"])).contains("unknown line 'rde'"))
    #expect(message(StationState(lines: ["rde"])).contains("did you mean 'red'?"))
    #expect(message(StationState(lines: ["red", "teal"])).contains("unknown line 'teal'"))
    #expect(message(StationState(lines: [])).contains("no line is named"))
    for zoom in [-1, -0.5, Double.nan, .infinity] {
      let text = message(StationState(lines: ["red"], mapZoom: zoom))
      #expect(text.contains("map zoom \(zoom)"), "\(text)")
    }
  }
}
