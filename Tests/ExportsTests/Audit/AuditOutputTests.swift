import DesignTokens
import Exports
import Foundation
import Markers
import Sheets
import Testing
import Typesetting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An audit as text, JSON and JUnit XML.
@Suite struct AuditOutputTests {
  /// The audit of the pack citymapper, with one finding accepted and one that is none.
  private static let report = Result { () throws -> AuditReport in
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let typesetter = try Typesetter(
      fontFolders: [root.appending(path: ".fonts").path], allowsSystemFonts: false)
    let entry = try #require(PackRegistry.builtIn["citymapper"])
    let pack = try entry.load([], [])
    let list = """
      {"accepted": [{"finding": "text-size/route-tag/type.tag", "reason": "a \\"tag\\" & <more>"},
      {"finding": "gone", "reason": "was there"}]}
      """
    return try AuditReport(
      entry, designs: Theme.allCases.map { try pack.design(theme: $0, typesetter: typesetter) },
      baseline: AuditBaseline(Array(list.utf8), file: "list.json"))
  }

  @Test func textHasALineForEachFindingThatIsNotAccepted() throws {
    let report = try Self.report.get()
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "Audit of citymapper")
    #expect(lines.contains("  Sizes of text        2 of 13 not met: 1 accepted, 1 not"))
    #expect(
      lines.contains(
        "  text-size/tab-bar/type.tab: Text in type.tab, such as “Get me”: 10 pt, at least 11 pt "
          + "(HIG Dynamic Type: 11 pt minimum), in tab-bar/get-me, tab-bar/nearby and 2 more"))
    #expect(!lines.contains { $0.contains("text-size/route-tag/type.tag:") })
    #expect(
      lines.last == "213 measures: 136 met, 77 findings, of which 1 accepted and 76 not.")
    #expect(
      lines.dropLast().last
        == "Values are cut off after two decimals where more is better and rounded up where less "
        + "is: no figure looks better than it is.")
    #expect(report.stale.map(\.finding) == ["gone"])
  }

  @Test func jsonHasEverything() throws {
    let report = try Self.report.get()
    let json = try JSONReader.parse(
      Array(report.json.serialized(pretty: true).utf8), file: "audit.json")
    #expect(json["format"]?.string == "render-markers audit 1")
    #expect(json["passes"]?.bool == false)
    #expect(json["totals"]?["notAccepted"]?.number == 76)
    #expect(json["surfaces"]?.content == .null)
    #expect(json["acceptedButNotFound"]?.elements?.map(\.string) == ["gone"])
    let measures = try #require(json["measures"]?.elements)
    #expect(measures.count == 213)
    let tag = try #require(measures.first { $0["id"]?.string == "text-size/route-tag/type.tag" })
    #expect(tag["value"]?.number == 10)
    #expect(tag["limit"]?["atLeast"]?.number == 11)
    #expect(tag["isAccepted"]?.bool == true)
    #expect(tag["reason"]?.string == "a \"tag\" & <more>")
    let cab = try #require(
      measures.first { $0["id"]?.string == "contrast/mode-chip/white-text-on-cab-body/dark" })
    #expect(cab["value"]?.number == 1.78)
    #expect(cab["theme"]?.string == "dark")
    #expect(cab["colors"]?.elements?.map(\.string) == ["#FFFFFF", "#FFB400"])
    #expect(cab["isAccepted"]?.bool == false)
  }

  /// Every member that the schema knows is written, and no other.
  @Test(arguments: ["rule", "measure"]) func theSchemaKnowsTheMembers(kind: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let file = root.appending(path: "Fixtures/schemas/audit-report.schema.json")
    let schema = try JSONReader.parse(Array(try Data(contentsOf: file)), file: "schema")
    let definition = try #require(schema["$defs"]?[kind])
    let known = Set(try #require(definition["properties"]?.members).map(\.name))
    let required = Set(try #require(definition["required"]?.elements).compactMap(\.string))
    let json = try Self.report.get().json
    let objects = try #require(json["\(kind)s"]?.elements)
    for object in objects {
      let names = Set(try #require(object.members).map(\.name))
      #expect(names.isSubset(of: known))
      #expect(names.isSuperset(of: required))
    }
  }

  @Test func junitSkipsWhatIsAccepted() throws {
    let text = try Self.report.get().junit
    let document = try XMLDocument(xmlString: text)
    let suite = try #require(try document.nodes(forXPath: "/testsuites/testsuite").first)
    func number(_ path: String) throws -> Int { try suite.nodes(forXPath: path).count }
    #expect(try number("testcase") == 213)
    #expect(try number("testcase/failure") == 76)
    #expect(try number("testcase/skipped") == 1)
    #expect(try number("@tests[.='213']") == 1)
    #expect(try number("@failures[.='76']") == 1)
    #expect(try number("@skipped[.='1']") == 1)
    let skipped = try #require(try suite.nodes(forXPath: "testcase/skipped/@message").first)
    #expect(skipped.stringValue == "accepted: a \"tag\" & <more>")
  }
}
