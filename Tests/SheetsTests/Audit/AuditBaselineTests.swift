import Sheets
import Testing

/// Lists of accepted findings.
@Suite struct AuditBaselineTests {
  private func read(_ text: String) throws -> AuditBaseline {
    try AuditBaseline(Array(text.utf8), file: "list.json")
  }

  @Test func findingsAndReasonsAreRead() throws {
    let list = try read(
      """
      {
        "$schema": "x",
        "accepted": [
          {"finding": "a/b", "reason": "the document says so"},
          {"finding": "a/c", "reason": "so too"}
        ]
      }
      """)
    #expect(list.entries.map(\.finding) == ["a/b", "a/c"])
    #expect(list.entries.map(\.line) == [4, 5])
    #expect(list.reason(for: "a/b") == "the document says so")
    #expect(list.reason(for: "a") == nil)
  }

  @Test(arguments: [
    (
      #"{"accepted": [{"finding": "a/b"}]}"#,
      "list.json:1: accepted[0]: reason: missing: a finding is accepted with a text that says why"
    ),
    (
      #"{"accepted": [{"finding": "a/b", "reason": " "}]}"#,
      "list.json:1: accepted[0].reason: a text that says why is needed, not the string ' '"
    ),
    (
      #"{"accepted": [{"finding": "a/b", "reason": 7}]}"#,
      "list.json:1: accepted[0].reason: a text that says why is needed, not the number 7"
    ),
    (
      #"{"accepted": [{"finding": "", "reason": "x"}]}"#,
      "list.json:1: accepted[0].finding: the id of a finding, as --json lists them, is needed, "
        + "not the string ''"
    ),
    (
      "{\"accepted\": [\n{\"finding\": \"a/b\", \"reason\": \"x\"},\n"
        + "{\"finding\": \"a/b\", \"reason\": \"y\"}]}",
      "list.json:3: accepted[1].finding: 'a/b' is accepted on line 2 already"
    ),
    (
      #"{"accepted": [{"finding": "a/b", "reasn": "x"}]}"#,
      "list.json:1: accepted[0].reasn: unknown; did you mean 'reason'?"
    ),
    (
      #"{"acepted": []}"#, "list.json:1: acepted: unknown; did you mean 'accepted'?"
    ),
    (#"{}"#, "list.json:1: accepted: missing"),
    (#"{"accepted": 3}"#, "list.json:1: accepted: an array is needed, not the number 3"),
    (#"[]"#, "list.json:1: an object is needed, not an array"),
    (#"{"accepted": ["a"]}"#, "list.json:1: accepted[0]: an object is needed, not the string 'a'"),
    ("{", "list.json:1: not JSON: "),
  ])
  func mistakesAreNamed(text: String, message: String) throws {
    let error = #expect(throws: AuditFileError.self) { try read(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    (
      #"{"source": "x", "asOf": "x", "basis": "x", "statuses": ["Gap"], "rules": [], "surfaces": [{"id": "a", "surface": "a", "rule": "a", "v3": "a", "app": "a", "status": "Gab", "gap": "a", "tokens": {}, "measuredBy": []}]}"#,
      "hig.json:1: surfaces[0].status: 'Gab'; did you mean 'Gap'?"
    ),
    (
      #"{"source": "x", "asOf": "x", "basis": "x", "statuses": [3], "rules": [], "surfaces": []}"#,
      "hig.json:1: statuses[0]: a text is needed, not the number 3"
    ),
    (
      #"{"source": "x", "asOf": "x", "basis": "x", "statuses": [], "rules": [], "surfaces": [{"id": "a"}]}"#,
      "hig.json:1: surfaces[0].status: missing"
    ),
  ])
  func mistakesOfADocumentAreNamed(text: String, message: String) throws {
    let error = #expect(throws: AuditFileError.self) {
      try AuditDocument(Array(text.utf8), file: "hig.json")
    }
    #expect(error?.description == message)
  }
}
