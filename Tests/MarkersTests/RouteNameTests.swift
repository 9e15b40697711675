import Markers
import Testing

/// A route's name: one line of 1 to 24 characters.
@Suite struct RouteNameTests {
  @Test(arguments: [
    "1", "22", "X49", "49B", "Jeffery Jump", String(repeating: "8", count: 24), "42°",
    // 24 characters each, of two code points and of seven.
    String(repeating: "e\u{301}", count: 24), String(repeating: "👨‍👩‍👧‍👦", count: 24),
  ])
  func isAccepted(text: String) { #expect(RouteName(text)?.text == text) }

  @Test(arguments: [
    "", " ", "   ", " 22", "22 ", "22\u{202E}1", "\u{2066}22", "\u{200B}", "\u{200B} \u{2060}",
    "e" + String(repeating: "\u{301}", count: 2000), "\u{A0}\u{2003}", "\n", "22\n", "2\n2",
    "22\r\n36", "\t", "2\t2", "22\u{0}",
    "22\u{7F}", "22\u{85}", "22\u{2028}36", "22\u{2029}36", "\u{1B}[31m22",
    String(repeating: "8", count: 25), String(repeating: "8", count: 40),
    String(repeating: "e\u{301}", count: 25), String(repeating: "👨‍👩‍👧‍👦", count: 25),
  ])
  func isRefused(text: String) { #expect(RouteName(text) == nil) }

  @Test func theFontsGlyphsAreCheckedWhenDrawn() throws {
    let state = BusState(route: try .named("東"))
    let design = try TestDesign.make()
    let error = #expect(throws: DrawingError.self) { try MarkerState.bus(state).draw(design) }
    #expect(error?.description.contains("U+6771") == true)
    #expect(error?.description.contains("Figtree") == true)
  }
}
