import Testing

/// States that the sources do not draw: recognised, refused with 64 and the source's row.
@Suite struct UndrawnStateTests {
  private static let pressed = "“Pressed state for stop markers and route chips”"
  private static let focused = "“Keyboard or Full Keyboard Access focus ring”"
  private static let outside = "“nothing is drawn outside it”"
  private static let dimming = "“Dimming of other stop markers while a stop is open”"
  private static let (notDefined, notApplicable) = ("not defined", "does not apply")

  /// Kind with what it needs; for each state, which answer, and words of the row that gives it.
  static let rows: [(words: String, state: String, answer: String, row: String)] = [
    ("station --lines red", "pressed", notDefined, pressed),
    ("station --lines red", "focused", notDefined, focused),
    ("station --lines red", "halo", notApplicable, outside),
    ("station --lines red", "translucent", notDefined, dimming),
    ("bus-stop", "pressed", notDefined, pressed),
    ("bus-stop", "focused", notDefined, focused),
    ("bus-stop", "halo", notApplicable, outside),
    ("bus-stop", "translucent", notDefined, dimming),
    ("train --line red", "pressed", notApplicable, "“None: vehicle markers take no hit testing”"),
    ("train --line red", "focused", notDefined, focused),
    ("train --line red", "halo", notApplicable, outside),
    ("train --line red --stale", "translucent", notApplicable, "“never translucent”"),
    ("bus", "pressed", notApplicable, "“None: vehicle markers take no hit testing”"),
    ("bus", "focused", notDefined, focused),
    ("bus", "halo", notApplicable, outside),
    ("bus --stale", "translucent", notApplicable, "“never translucent”"),
    ("route-chip --all", "pressed", notDefined, pressed),
    ("route-chip --all", "focused", notDefined, focused),
    ("route-chip --all", "halo", notApplicable, "ask for --selected"),
    ("nearby-button", "pressed", notApplicable, "“No other selected styling”"),
    ("nearby-button", "focused", notDefined, focused),
    ("nearby-button", "halo", notApplicable, outside),
  ]

  @Test(arguments: rows)
  func isRefusedWithItsRow(words: String, state: String, answer: String, row: String) throws {
    try expectFailure(
      ["marker"] + split(words) + ["--\(state)", "-o", "x.png"], status: 64, "--\(state)",
      answer, "000", row, in: TestFolder())
  }

  @Test(arguments: ["route-chip --all", "nearby-button"])
  func noChipOrButtonIsTranslucent(words: String) throws {
    try expectFailure(
      ["marker"] + split(words) + ["--translucent", "-o", "x.png"], status: 64,
      "--translucent", "000", in: TestFolder())
  }
}
