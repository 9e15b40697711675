import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

/// 001, LineBarView: 10 × 24, radius 3, 3 apart, never resized, in line order.
@Suite struct LineBarTests {
  private func draw(
    _ lines: [String], _ theme: Theme = .light, overlays: [String] = []
  ) throws -> [DrawnLayer] {
    try LineBar.draw(lines, TestDesign.make(theme, overlays: overlays)).layers
  }

  @Test(arguments: [1, 2, 3, 8]) func bars(count: Int) throws {
    let bars = try draw(Array(MarkerCatalog.lines.prefix(count)))
    #expect(bars.map(\.path) == Array(MarkerCatalog.lines.prefix(count)))
    // 10 a bar and 3 between: 10, 23, 36 … 101.
    let width = 13 * Double(count) - 3
    for (index, bar) in bars.enumerated() {
      let expected = Rect(
        x: -width / 2 + 13 * Double(index), y: -12, width: 10, height: 24)
      #expect(bar.bounds.isClose(to: expected))
      #expect(bar.cornerReach.isClose(to: 3))
    }
  }

  @Test(arguments: Theme.allCases) func hues(theme: Theme) throws {
    let expected = LineColorTests.rows.map { theme == .light ? $0.light : $0.dark }
    #expect(try draw(MarkerCatalog.lines, theme).map(\.hex) == expected)
  }

  @Test(arguments: [
    ["yellow", "green", "red"], ["green", "red", "yellow", "green", "red"],
    ["red", "green", "yellow"],
  ])
  func theOrderIsTheSets(lines: [String]) throws {
    #expect(try draw(lines).map(\.path) == ["red", "green", "yellow"])
  }

  @Test func badInput() throws {
    let empty = #expect(throws: DrawingError.self) { try draw([]) }
    #expect(empty?.description.contains("no line is named") == true)
    let unknown = #expect(throws: DrawingError.self) { try draw(["red", "teal"]) }
    #expect(unknown?.description.contains("unknown line 'teal'") == true)
    let negative = #expect(throws: DrawingError.self) {
      try draw(["red"], overlays: [Overlay.dimension("line-bar.gap", -1)])
    }
    #expect(negative?.description.contains("line-bar.gap: a length of -1") == true)
  }
}
