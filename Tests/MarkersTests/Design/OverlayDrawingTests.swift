import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing
import Typesetting

/// What a designer's token file and icons change in drawings.
@Suite struct OverlayDrawingTests {
  static let ninthLine = """
    {"line": {"teal": {"$description": "Teal Express", "base": {"$type": "color", "$value": \
    {"colorSpace": "srgb", "components": [0, 0.5, 0.5]}}}}}
    """

  @Test func aLineOfOnesOwn() throws {
    let design = try TestDesign.make(overlays: [Self.ninthLine])
    #expect(design.lines.lines.map(\.id) == LineColorTests.rows.map(\.id) + ["teal"])
    let state = StationState(lines: ["teal"] + MarkerCatalog.lines)
    let station = try MarkerState.station(state).draw(design)
    // 23.58 + 9 · 6.45, and a keyline of 2 around it.
    #expect(station.inkBox?.isClose(to: .centered(85.63, 26)) == true)
    #expect(station.layers("bars").map(\.hex).last == "#008080")
    #expect(station.layers("bars").count == 9)
    let train = try MarkerState.train(TrainState(line: "teal")).draw(design)
    #expect(train.accessibility.label == "Teal Express Line train")
    // 0.7152 · 0.5 + 0.0722 · 0.5 = 0.394 is below 0.5.
    #expect(try train.layer("glyph").hex == "#FFFFFF")
    #expect(throws: DrawingError.self) {
      try MarkerState.station(state).draw(TestDesign.make())
    }
  }

  @Test func aKeylineWidth() throws {
    let design = try TestDesign.make(overlays: [Overlay.dimension("keyline.width", 3)])
    let station = try MarkerState.station(StationState(lines: ["red"])).draw(design)
    #expect(try station.layer("keyline").bounds.isClose(to: .centered(36.03, 28)))
    #expect(try station.layer("body").bounds.isClose(to: .centered(30.03, 22)))
    let bus = try MarkerState.bus(BusState()).draw(design)
    #expect(try bus.layer("keyline").bounds.isClose(to: .centered(25, 25)))
    #expect(try bus.layer("body").bounds.isClose(to: .centered(19, 19)))
  }

  @Test func theLaterOverlayWins() throws {
    let overlays = [4.0, 2.5].map { Overlay.dimension("bus-stop.dot.side", $0) }
    let stop = try MarkerState.busStop(BusStopState(mapZoom: 14))
      .draw(TestDesign.make(overlays: overlays))
    #expect(stop.inkBox?.isClose(to: .centered(2.5, 2.5)) == true)
  }

  /// "A designer who wants the base hex on vehicles overrides one token."
  @Test func theBaseHexOnVehicles() throws {
    let overlay = Overlay.token("line.yellow.hue", type: "color", value: #""{line.yellow.base}""#)
    let design = try TestDesign.make(.light, overlays: [overlay])
    let train = try MarkerState.train(TrainState(line: "yellow")).draw(design)
    #expect(try train.layer("body").hex == "#F9E300")
  }

  @Test func anIcon() throws {
    let square = IconFile(
      name: "bus", file: "mine/bus.svg",
      bytes: Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M5 5H15V15H5Z"/></svg>
        """.utf8))
    let design = try TestDesign.make(icons: [square])
    let stop = try MarkerState.busStop(BusStopState()).draw(design)
    #expect(try stop.layer("glyph").bounds.isClose(to: .centered(5.2, 5.2)))
    let train = MarkerState.train(TrainState(line: "red"))
    #expect(try train.draw(design).items == train.draw(TestDesign.make()).items)
  }

  /// A half point between the two figures of the tag: its ink is as much wider.
  @Test func tracking() throws {
    let overlay = Overlay.token(
      "vehicle.tag.label", type: "typography",
      value: """
        {"fontFamily": "Figtree", "fontSize": {"value": 11, "unit": "px"}, "fontWeight": 800, \
        "letterSpacing": {"value": 0.5, "unit": "px"}, "lineHeight": 1.2}
        """)
    let plain = try TestDesign.make().label("22", "vehicle.tag.label").outline
    let tracked = try TestDesign.make(overlays: [overlay]).label("22", "vehicle.tag.label").outline
    let widths = (plain.inkBox?.width ?? 0, tracked.inkBox?.width ?? 0)
    #expect(abs(widths.1 - widths.0 - 0.5) < 1e-9)
    #expect(abs(tracked.advance - plain.advance - 1) < 1e-9)
  }

  @Test(arguments: [
    ("keyline.width", "dimension", "-5", "a length of -5: accepted: 0 or more"),
    ("stop.selected-scale", "number", "-1", "a scale of -1: accepted: 0.1 to 10"),
    ("stop.selected-scale", "number", "0", "a scale of 0: accepted: 0.1 to 10"),
    ("bus-stop.glyph-ratio", "number", "-0.1", "a ratio of -0.1: accepted: 0 or more"),
  ])
  func impossibleValuesAreRefused(
    name: String, type: String, value: String, message: String
  ) throws {
    let overlay =
      type == "number"
      ? Overlay.number(name, try #require(Double(value)))
      : Overlay.dimension(name, try #require(Double(value)))
    let design = try TestDesign.make(overlays: [overlay])
    let error = #expect(throws: DrawingError.self) {
      _ = try MarkerState.busStop(BusStopState(isSelected: true)).draw(design)
    }
    #expect(error?.description.hasSuffix("\(name): \(message)") == true)
  }

  @Test func aFontThatIsMissingNamesTheToken() throws {
    let overlay = Overlay.token(
      "vehicle.tag.label", type: "typography",
      value: """
        {"fontFamily": "Nope", "fontSize": {"value": 11, "unit": "px"}, "fontWeight": 800}
        """)
    let design = try TestDesign.make(overlays: [overlay])
    let error = #expect(throws: DrawingError.self) {
      _ = try MarkerState.bus(BusState(route: RouteName("22"))).draw(design)
    }
    #expect(error?.description.hasPrefix("vehicle.tag.label: ") == true)
    #expect(error?.description.contains("'Nope'") == true)
  }

  @Test func unknownNamesAreRefused() throws {
    let error = #expect(throws: DrawingError.self) {
      try TestDesign.make(overlays: [Overlay.dimension("keyline.widht", 3)])
    }
    #expect(error?.description.contains("mine.json:1") == true)
    #expect(error?.description.contains("did you mean 'keyline.width'?") == true)
    let icon = IconFile(name: "buss", file: "mine/buss.svg", bytes: TestDesign.boxIcons[1].bytes)
    let other = #expect(throws: DrawingError.self) { try TestDesign.make(icons: [icon]) }
    #expect(other?.description.contains("did you mean 'bus'?") == true)
  }
}
