import DesignTokens
import Testing

@Suite struct ScaleTests {
  @Test func suffixes() {
    #expect(Scale.allCases.map(\.rawValue) == [1, 2, 3])
    #expect(Scale.allCases.map(\.suffix) == ["", "@2x", "@3x"])
    #expect(Theme.allCases.map(\.rawValue) == ["light", "dark"])
  }
}
