import DesignTokens
import Geometry
import Markers
import Testing

/// What redlines say of markers: values after spec §2, and where they come from.
@Suite struct MeasureTests {
  private func measures(_ state: MarkerState, overlays: [String] = []) throws -> MarkerMeasures {
    try state.draw(TestDesign.make(overlays: overlays)).measures
  }

  /// "26 22 + 2 · keyline.width".
  private func lines(_ measures: MarkerMeasures) -> [String] {
    measures.list.map { "\($0.quantity.text) \($0.quantity.formula)" }
  }

  @Test func station() throws {
    let measures = try measures(.station(StationState(lines: ["red", "brown", "purple"])))
    #expect(
      lines(measures) == [
        "46.93 22 − 1.76 + 3 · 4.95 + 2 · 1.5 + 4.84 + 2 · keyline.width",
        "26 22 + 2 · keyline.width", "22 station.capsule.height", "2 keyline.width",
        "22 station.capsule.height", "16.5 22 · station.capsule.glyph-ratio",
        "−1.76 22 · station.capsule.bar-lead-ratio", "4.95 22 · station.capsule.bar-width-ratio",
        "13.2 22 · station.capsule.bar-height-ratio", "1.98 22 · station.capsule.bar-radius-ratio",
        "1.5 station.capsule.bar-gap", "4.84 22 · station.capsule.trailing-ratio",
      ])
    #expect(measures.hitFrame?.width.text == "46.93")
    #expect(measures.hitFrame?.height.formula == "hit-area.side")
    #expect(measures.scale == nil)
  }

  @Test func stationFromAfar() throws {
    let measures = try measures(.station(StationState(lines: ["red"], mapZoom: 14)))
    #expect(
      lines(measures) == [
        "10 station.circle.diameter", "7 10 − 2 · station.circle.keyline",
        "1.5 station.circle.keyline",
      ])
    #expect(measures.hitFrame?.width.formula == "hit-area.side")
  }

  @Test func selectedBusStop() throws {
    let measures = try measures(.busStop(BusStopState(isSelected: true)))
    #expect(
      lines(measures) == [
        "20 bus-stop.side", "5 bus-stop.radius", "2 keyline.width", "1 hairline.width",
        "14 20 − 2 · keyline.width − 2 · hairline.width",
        "2 5 − keyline.width − hairline.width", "10.4 20 · bus-stop.glyph-ratio",
      ])
    #expect(measures.scale?.value == 1.12)
    #expect(measures.scale?.formula == "stop.selected-scale")
  }

  @Test func bus() throws {
    let name = try RouteName.named("22")
    let measures = try measures(.bus(BusState(route: name, bearing: 90)))
    #expect(
      lines(measures) == [
        "25 vehicle.body.side", "7 vehicle.body.radius", "2 keyline.width",
        "21 25 − 2 · keyline.width", "5 7 − keyline.width", "13.5 vehicle.bus-glyph",
        "10 vehicle.arrow.height", "13 vehicle.arrow.width", "20.5 vehicle.arrow.distance",
        "2.5 vehicle.arrow.notch", "22 vehicle.tag.min-width", "17 vehicle.tag.height",
        "6 vehicle.tag.radius", "1.5 vehicle.tag.stroke", "23 vehicle.tag.distance",
      ])
    #expect(measures.hitFrame == nil)
    // Heading east the arrow's height lies along x: 15.5 to 25.5 (spec §2).
    #expect(
      measures.list[6].places.first == .horizontal(from: 15.5, to: 25.5, y: 0))
    #expect(measures.list[7].places.first == .vertical(from: -6.5, to: 6.5, x: 20.5))
    #expect(measures.list[9].places.first == .horizontal(from: 15.5, to: 18, y: 0))
  }

  /// A slanted arrow has no length along an axis, and a leader would point at its outline: nothing
  /// of it is marked, the list says where it is.
  @Test(arguments: [22.5, 105, 359.9]) func slantedArrow(bearing: Double) throws {
    let measures = try measures(.train(TrainState(line: "red", bearing: bearing)))
    #expect(!lines(measures).contains { $0.contains("vehicle.arrow") })
    #expect(
      measures.facts.map { "\($0.text) \($0.source)" } == [
        "10 vehicle.arrow.height (see 90°)", "13 vehicle.arrow.width (see 90°)",
        "20.5 vehicle.arrow.distance (see 90°)", "2.5 vehicle.arrow.notch (see 90°)",
      ])
    for upright in [0.0, 90, 180, 270, 360] {
      let state = TrainState(line: "red", bearing: upright)
      #expect(try self.measures(.train(state)).facts.isEmpty)
    }
  }

  /// "22" takes the least width, 22, and has at least its padding of 4; "12345" is wider, and its
  /// width's formula names the padding.
  @Test func tagsOfBuses() throws {
    for (name, padding) in [("22", ["≥ 4 vehicle.tag.padding"]), ("12345", [])] {
      let route = try RouteName.named(name)
      let measures = try measures(.bus(BusState(route: route)))
      #expect(
        measures.facts.map { "\($0.text) \($0.source)" } == ["11 vehicle.tag.label"] + padding)
      let isNamed = measures.list.contains { $0.quantity.tokens.contains("vehicle.tag.padding") }
      #expect(isNamed == padding.isEmpty)
    }
  }

  @Test func selectedChips() throws {
    let disc = try measures(.routeChip(RouteChipState(.line("red"), isSelected: true)))
    #expect(
      lines(disc) == ["28 route-chip.disc.diameter", "2 focus-ring.gap", "2.5 focus-ring.width"])
    let box = try measures(.routeChip(RouteChipState(.all, isSelected: true)))
    #expect(
      lines(box) == [
        "44 route-chip.box.min-width", "28 route-chip.box.height", "10 route-chip.box.radius",
        "14.5 10 + focus-ring.gap + focus-ring.width", "2 focus-ring.gap", "2.5 focus-ring.width",
      ])
  }

  @Test func nearbyButton() throws {
    #expect(
      try lines(measures(.nearbyButton(.both))) == [
        "44 nearby-button.diameter", "1 nearby-button.hairline.width",
        "19.2 nearby-button.pair-glyph · nearby-button.glyph-ratio",
      ])
  }

  @Test func rowsOfChips() throws {
    let row = RouteChipRow.samples[1]
    let list = try row.measures(TestDesign.make())
    #expect(
      list.map(\.quantity.text) == ["44", "28", "10", "2", "28", "2", "2.5", "6"])
    // Between All, 44 wide after a bleed of 4.5, and Red; half of 28 below the middle.
    #expect(list.last?.places.first == .horizontal(from: 48.5, to: 54.5, y: 14))
  }

  /// An overlaid token changes what is drawn and what is said of it alike.
  @Test func overlays() throws {
    let overlay = Overlay.dimension("keyline.width", 3)
    let measures = try measures(.station(StationState(lines: ["red"])), overlays: [overlay])
    #expect(lines(measures)[1] == "28 22 + 2 · keyline.width")
    #expect(lines(measures)[3] == "3 keyline.width")
    // Outer height 28 about the anchor.
    #expect(measures.list[1].places.first == .vertical(from: -14, to: 14, x: -18.015))
  }

  /// Every measured length is as long as its value says, and every formula's tokens exist.
  @Test(arguments: MarkerCatalog.entries)
  func lengthsAreTheirValues(entry: CatalogEntry) throws {
    let design = try TestDesign.make()
    let marker = try entry.state.draw(design)
    #expect(marker.items.isEmpty == marker.measures.list.isEmpty)
    for measure in marker.measures.list {
      for place in measure.places {
        switch place {
        case .horizontal(let from, let to, _), .vertical(let from, let to, _):
          #expect(abs(abs(to - from) - abs(measure.quantity.value)) < 1e-9, "\(measure)")
        case .radius: break
        }
      }
      #expect(!measure.quantity.tokens.isEmpty)
      for name in measure.quantity.tokens {
        #expect(design.tokens.token(named: name) != nil, "\(name)")
      }
      // Its own token stands in the formula by name.
      #expect(measure.quantity.tokens.contains { measure.quantity.formula.contains($0) })
      try checkValue(measure.quantity, design)
    }
  }

  /// The formula, worked out from its names and rounded numbers, gives the value.
  private func checkValue(_ quantity: Quantity, _ design: Design) throws {
    var total = 0.0
    var sign = 1.0
    var product = 1.0
    for word in quantity.formula.split(separator: " ").map(String.init) + ["+"] {
      switch word {
      case "+", "−":
        total += sign * product
        (sign, product) = (word == "−" ? -1 : 1, 1)
      case "·": break
      default:
        product *= try Double(word) ?? value(word, design)
      }
    }
    #expect(abs(total - quantity.value) < 0.03, "\(quantity)")
  }

  private func value(_ name: String, _ design: Design) throws -> Double {
    switch design.tokens.token(named: name)?.value {
    case .dimension(let points): points
    case .number(let number): number
    default: throw NoSuchLayer(description: "no number \(name)")
    }
  }
}

extension CatalogEntry: CustomTestStringConvertible {
  /// The state's path.
  public var testDescription: String { path }
}
