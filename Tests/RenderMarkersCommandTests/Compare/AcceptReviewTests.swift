import Bitmap
import Foundation
import Testing

/// `accept --from`: what a reviewer decided, and nothing else.
@Suite struct AcceptReviewTests {
  private let fixture: CommandFixture
  private let names = ["markers/bus-stop/z16-light@2x.png", "markers/bus-stop/z16-dark@2x.png"]

  /// A case of the page's data, as far as a review repeats it.
  private struct PageCase: Decodable {
    struct Side: Decodable { let hash: String }
    let id: String
    let expected: Side?
    let actual: Side?
  }

  private struct Page: Decodable { let cases: [PageCase] }

  /// Both goldens are changed, and reviewed on the page that `check` writes.
  init() throws {
    fixture = try GoldensFixture().command
    for name in names { try fixture.write(gray: 7, "goldens/\(name)") }
    #expect(try fixture.run("check", "bus-stop", "--report", "page").status == 1)
  }

  private func review(_ decisions: [String: String]) throws {
    let script = fixture.text("page/review-data.js")
    let json = script.drop { $0 != "{" }.dropLast(2)
    let page = try JSONDecoder().decode(Page.self, from: Data(json.utf8))
    let cases = page.cases.filter { decisions[$0.id] != nil }.map { entry in
      [
        "id": entry.id, "decision": decisions[entry.id] ?? "", "note": "",
        "expectedHash": entry.expected?.hash ?? NSNull(),
        "actualHash": entry.actual?.hash ?? NSNull(),
      ] as [String: Any]
    }
    #expect(cases.count == decisions.count)
    let data = try JSONSerialization.data(
      withJSONObject: ["format": "render-markers review 1", "cases": cases])
    try fixture.write([UInt8](data), "review.json")
  }

  @Test func acceptedCasesAreWrittenAndRejectedOnesAreNot() throws {
    try review([names[0]: "accept", names[1]: "reject"])
    let rejected = fixture.bytes("goldens/\(names[1])")
    let ending = try fixture.run("accept", "--from", "review.json")
    #expect(ending.status == 0, "\(ending)")
    #expect(ending.output.hasPrefix("wrote    \(names[0]): "))
    #expect(ending.output.hasSuffix("1 written, 0 unchanged\n"))
    #expect(fixture.bytes("goldens/\(names[1])") == rejected)
    #expect(try fixture.decoded("goldens/\(names[0])").width == 44)
    let again = try fixture.run("accept", "--from", "review.json")
    #expect(again.status == 0)
    #expect(again.output == "0 written, 1 unchanged\n")
  }

  @Test func pixelsThatChangedSinceAreRefused() throws {
    try review([names[0]: "accept", names[1]: "accept"])
    try fixture.write(gray: 8, "goldens/\(names[0])")
    let changed = fixture.bytes("goldens/\(names[0])")
    let ending = try fixture.run("accept", "--from", "review.json")
    #expect(ending.status == 1)
    #expect(ending.errors.contains("refused  \(names[0]): the golden is no longer the one"))
    #expect(fixture.bytes("goldens/\(names[0])") == changed)
    #expect(ending.output.contains("wrote    \(names[1])"))
  }

  @Test func anotherDrawingThanThatReviewedIsRefused() throws {
    try review([names[0]: "accept"])
    try fixture.write(
      """
      {"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
      """, "mine.tokens.json")
    let before = fixture.bytes("goldens/\(names[0])")
    let ending = try fixture.run(
      "accept", "--from", "review.json", "--tokens", "mine.tokens.json")
    #expect(ending.status == 1)
    #expect(ending.errors.contains("the picture is no longer the one that was reviewed"))
    #expect(fixture.bytes("goldens/\(names[0])") == before)
  }

  @Test(arguments: ["../../outside.png", "/etc/outside.png", "markers/none.png", ""])
  func namesThatAreNoGoldenAreRefused(id: String) throws {
    let data = try JSONSerialization.data(
      withJSONObject: [
        "format": "render-markers review 1",
        "cases": [
          ["id": id, "decision": "accept", "expectedHash": NSNull(), "actualHash": "00"]
        ],
      ])
    try fixture.write([UInt8](data), "review.json")
    let ending = try fixture.run("accept", "--from", "review.json")
    #expect(ending.status == 1)
    #expect(ending.errors.contains("refused  '\(id)': no golden and no picture has this name"))
    #expect(ending.output == "0 written, 0 unchanged, 1 refused\n")
  }
}
