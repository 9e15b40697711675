import Exports
import Testing

@Suite struct ReviewDecisionsTests {
  private func read(_ text: String) throws(CompareInputError) -> ReviewDecisions {
    try ReviewDecisions(Array(text.utf8), file: "review.json")
  }

  private func file(_ cases: String) -> String {
    #"{"format": "render-markers review 1", "cases": [\#(cases)]}"#
  }

  @Test func decisionsWithTheirHashes() throws {
    let review = try read(
      file(
        #"""
        {"id": "a.png", "decision": "accept", "note": "yes", "expectedHash": null, "actualHash": "12"},
        {"id": "b.png", "decision": "reject", "note": "", "expectedHash": "34", "actualHash": null}
        """#))
    #expect(review.decisions.map(\.path.text) == ["a.png", "b.png"])
    #expect(review.decisions.map(\.isAccepted) == [true, false])
    #expect(review.decisions.map(\.expectedHash) == [nil, "34"])
    #expect(review.decisions.map(\.actualHash) == ["12", nil])
  }

  @Test(arguments: [
    ("{}", "format: 'render-markers review 1' is needed, not nothing"),
    (#"{"format": "render-markers review 2"}"#, "not the string 'render-markers review 2'"),
    (#"{"format": "render-markers review 1"}"#, "cases: an array is needed"),
    ("nonsense", "not JSON"),
  ])
  func filesThatAreNoReview(text: String, part: String) {
    let error = #expect(throws: CompareInputError.self) { try read(text) }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    (#"{"decision": "accept", "expectedHash": null, "actualHash": null}"#, "id:"),
    (#"{"id": "a", "expectedHash": null, "actualHash": null}"#, "decision:"),
    (#"{"id": "a", "decision": "maybe", "expectedHash": null, "actualHash": null}"#, "'maybe'"),
    (#"{"id": "a", "decision": "accept", "actualHash": "1"}"#, "expectedHash:"),
    (#"{"id": "a", "decision": "accept", "expectedHash": "1"}"#, "actualHash:"),
    (#"{"id": "a", "decision": "accept", "expectedHash": 1, "actualHash": "1"}"#, "expectedHash:"),
    (
      #"{"id": "a", "decision": "accept", "expectedHash": null, "actualHash": null}, {"id": "a", "decision": "reject", "expectedHash": null, "actualHash": null}"#,
      "stands there twice"
    ),
  ])
  func decisionsThatAreNone(entry: String, part: String) {
    let error = #expect(throws: CompareInputError.self) { try read(file(entry)) }
    #expect(error?.description.hasPrefix("review.json:1: ") == true)
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }
}
