import Testing

/// The cases themselves: their frames and measures, and that no two parts share an edge pixel.
@Suite struct CoverageCaseTests {
  @Test func capsulesHaveTheWidthsOfTheSpecification() {
    let widths = CoverageCase.stationCapsules.filter { $0.selectionScale == 1 }.map { item in
      item.shapes[0].outline.bounds.high.x * 2
    }
    let given = [34.03, 40.48, 46.93, 53.38, 59.83, 66.28, 72.73, 79.18]
    #expect(widths.count == given.count)
    for (width, expected) in zip(widths, given) { #expect(abs(width - expected) < 1e-9) }
  }

  @Test func lastBarKeepsTheTrailingPadding() throws {
    for item in CoverageCase.stationCapsules {
      let bar = try #require(item.shapes.last).outline.bounds
      let inner = item.shapes[1].outline.bounds
      #expect(abs(inner.high.x - bar.high.x - 4.84) < 1e-9, "\(item.name)")
      #expect(abs(bar.high.y - 6.6) < 1e-9, "\(item.name)")
    }
  }

  @Test(
    arguments: [
      ("station of red, z14", 12), ("station of 1, z15", 38), ("bus stop, z16", 22),
      ("bus stop, z16, selected", 26), ("bus stop, z14", 10), ("bus stop, z13", 44),
      ("red train, no bearing", 28), ("red train, no bearing, selected", 34),
      ("red train, bearing 90.0", 58), ("bus 22, no bearing, no arrow", 66),
      ("bus 22, no bearing, no arrow, selected", 82), ("red chip", 30),
      ("red chip, selected", 40), ("All chip", 46), ("nearby button", 46),
    ])
  func frameIsTheSmallestEvenOneWithAPointToSpare(name: String, frame: Int) throws {
    let all = CoverageFamily.allCases.flatMap(\.cases)
    #expect(try #require(all.first { $0.name == name }, "\(name)").frame == frame)
  }

  @Test func namesAreUnique() {
    let names = CoverageFamily.allCases.flatMap(\.cases).map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// Where an arrow, a body or a tag met in one pixel, coverage alone would not say what is right.
  @Test func arrowBodyAndTagNeverShareAPixel() {
    for item in CoverageCase.trains + CoverageCase.buses {
      let masks = ReferenceLayers(item, scale: 1).layers.map(\.mask)
      for (index, mask) in masks.enumerated() {
        for other in masks[..<index] {
          #expect(isNested(mask, in: other) || isApart(mask, from: other), "\(item.name)")
        }
      }
    }
  }

  private func isApart(_ mask: CoverageMask, from other: CoverageMask) -> Bool {
    pixels(of: mask).allSatisfy { mask[$0, $1] < 1e-9 || other[$0, $1] < 1e-9 }
  }

  private func isNested(_ mask: CoverageMask, in other: CoverageMask) -> Bool {
    pixels(of: mask).allSatisfy { mask[$0, $1] <= other[$0, $1] + 1e-9 }
  }

  private func pixels(of mask: CoverageMask) -> [(Int, Int)] {
    mask.rows.flatMap { row in mask.columns.map { ($0, row) } }
  }
}
