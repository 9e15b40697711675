import DisplayList
import Geometry
import Markers
import Testing

/// What a vehicle is as a whole: painter's order, selection, accessibility.
@Suite struct VehicleStateTests {
  private func draw(_ state: MarkerState) throws -> Marker { try state.draw(TestDesign.make()) }

  @Test func paintersOrder() throws {
    let bus = try draw(.bus(BusState(route: .named("22"), bearing: 90, isSelected: true)))
    #expect(
      bus.layerNames == [
        "arrow/keyline", "arrow/body", "keyline", "hairline", "body", "glyph", "tag/stroke",
        "tag/fill", "tag/label",
      ])
    let train = try draw(.train(TrainState(line: "red", bearing: 90)))
    #expect(train.layerNames == ["arrow/keyline", "arrow/body", "keyline", "body", "glyph"])
  }

  /// All but the body's keyline, and on a bus the hairline that shrinks the body, is as before.
  @Test(arguments: [false, true]) func selectionOnlyScalesAndTurnsTheKeyline(
    isStale: Bool
  ) throws {
    let states = { (isSelected: Bool) throws -> [MarkerState] in
      [
        .bus(
          BusState(
            route: try .named("22"), bearing: 30, isStale: isStale, isSelected: isSelected)),
        .train(
          TrainState(line: "red", bearing: 30, isStale: isStale, isSelected: isSelected)),
      ]
    }
    for (plain, selected) in zip(try states(false), try states(true)) {
      let (before, after) = (try draw(plain), try draw(selected))
      for layer in before.items.layers {
        let now = try after.layer(layer.path)
        let isBusBody = layer.path == "body" && after.layerNames.contains("hairline")
        #expect(
          (now.outline == layer.outline.applying(.scale(1.25))) == !isBusBody, "\(layer.path)")
        #expect((now.color == layer.color) == (layer.path != "keyline"), "\(layer.path)")
      }
    }
  }

  @Test(arguments: [false, true]) func accessibilityAndLayer(isSelected: Bool) throws {
    let train = try draw(.train(TrainState(line: "red", isSelected: isSelected)))
    let bus = try draw(.bus(BusState(route: .named("22"), isSelected: isSelected)))
    for (marker, label) in [(train, "Red Line train"), (bus, "Route 22 bus")] {
      #expect(
        marker.accessibility
          == AccessibilityRow(
            role: "none", label: label, value: nil, hint: nil, isSelected: isSelected))
      #expect(marker.hitFrame == nil)
      #expect(marker.zOrder == (isSelected ? .selectedVehicle : .vehicle))
    }
  }

  @Test func unknownLinesAreRefused() throws {
    let error = #expect(throws: DrawingError.self) {
      try draw(.train(TrainState(line: "yelow")))
    }
    #expect(error?.description.contains("unknown line 'yelow'") == true)
    #expect(error?.description.contains("did you mean 'yellow'?") == true)
  }

  /// The greatest ink of the sheets' vehicles, in life size: 68.75 / 2 right, 78.75 / 2 up.
  @Test func largestInk() throws {
    let state = BusState(route: try .named("22"), bearing: 90, isSelected: true)
    let box = try #require(try draw(.bus(state)).inkBox)
    #expect(box.maxX.isClose(to: 34.375))
    #expect(box.minY.isClose(to: -39.375))
  }
}
