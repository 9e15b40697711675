import Foundation
import Testing

/// `audit`, from the outside.
@Suite struct AuditCommandTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// The repository's lists.
  private static let lists = URL(filePath: #filePath)
    .appending(path: "../../../../Fixtures/audit").standardized

  private func city(_ words: String...) throws -> ToolRun { try city(words) }

  private func city(_ words: [String]) throws -> ToolRun {
    try Tool.run(["audit", "--pack", "citymapper"] + words, in: folder)
  }

  /// A list that accepts all that is found of citymapper, and these.
  private func acceptAll(and others: String = "") throws -> String {
    let json = try city("--json", "-").text
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let measures = try #require(report["measures"] as? [[String: Any]])
    let ids = measures.filter { $0["isMet"] as? Bool == false }.compactMap { $0["id"] as? String }
    #expect(ids.count == 77)
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
    #expect(run.lines.last == "213 measures: 136 met, 77 findings, of which 0 accepted and 77 not.")
    let quiet = try city("--quiet")
    #expect(quiet.ending == .status(1))
    #expect(quiet.text.isEmpty && quiet.errors.isEmpty)
  }

  @Test func whatIsAcceptedAndNotFoundIsAWarning() throws {
    let list = try acceptAll(and: ",\n{\"finding\": \"contrast/gone\", \"reason\": \"was so\"}")
    let run = try city("--baseline", list)
    #expect(run.ending == .status(0))
    #expect(
      run.errors == "warning: list.json:78: 'contrast/gone' is accepted and not found any more; "
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
    #expect(run.lines.first == "x/citymapper-audit-dark.png")
    #expect(run.lines.contains("Audit of citymapper"))
    #expect(try folder.names() == ["x", "x/citymapper-audit-dark.png"])
  }

  /// A mistake in where something goes leaves nothing behind, and nothing is printed.
  @Test(arguments: [
    (["--json", "o.json", "--sheet", "--out", "afile"], "afile is not a folder"),
    (["--json", "o.json", "--junit", "nowhere/o.xml"], "nowhere/o.xml"),
    (["--json", "afile/o.json", "--sheet", "--out", "."], "afile/o.json"),
    (["--json", "o.json", "--sheet", "--out", "taken", "--theme", "dark"], "it is a folder"),
  ])
  func destinationsAreCheckedFirst(words: [String], message: String) throws {
    try folder.write("mine", to: "afile")
    try folder.makeFolder("taken")
    try folder.makeFolder("taken/citymapper-audit-dark@2x.png")
    let before = try folder.names()
    let run = try city(words)
    #expect(run.ending == .status(73))
    #expect(run.text.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try folder.names() == before)
    #expect(try folder.text("afile") == "mine")
  }

  @Test(arguments: [
    (["--json", "a", "--junit", "./a"], "'--json' and '--junit' name the same file"),
    (["--json", "link/a", "--junit", "a"], "'--json' and '--junit' name the same file"),
    (["--baseline", "list.json", "--junit", "list.json"], "'--baseline' and '--junit' name"),
    (
      ["--json", "citymapper-audit-dark@2x.png", "--sheet", "--out", "."],
      "citymapper-audit-dark@2x.png is a picture of the sheet: name another file"
    ),
  ])
  func oneFileForTwoThingsIsAMistake(words: [String], message: String) throws {
    try folder.write(#"{"accepted": []}"#, to: "list.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path)
    let before = try folder.names()
    let run = try city(words)
    #expect(run.ending == .status(64))
    #expect(run.text.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try folder.names() == before)
  }

  /// As other commands do, `--quiet` keeps warnings to itself; the help says so.
  @Test func quietHidesWarnings() throws {
    let list = try acceptAll(and: ",\n{\"finding\": \"contrast/gone\", \"reason\": \"was so\"}")
    let run = try city(["--baseline", list, "--quiet"])
    #expect(run.ending == .status(0))
    #expect(run.text.isEmpty && run.errors.isEmpty)
    let help = try Tool.run(["audit", "--help"], in: folder)
    #expect(help.text.contains("Print nothing but errors: no report, no warnings."))
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
    let run = try Tool.run(["audit", "--pack", ExamplePack.copy(into: folder)], in: folder)
    #expect(run.ending == .status(1))
    // White #FFFFFF on #DDE3DA; #121316 on #343B33.
    #expect(run.text.contains("contrast/bike-dock/page-circle-on-map/light"))
    #expect(run.text.contains("Bike dock: Page circle on Map: 1.30:1, at least 3:1"))
    #expect(run.text.contains("contrast/bike-dock/page-circle-on-map/dark"))
    #expect(run.text.contains("Bike dock: Page circle on Map: 1.60:1, at least 3:1"))
  }

  /// A colour is called by its own token, whatever other tokens of a theme are as white.
  @Test func aPackInAFolderHasOneNameForBothThemes() throws {
    let run = try Tool.run(
      ["audit", "--pack", ExamplePack.copy(into: folder), "--json", "-"], in: folder)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.text.utf8)) as? [String: Any])
    let measures = try #require(report["measures"] as? [[String: Any]])
    let ids = measures.compactMap { $0["id"] as? String }.filter { $0.hasPrefix("contrast/") }
    let names = ["light", "dark"].map { theme in
      ids.filter { $0.hasSuffix("/" + theme) }.map { String($0.dropLast(theme.count)) }
    }
    #expect(names[0].count == 8)
    #expect(names[0] == names[1])
  }

  /// The count is set in 11 pt: smaller is a finding.
  @Test func textsOfAPackInAFolderAreMeasured() throws {
    let good = try Tool.run(
      ["audit", "--pack", ExamplePack.source.appending(path: "example-pack").path], in: folder)
    #expect(good.lines.contains("  Sizes of text  met, 1 measured"))
    let pack = try ExamplePack.copy(
      into: folder,
      [
        (
          "tokens/dock.tokens.json", #""fontSize": { "value": 11,"#, #""fontSize": { "value": 9,"#
        )
      ])
    let run = try Tool.run(["audit", "--pack", pack], in: folder)
    #expect(
      run.text.contains(
        "  text-size/bike-dock/count.label: Text in count.label, such as “12”: 9 pt, at least 11 pt "
          + "(HIG Dynamic Type: 11 pt minimum), in bike-dock/counted"))
  }
}
