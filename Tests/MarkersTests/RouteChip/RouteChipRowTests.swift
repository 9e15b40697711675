import Geometry
import Markers
import Testing

/// Spec §2, Route chips, "row", and the rows of spec §3.
@Suite struct RouteChipRowTests {
  private func routes(_ names: String...) throws -> [RouteChipState.Choice] {
    try names.map { .route(try .named($0)) }
  }

  @Test func allStandsFirstWithTwoRoutesOrMore() throws {
    let routes = try routes("22", "36")
    let row = RouteChipRow(caption: "", routes: routes)
    #expect(row.chips.map(\.choice) == [.all] + routes)
    #expect(row.chips.map(\.isSelected) == [true, false, false])
  }

  @Test func oneIsSelected() throws {
    let routes = try routes("22", "36", "151")
    let row = RouteChipRow(caption: "", routes: routes, selected: routes[1])
    #expect(row.chips.map(\.isSelected) == [false, false, true, false])
  }

  @Test func aSingleRouteIsShownSelectedWithoutAll() throws {
    let routes = try routes("151")
    #expect(
      RouteChipRow(caption: "", routes: routes).chips
        == [RouteChipState(routes[0], isSelected: true)])
    #expect(RouteChipRow(caption: "", routes: []).chips.isEmpty)
  }

  @Test func theRowsOfTheSheet() throws {
    let lines = ["red", "blue", "brown", "green", "orange", "purple", "pink", "yellow"]
      .map { RouteChipState.Choice.line($0) }
    let (two, single) = (try routes("22", "36"), try routes("151"))
    let rows = RouteChipRow.samples
    #expect(
      rows.map(\.caption) == ["All selected", "Brown selected", "22 selected", "Single route"])
    #expect(
      rows.map { $0.chips.map(\.choice) }
        == [[.all] + lines, [.all] + lines, [.all] + two, single])
    #expect(
      rows.map { $0.chips.filter(\.isSelected).map(\.choice) }
        == [[.all], [.line("brown")], [two[0]], single])
  }

  /// The first chip begins where 4.5 of halo fit before it; then chips stand 6 apart.
  @Test func chipsStandSixApart() throws {
    let design = try TestDesign.make()
    let placed = try RouteChipRow.samples[0].draw(design).map(\.centerX)
    let expected = [26.5] + (0..<8).map { 68.5 + 34 * Double($0) }
    #expect(placed.count == 9)
    #expect(zip(placed, expected).allSatisfy { $0.isClose(to: $1) })
    // Selection does not move a chip.
    let other = try RouteChipRow.samples[1].draw(design).map(\.centerX)
    #expect(zip(other, expected).allSatisfy { $0.isClose(to: $1) })
    let single = try RouteChipRow.samples[3].draw(design)
    #expect(single.map(\.centerX).count == 1)
    #expect(single[0].centerX.isClose(to: 26.5))
  }

  @Test func noHaloIsClippedAtTheLeftNorMeetsItsNeighbour() throws {
    let design = try TestDesign.make()
    for row in RouteChipRow.samples {
      let boxes = try row.draw(design).compactMap { chip in
        chip.marker.inkBox?.offset(by: Point(chip.centerX, 0))
      }
      #expect(boxes.count == row.chips.count)
      #expect((boxes.first?.minX ?? -1) > -1e-9)
      for (left, right) in zip(boxes, boxes.dropFirst()) {
        #expect(right.minX - left.maxX > 1.5 - 1e-9, "\(row.caption)")
      }
    }
  }
}
