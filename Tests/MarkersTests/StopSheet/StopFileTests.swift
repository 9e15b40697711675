import Foundation
import Markers
import Testing

/// The file of a stop and its alerts.
@Suite struct StopFileTests {
  static let lines = ["red", "blue", "brown", "purple", "yellow"]

  static func read(_ text: String) throws -> StopFile {
    try StopFile(Array(text.utf8), file: "stop.json", lines: lines)
  }

  /// A station with one alert, whose members are given.
  static func alert(_ members: String) -> String {
    """
    {"stop": {"id": "41320", "name": "Belmont", "kind": "train", "lines": ["red"]},
     "alerts": [
       {\(members)}
     ]}
    """
  }

  static func stop(_ members: String) -> String { "{\"stop\": {\(members)}}" }

  @Test func theExampleIsRead() throws {
    let url = TestDesign.root.appending(path: "Fixtures/stops/belmont.json")
    let file = try StopFile(Array(Data(contentsOf: url)), file: "belmont.json", lines: Self.lines)
    #expect(file.stop == StopSheetDecisionTests.belmont)
    #expect(file.stepFreeAccess == .yes)
    #expect(file.alerts?.map(\.kind) == [.active, .planned, .unknown, .active])
    #expect(
      file.alerts?.map(\.scope) == [
        .route(["red"]), .station(["41320"]), .systemwide, .route(["yellow"]),
      ])
    #expect(file.alerts?.map(\.description).filter { $0 != nil }.count == 2)
    #expect(file.content.alertButton?.label == "3 train service alerts")
  }

  @Test func theExampleOfABusStopIsRead() throws {
    let url = TestDesign.root.appending(path: "Fixtures/stops/clark-grace.json")
    let file = try StopFile(Array(Data(contentsOf: url)), file: "x.json", lines: Self.lines)
    #expect(
      file.stop
        == Stop(
          id: "1042", name: "Clark & Grace",
          service: .bus(routes: [try .named("22"), try .named("36")])))
    #expect(file.alerts == nil && file.stepFreeAccess == .unknown)
  }

  @Test(arguments: ["", "\"alerts\": null,", "\"alerts\": null, \"stepFreeAccess\": null,"])
  func whatIsLeftOutOrNullIsNotKnown(members: String) throws {
    let file = try Self.read(
      "{\(members) \"stop\": {\"id\": \"1\", \"name\": \"A\", \"kind\": \"train\", \"lines\": [\"red\"]}}"
    )
    #expect(file.alerts == nil && file.stepFreeAccess == .unknown)
    #expect(
      try Self.read(
        Self.stop(Self.belmont).replacing("{\"stop\"", with: "{\"alerts\": [], \"stop\"")
      ).alerts == [])
  }

  static let belmont = #""id": "1", "name": "A", "kind": "train", "lines": ["red"]"#

  @Test(arguments: [
    (#""id": "1", "scope": "systemwide""#, "stop.json:3: alerts[0]: an alert without 'headline'"),
    (
      #""id": "1", "scope": "systemwide", "headline": """#,
      "stop.json:3: alerts[0].headline: a text that is empty: one line of text that is not empty"
    ),
    (
      #""id": "1", "scope": "systemwide", "headline": " ""#,
      "stop.json:3: alerts[0].headline: a text that is empty: one line of text that is not empty"
    ),
    (
      #""id": "1", "scope": "systemwide", "headline": "a\nb""#,
      "stop.json:3: alerts[0].headline: a text that holds the control character U+000A: "
        + "one line of text that is not empty"
    ),
    (
      #""id": "1", "scope": "city", "headline": "Delays""#,
      "stop.json:3: alerts[0].scope: the string 'city' as a scope: "
        + "accepted: systemwide, route, station"
    ),
    (
      #""id": "1", "scope": "Route", "headline": "Delays""#,
      "stop.json:3: alerts[0].scope: the string 'Route' as a scope: "
        + "accepted: systemwide, route, station"
    ),
    (
      #""id": "1", "scope": "systemwide", "headline": "A", "kind": "late""#,
      "stop.json:3: alerts[0].kind: the string 'late' as a kind of alert: "
        + "accepted: active, planned, unknown"
    ),
    (
      #""id": "1", "scope": "route", "headline": "A""#,
      "stop.json:3: alerts[0]: an alert of scope route without 'appliesTo'"
    ),
    (
      #""id": "1", "scope": "route", "headline": "A", "appliesTo": []"#,
      "stop.json:3: alerts[0].appliesTo: an empty array as 'appliesTo': an array of one or more"
    ),
    (
      #""id": "1", "scope": "route", "headline": "A", "appliesTo": ["red", "rde"]"#,
      "stop.json:3: alerts[0].appliesTo[1]: the string 'rde' as a line: did you mean 'red'?"
    ),
    (
      #""id": "1", "scope": "systemwide", "headline": "A", "appliesTo": ["red"]"#,
      "stop.json:3: alerts[0].appliesTo: 'appliesTo' of a systemwide alert: no such key"
    ),
    (
      #""id": "1", "scope": "systemwide", "headlin": "A""#,
      "stop.json:3: alerts[0]: unknown key 'headlin' of an alert: did you mean 'headline'?"
    ),
    (
      #""id": "1", "scope": "systemwide", "headline": "A", "description": "\n""#,
      "stop.json:3: alerts[0].description: a text that is empty: text, or no such key"
    ),
    (
      #""id": "1", "scope": "systemwide", "headline": "A", "description": "a\tb""#,
      "stop.json:3: alerts[0].description: a text that holds the control character U+0009: "
        + "lines of text, divided by \\n alone"
    ),
    (
      #""id": 1, "scope": "systemwide", "headline": "A""#,
      "stop.json:3: alerts[0].id: the number 1 as a text: a string"
    ),
    (
      #""id": "1", "scope": "systemwide", "headline": "A"}, {"id": "1", "scope": "systemwide", "headline": "B""#,
      "stop.json:3: alerts[1]: a second alert of the same id"
    ),
  ])
  func wrongAlert(members: String, message: String) {
    expect(Self.alert(members), message)
  }

  @Test(arguments: [
    (
      #""id": "1", "name": "", "kind": "train", "lines": ["red"]"#,
      "stop.json:1: stop.name: a text that is empty: one line of text that is not empty"
    ),
    (
      #""id": "1", "name": "Bel\u0000mont", "kind": "train", "lines": ["red"]"#,
      "stop.json:1: stop.name: a text that holds the control character U+0000: "
        + "one line of text that is not empty"
    ),
    (
      #""id": "1", "name": "a\u202Eb", "kind": "train", "lines": ["red"]"#,
      "stop.json:1: stop.name: a text that holds U+202E, which reorders the text around it: "
        + "one line of text that is not empty"
    ),
    (
      #""id": "1", "name": "A", "kind": "tram", "lines": ["red"]"#,
      "stop.json:1: stop.kind: the string 'tram' as a kind of stop: accepted: train, bus"
    ),
    (
      #""id": "1", "name": "A", "kind": "train""#,
      "stop.json:1: stop: a stop of this kind without 'lines'"
    ),
    (
      #""id": "1", "name": "A", "kind": "train", "lines": ["red"], "routes": ["22"]"#,
      "stop.json:1: stop.routes: 'routes' of a stop that has 'lines': 'lines' alone"
    ),
    (
      #""id": "1", "name": "A", "kind": "bus", "routes": ["1234567890123456789012345"]"#,
      "stop.json:1: stop.routes[0]: the string '1234567890123456789012345' as a route's name: "
        + "1 to 24 characters"
    ),
    (
      #""id": "1", "name": "A", "kind": "train", "line": ["red"]"#,
      "stop.json:1: stop: unknown key 'line' of a stop: did you mean 'lines'?"
    ),
  ])
  func wrongStop(members: String, message: String) {
    expect(Self.stop(members), message)
  }

  @Test(arguments: [
    ("", "stop.json:1: column 1: not JSON: expected a value, found the end of the file"),
    ("[]", "stop.json:1: an array in place of the file: an object"),
    ("{}", "stop.json:1: the file without 'stop'"),
    (
      "{\"stop\": {}, \"alert\": []}",
      "stop.json:1: unknown key 'alert' of the file: did you mean 'alerts'?"
    ),
    ("{\n\"stop\": 3}", "stop.json:2: stop: the number 3 in place of a stop: an object"),
    (
      "{\"stop\": {\(belmont)},\n \"stepFreeAccess\": true}",
      "stop.json:2: stepFreeAccess: true as a step-free status: accepted: yes, no, unknown"
    ),
    (
      "{\"stop\": {\(belmont)}, \"alerts\": {}}",
      "stop.json:1: alerts: an object as the alerts: an array, or null"
    ),
  ])
  func wrongFile(text: String, message: String) {
    expect(text, message)
  }

  @Test func oddNamesAndAThousandAlertsAreRead() throws {
    for name in ["<b>&amp;", "הרצליה", String(repeating: "x", count: 200), "Ünïcödé"] {
      let file = try Self.read(
        Self.stop("\"id\": \"1\", \"name\": \"\(name)\", \"kind\": \"train\", \"lines\": [\"red\"]")
      )
      #expect(file.stop.name == name)
    }
    let alerts = (0..<1000).map { #"{"id": "\#($0)", "scope": "systemwide", "headline": "A"}"# }
    let file = try Self.read(
      "{\"stop\": {\(Self.belmont)}, \"alerts\": [\(alerts.joined(separator: ","))]}")
    #expect(file.alerts?.count == 1000)
  }

  /// The schema and the reader name the same words.
  @Test func theSchemaNamesTheSameWords() throws {
    let url = TestDesign.root.appending(path: "Fixtures/schemas/stop.schema.json")
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    for kind in TrainAlert.Kind.allCases { #expect(text.contains("\"\(kind.rawValue)\"")) }
    for access in StepFreeAccess.allCases { #expect(text.contains("\"\(access.rawValue)\"")) }
    #expect(text.contains(#""scope": { "enum": ["systemwide", "route", "station"] }"#))
    #expect(text.contains(#""kind": { "enum": ["train", "bus"] }"#))
  }

  private func expect(_ text: String, _ message: String) {
    let error = #expect(throws: StopFileError.self) { try Self.read(text) }
    #expect(error?.description == message)
  }
}
