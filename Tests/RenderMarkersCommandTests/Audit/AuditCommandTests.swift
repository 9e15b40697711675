import Foundation
import Testing

/// `audit`, from the outside.
@Suite struct AuditCommandTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// The repository's lists.
  private static let lists = URL(filePath: #filePath)
    .appending(path: "../../../../Fixtures/audit").standardized

  private func city(_ words: String...) throws -> ToolRun {
    try Tool.run(["audit", "--pack", "citymapper"] + words, in: folder)
  }

  /// A list that accepts all that is found of citymapper, and these.
  private func acceptAll(and others: String = "") throws -> String {
    let json = try city("--json", "-").text
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let measures = try #require(report["measures"] as? [[String: Any]])
    let ids = measures.filter { $0["isMet"] as? Bool == false }.compactMap { $0["id"] as? String }
    #expect(ids.count == 78)
    let entries = ids.map { "{\"finding\": \"\($0)\", \"reason\": \"004 says so\"}" }
    return try folder.write(
      "{\"accepted\": [\(entries.joined(separator: ",\n"))\(others)]}", to: "list.json")
  }

  @Test func theRepositorysListEndsWith0() throws {
    let list = Self.lists.appending(path: "accepted.json").path
    let run = try Tool.run(["audit", "--baseline", list], in: folder).succeeding()
    #expect(run.lines.first == "Audit of chitransit")
    #expect(run.lines.contains { $0.contains("Compliant 14, Deviation 3, Gap 5, n/a 0") })
    #expect(!run.text.contains("Findings that are not accepted"))
  }

  @Test func theListOfCitymapperEndsWith0() throws {
    let run = try city("--baseline", Self.lists.appending(path: "citymapper-accepted.json").path)
    #expect(run.ending == .status(0))
    #expect(run.errors.isEmpty)
    #expect(!run.text.contains("Findings that are not accepted"))
  }

  @Test func aFindingEndsWith1() throws {
    let run = try city()
    #expect(run.ending == .status(1))
    #expect(run.errors.isEmpty)
    #expect(run.lines.last == "193 measures: 115 met, 78 findings, of which 0 accepted and 78 not.")
    let quiet = try city("--quiet")
    #expect(quiet.ending == .status(1))
    #expect(quiet.text.isEmpty && quiet.errors.isEmpty)
  }

  @Test func whatIsAcceptedAndNotFoundIsAWarning() throws {
    let list = try acceptAll(and: ",\n{\"finding\": \"contrast/gone\", \"reason\": \"was so\"}")
    let run = try city("--baseline", list)
    #expect(run.ending == .status(0))
    #expect(
      run.errors == "warning: list.json:79: 'contrast/gone' is accepted and not found any more; "
        + "take it out\n")
  }

  @Test func filesAreWritten() throws {
    let run = try city("--json", "a.json", "--junit", "b.xml")
    #expect(run.ending == .status(1))
    #expect(try folder.names() == ["a.json", "b.xml"])
    #expect(try folder.text("b.xml").contains("<testsuite name=\"audit of citymapper\""))
    #expect(try folder.text("a.json") == city("--json", "-").text)
  }

  @Test func theSheetIsRenderedAsWell() throws {
    let run = try city("--sheet", "--theme", "dark", "--scale", "1", "--out", "x")
    #expect(run.ending == .status(1))
    #expect(run.lines.last == "x/citymapper-audit-dark.png")
    #expect(try folder.names() == ["x", "x/citymapper-audit-dark.png"])
  }

  @Test(arguments: [
    (#"{"accepted": [{"finding": "a"}]}"#, "list.json:1: accepted[0]: reason: missing"),
    (#"{"accepted": [{"finding": "a", "reason": ""}]}"#, "accepted[0].reason: a text that says"),
    ("nonsense", "list.json:1: not JSON"),
  ])
  func aListWithAMistakeEndsWith65(text: String, message: String) throws {
    try folder.write(text, to: "list.json")
    try expectFailure(
      ["audit", "--pack", "citymapper", "--baseline", "list.json"], status: 65, message,
      in: folder)
  }

  @Test(arguments: [
    (["--pack", "citymaper"], 64, "unknown pack 'citymaper': did you mean 'citymapper'?"),
    (["--baseline", "nowhere.json"], 66, "nowhere.json"),
    (["--json", "-", "--junit", "-"], 64, "cannot both go to standard output"),
    (["--json", "a", "--junit", "a"], 64, "'--json' and '--junit' name the same file"),
    (["--scale", "2"], 64, "'--scale' goes with '--sheet' only"),
    (["--baseline", ""], 64, "invalid value '' for '--baseline'"),
    (["--sheet", "--theme", "drak"], 64, "did you mean 'dark'?"),
    (["--sheet", "--pack", "./x"], 64, "a pack in a folder has no audit sheet"),
    (["--grid"], 64, "option '--grid' does not belong to 'audit'"),
    (["x"], 64, "unexpected argument 'x'"),
  ])
  func mistakes(words: [String], status: Int32, message: String) throws {
    try expectFailure(["audit"] + words, status: status, message, in: folder)
  }

  /// A pack that is data alone is measured too.
  @Test func aPackInAFolderIsMeasured() throws {
    let pack = URL(filePath: #filePath).appending(path: "../../../../Fixtures/example-pack")
      .standardized.path
    let run = try Tool.run(["audit", "--pack", pack], in: folder)
    #expect(run.ending == .status(1))
    #expect(run.text.contains("contrast/bike-dock/"))
  }
}
