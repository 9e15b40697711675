import Foundation
import Testing

/// `text alerts`: the strings of a stop's sheet.
@Suite struct TextCommandTests {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
  static let belmont = "\(root)/Fixtures/stops/belmont.json"

  static let text = """
    stop: Belmont
    alert button: 3 train service alerts
    accessibility button: Accessibility information (good)

    # Train service alerts
    Active train alert: Delays near Belmont
    Red Line trains run with delays after a signal check.

    Planned train alert: Platform work at Belmont
    Brown Line trains towards Kimball stop on the outer track at the weekend.

    Train alert: Holiday timetable on Monday

    [Close]

    # Accessibility
    Step-free access is available at Belmont.

    [Close]

    """

  /// What `--json` prints, as far as tests look at it.
  struct Report: Decodable {
    struct Dialog: Decodable {
      let title: String
      let items: [String]
      let message: String
      let button: String
    }
    struct Button: Decodable {
      let label: String
      let color: String
      let dialog: Dialog
    }
    let stop: [String: String]
    let alertButton: Button?
    let accessibilityButton: Button?
  }

  @Test func aStationsTexts() throws {
    let run = try Tool.run(["text", "alerts", Self.belmont], in: TestFolder()).succeeding()
    #expect(run.text == Self.text)
  }

  @Test func standardInputIsRead() throws {
    let run = try Tool.shell(
      "\"$tool\" text alerts - < '\(Self.belmont)'; cat '\(Self.belmont)' | \"$tool\" text alerts -",
      in: TestFolder())
    #expect(run.succeeding().text == Self.text + Self.text)
    let wrong = try Tool.shell("echo '{}' | \"$tool\" text alerts -", in: TestFolder())
    #expect(wrong.ending == .status(65))
    #expect(wrong.message == "Error: standard input:1: the file without 'stop'")
  }

  @Test func theSameAsJSON() throws {
    let run = try Tool.run(["text", "alerts", Self.belmont, "--json"], in: TestFolder())
    let report = try run.succeeding().json(Report.self)
    #expect(report.stop == ["id": "41320", "name": "Belmont", "kind": "train"])
    let alert = try #require(report.alertButton)
    #expect(alert.label == "3 train service alerts" && alert.color == "alert")
    #expect(alert.dialog.title == "Train service alerts" && alert.dialog.button == "Close")
    #expect(alert.dialog.items.count == 3)
    #expect(alert.dialog.message == alert.dialog.items.joined(separator: "\n\n"))
    #expect(report.accessibilityButton?.dialog.title == "Accessibility")
    #expect(
      report.accessibilityButton?.dialog.items == ["Step-free access is available at Belmont."])
  }

  @Test func aBusStopHasNeither() throws {
    let file = "\(Self.root)/Fixtures/stops/clark-grace.json"
    let run = try Tool.run(["text", "alerts", file], in: TestFolder()).succeeding()
    #expect(
      run.text == """
        stop: Clark & Grace
        alert button: none
        accessibility button: none

        """)
    let json = try Tool.run(["text", "alerts", file, "--json"], in: TestFolder())
    #expect(
      json.succeeding().text == """
        {
          "stop": {
            "id": "1042",
            "name": "Clark & Grace",
            "kind": "bus"
          },
          "alertButton": null,
          "accessibilityButton": null
        }

        """)
  }

  @Test func aThousandAlertsAreAllPrinted() throws {
    let folder = try TestFolder()
    try folder.write(Self.thousand, to: "many.json")
    let run = try Tool.run(["text", "alerts", "many.json"], in: folder).succeeding()
    #expect(run.lines[1] == "alert button: 1000 train service alerts")
    let items = run.lines.filter { $0.hasPrefix("Active train alert: ") }
    #expect(items == (1...1000).map { "Active train alert: Delay \($0)" })
  }

  static let thousand = """
    {"stop": {"id": "1", "name": "Belmont", "kind": "train", "lines": ["red"]}, "alerts": [
    \((1...1000).map {
      #"{"id": "\#($0)", "kind": "active", "scope": "systemwide", "headline": "Delay \#($0)"}"#
    }.joined(separator: ",\n"))
    ]}
    """

  @Test(arguments: ["<b>&amp;</b>", "תחנת הרצליה", String(repeating: "Lake ", count: 39) + "Clark"])
  func namesPassThrough(name: String) throws {
    let folder = try TestFolder()
    try folder.write(Self.station(name), to: "stop.json")
    let run = try Tool.run(["text", "alerts", "stop.json"], in: folder).succeeding()
    #expect(
      run.lines.contains("CTA currently reports no step-free access at \(name)."))
  }

  static func station(_ name: String) -> String {
    """
    {"stepFreeAccess": "no",
     "stop": {"id": "1", "name": "\(name)", "kind": "train", "lines": ["red"]}}
    """
  }

  @Test func noFontIsNeeded() throws {
    try Tool.run(
      ["text", "alerts", Self.belmont], in: TestFolder(),
      environment: ["RENDER_MARKERS_FONTS": "/nonexistent"]
    ).succeeding()
  }

  @Test func wrongFilesAreNamed() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      {"stop": {"id": "1", "name": "A", "kind": "train", "lines": ["red"]},
       "alerts": [
         {"id": "1", "scope": "systemwide"}]}
      """, to: "headline.json")
    try folder.write(
      """
      {"stop": {"id": "1", "name": "A", "kind": "train", "lines": ["red"]},
       "alerts": [{"id": "1", "headline": "A",
         "scope": "city"}]}
      """, to: "scope.json")
    for (arguments, status, part) in [
      (["headline.json"], Int32(65), "headline.json:3: alerts[0]: an alert without 'headline'"),
      (["scope.json"], 65, "scope.json:3: alerts[0].scope: the string 'city' as a scope"),
      (["scope.json"], 65, "accepted: systemwide, route, station"),
      (["missing.json"], 66, "cannot read missing.json"), (["."], 66, "it is a folder"),
      ([], 64, "missing argument '<file>'"), (["a", "b"], 64, "unexpected argument 'b'"),
      ([""], 64, "invalid value '' for '<file>'"),
      (["a", "--jsno"], 64, "unknown option '--jsno': did you mean '--json'?"),
    ] {
      try expectFailure(["text", "alerts"] + arguments, status: status, part, in: folder)
    }
    try expectFailure(["text"], status: 64, "missing topic after 'text'", in: folder)
    try expectFailure(
      ["text", "alert"], status: 64, "unknown topic 'alert': did you mean 'alerts'?", in: folder)
  }

  @Test func theSheetShowsAFilesStop() throws {
    let folder = try TestFolder()
    try folder.write(Self.station("<b>&amp;</b>"), to: "stop.json")
    let run = try Tool.run(
      [
        "stop-sheet", "--alerts", "stop.json", "--theme", "light", "--format", "svg", "--out", ".",
      ], in: folder
    ).succeeding()
    #expect(run.lines == ["./stop-sheet-light.svg"])
    let svg = try folder.text("stop-sheet-light.svg")
    #expect(!svg.contains("<b>") && svg.contains("dialog"))
  }

  @Test func theSheetNeedsFontsThatHaveTheLetters() throws {
    let folder = try TestFolder()
    try folder.write(Self.station("הרצליה"), to: "stop.json")
    try expectFailure(
      ["stop-sheet", "--alerts", "stop.json", "--out", "."], status: 65, "Error: stop.json: ",
      "U+05D4 'ה'", "--font-fallback", in: folder)
    try expectFailure(
      ["stations", "--alerts", "stop.json"], status: 64,
      "'--alerts' is for the sheet 'stop-sheet', which is not named", in: folder)
    try expectFailure(
      ["stop-sheet", "--alerts", "none.json"], status: 66, "cannot read none.json", in: folder)
  }

  @Test func aThousandAlertsAreDrawn() throws {
    let folder = try TestFolder()
    try folder.write(Self.thousand, to: "many.json")
    let run = try Tool.run(
      [
        "stop-sheet", "--alerts", "many.json", "--theme", "light", "--scale", "1", "--out", ".",
        "--json",
      ], in: folder)
    #expect(run.succeeding().text.contains("1000 train service alerts · first 5 shown"))
  }
}
