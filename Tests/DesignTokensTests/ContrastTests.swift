import DesignTokens
import DisplayList
import Testing

/// Ratios are those of WCAG 2's formula, worked out apart from this code.
@Suite struct ContrastTests {
  private let white = Color(red: 255, green: 255, blue: 255)

  @Test func blackOnWhite() {
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(abs(black.contrast(with: white) - 21) < 1e-9)
    #expect(abs(white.contrast(with: black) - 21) < 1e-9)
    #expect(abs(white.contrast(with: white) - 1) < 1e-9)
  }

  @Test(arguments: [
    ("#777777", 4.478), ("#FF0000", 3.998), ("#0000FF", 8.592), ("#D15800", 4.11),
    ("#D9DFE6", 1.34), ("#030303", 20.624),
  ])
  func onWhite(hex: String, ratio: Double) throws {
    let color = try #require(Color(hex: hex))
    #expect(abs(color.contrast(with: white) - ratio) < 0.005)
  }
}
