import DesignTokens
import DisplayList
import Foundation
import Geometry
import Markers
import Testing
import Typesetting

/// Real input: each of the agency's lines and routes is drawn, and nothing overflows.
@Suite struct AgencyTests {
  @Test func countsAreThoseOfTheReadme() throws {
    let facts = try AgencyFacts.read()
    #expect(facts.lines.count == 8)
    #expect(Set(facts.lines.map(\.id)).count == 8)
    #expect(facts.busRoutes.count == 123)
    #expect(Set(facts.busRoutes).count == 123)
    let readme = try String(
      contentsOf: TestDesign.root.appending(path: "Fixtures/agency/README.md"), encoding: .utf8)
    #expect(readme.contains("the 8 rail lines"))
    #expect(readme.contains("the 123 bus routes"))
  }

  @Test func thePackHasTheAgencysLines() throws {
    let facts = try AgencyFacts.read()
    for theme in Theme.allCases {
      let lines = try TestDesign.make(theme).lines.lines
      #expect(
        Dictionary(uniqueKeysWithValues: lines.map { ($0.id, $0.base.hex) })
          == Dictionary(uniqueKeysWithValues: facts.lines.map { ($0.id, $0.color) }))
    }
  }

  @Test(arguments: Theme.allCases, [false, true])
  func everyLineAsAChipAndATrain(theme: Theme, isSelected: Bool) throws {
    let design = try TestDesign.make(theme)
    for line in try AgencyFacts.read().lines {
      let letter = try #require(line.id.uppercased().first)
      let chip = try MarkerState.routeChip(
        RouteChipState(.line(line.id, letter: letter), isSelected: isSelected)
      ).draw(design)
      let text = try #require(try chip.layer("label").outline.bounds)
      #expect(text.corners.allSatisfy { $0.length <= 14 - 2 }, "\(line.id)")
      for bearing in [nil, 0, 90] as [Double?] {
        let train = try MarkerState.train(
          TrainState(line: line.id, bearing: bearing, isSelected: isSelected)
        ).draw(design)
        #expect(train.layers("body").count == 1)
      }
    }
  }

  @Test(arguments: Theme.allCases, [false, true])
  func everyRouteAsAChip(theme: Theme, isSelected: Bool) throws {
    let design = try TestDesign.make(theme)
    let style = TextStyle(family: "Figtree", size: 16, weight: 700)
    for route in try AgencyFacts.read().busRoutes {
      let chip = try MarkerState.routeChip(
        RouteChipState(.route(try .named(route)), isSelected: isSelected)
      ).draw(design)
      let box = try chip.layer(isSelected ? "body" : "border").bounds
      let label = try chip.layer("label").bounds
      #expect(try box.width >= design.outline(route, style).advance + 16 - 1e-9, "\(route)")
      // The border of 2 stays clear of the text in either state.
      #expect(box.inset(by: 2).contains(label), "\(route)")
      #expect(label.width > 0)
    }
  }

  @Test(arguments: Theme.allCases, [false, true])
  func everyRouteAsATaggedBus(theme: Theme, isSelected: Bool) throws {
    let design = try TestDesign.make(theme)
    let scale = isSelected ? 1.25 : 1
    for route in try AgencyFacts.read().busRoutes {
      let advance = try design.outline(route, NumberTagTests.style).advance
      for (bearing, isStale) in [(nil, false), (0, false), (90, true)] as [(Double?, Bool)] {
        let bus = try MarkerState.bus(
          BusState(
            route: try .named(route), bearing: bearing, isStale: isStale, isSelected: isSelected)
        ).draw(design)
        let box = try bus.layer("tag/stroke").bounds
        #expect(box.width >= (advance + 8) * scale - 1e-9, "\(route)")
        let label = try bus.layer("tag/label").bounds
        #expect(try bus.layer("tag/fill").bounds.contains(label), "\(route)")
        #expect(label.width > 0)
      }
    }
  }
}

extension Rect {
  /// The four corners.
  fileprivate var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }
}
