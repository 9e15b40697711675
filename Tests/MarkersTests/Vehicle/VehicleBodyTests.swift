import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

/// Spec §2, Vehicles: bodies and glyphs.
@Suite struct VehicleBodyTests {
  /// How far Apple's corner curve reaches, in radii.
  static let continuous = 1.528665

  private func draw(
    _ state: MarkerState, _ theme: Theme = .light, boxed: Bool = true
  ) throws -> Marker {
    try state.draw(TestDesign.make(theme, icons: boxed ? TestDesign.boxIcons : []))
  }

  private func expect(
    _ layer: DrawnLayer, side: Double, reach: Double, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      layer.bounds.isClose(to: .centered(side, side)), comment, sourceLocation: sourceLocation)
    #expect(layer.cornerReach.isClose(to: reach), comment, sourceLocation: sourceLocation)
  }

  @Test(arguments: [(false, 1.0), (true, 1.25)])
  func train(isSelected: Bool, scale: Double) throws {
    let marker = try draw(.train(TrainState(line: "red", isSelected: isSelected)))
    #expect(marker.layerNames == ["keyline", "body", "glyph"])
    expect(try marker.layer("keyline"), side: 25 * scale, reach: 12.5 * scale, "keyline")
    expect(try marker.layer("body"), side: 21 * scale, reach: 10.5 * scale, "body")
    #expect(try marker.layer("glyph").bounds.isClose(to: .centered(15 * scale, 15 * scale)))
  }

  @Test func bus() throws {
    let marker = try draw(.bus(BusState()))
    #expect(marker.layerNames == ["keyline", "body", "glyph"])
    expect(try marker.layer("keyline"), side: 25, reach: 7 * Self.continuous, "keyline")
    expect(try marker.layer("body"), side: 21, reach: 5 * Self.continuous, "body")
    #expect(try marker.layer("glyph").bounds.isClose(to: .centered(13.5, 13.5)))
  }

  @Test(arguments: [false, true]) func selectedBus(isStale: Bool) throws {
    let marker = try draw(.bus(BusState(isStale: isStale, isSelected: true)))
    #expect(marker.layerNames == ["keyline", "hairline", "body", "glyph"])
    for (name, side, radius) in [("keyline", 25.0, 7.0), ("hairline", 21, 5), ("body", 19, 4)] {
      let reach = radius * Self.continuous * 1.25
      expect(try marker.layer(name), side: side * 1.25, reach: reach, "\(name)")
    }
    let glyph = 13.5 * 1.25
    #expect(try marker.layer("glyph").bounds.isClose(to: .centered(glyph, glyph)))
  }

  /// Keyline, body and glyph of each line, fresh.
  @Test(arguments: LineColorTests.rows) func trainColors(row: LineColorTests.Row) throws {
    for isSelected in [false, true] {
      let state = MarkerState.train(TrainState(line: row.id, isSelected: isSelected))
      let glyph = row.glyph == "fixed-ink" ? "#101A2E" : "#FFFFFF"
      #expect(
        try draw(state, .light).items.layers.map(\.hex)
          == [isSelected ? "#101A2E" : "#FFFFFF", row.light, glyph])
      #expect(
        try draw(state, .dark).items.layers.map(\.hex)
          == [isSelected ? "#EEF1F6" : "#0F141C", row.dark, glyph])
    }
  }

  @Test(arguments: [
    (Theme.light, false, false, ["#FFFFFF", "#0B5CD5", "#FFFFFF"]),
    (.light, true, false, ["#101A2E", "#FFFFFF", "#0B5CD5", "#FFFFFF"]),
    (.light, false, true, ["#FFFFFF", "#66707F", "#FFFFFF"]),
    (.light, true, true, ["#101A2E", "#FFFFFF", "#66707F", "#FFFFFF"]),
    (.dark, false, false, ["#0F141C", "#6AA5FF", "#0F141C"]),
    (.dark, true, false, ["#EEF1F6", "#0F141C", "#6AA5FF", "#0F141C"]),
    (.dark, false, true, ["#0F141C", "#7C8796", "#FFFFFF"]),
    (.dark, true, true, ["#EEF1F6", "#0F141C", "#7C8796", "#FFFFFF"]),
  ])
  func busColors(theme: Theme, isSelected: Bool, isStale: Bool, colors: [String]) throws {
    let marker = try draw(.bus(BusState(isStale: isStale, isSelected: isSelected)), theme)
    #expect(marker.items.layers.map(\.hex) == colors)
  }

  /// Blue's glyph is dark while it is fresh.
  @Test(arguments: [
    (Theme.light, false, ["#FFFFFF", "#66707F", "#FFFFFF"]),
    (.light, true, ["#101A2E", "#66707F", "#FFFFFF"]),
    (.dark, false, ["#0F141C", "#7C8796", "#FFFFFF"]),
    (.dark, true, ["#EEF1F6", "#7C8796", "#FFFFFF"]),
  ])
  func staleTrainColors(theme: Theme, isSelected: Bool, colors: [String]) throws {
    let state = TrainState(line: "blue", isStale: true, isSelected: isSelected)
    #expect(try draw(.train(state), theme).items.layers.map(\.hex) == colors)
  }

  @Test func nothingIsTranslucent() throws {
    let design = try TestDesign.make()
    for entry in MarkerCatalog.entries where ["train", "bus"].contains(entry.family) {
      #expect(
        try entry.state.draw(design).items.layers.allSatisfy { $0.color.opacity == 1 },
        "\(entry.path)")
    }
  }

  @Test(arguments: [0.0, 37, 180]) func glyphsStayUpright(bearing: Double) throws {
    for isBus in [false, true] {
      let glyphs = try [bearing, nil].map { bearing in
        let state: MarkerState =
          isBus
          ? .bus(BusState(bearing: bearing)) : .train(TrainState(line: "red", bearing: bearing))
        return try draw(state, boxed: false).layer("glyph").outline
      }
      #expect(glyphs[0] == glyphs[1])
    }
  }
}
