import Bitmap
import DesignTokens
import Exports
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What is told of a run: text, JSON, JUnit, annotations.
@Suite struct ComparisonReportTests {
  private let fixture: PictureFixture

  init() throws { fixture = try PictureFixture() }

  private static let evil = "a\"><script>&,:%\n'.png"

  /// Equal, different, missing, new, unreadable and tolerated pictures.
  private func report() async throws -> ComparisonReport {
    let pictures: [(String, UInt32?, UInt32?)] = [
      ("m/equal.png", 1, 1), ("m/different.png", 1, 2), (Self.evil, 1, 3),
      ("m/missing.png", 1, nil),
      ("m/new.png", nil, 1), ("m/tolerated.png", 1, 2),
    ]
    for (name, expected, actual) in pictures {
      if let expected { try fixture.write(PictureFixture.gray(expected), "e/\(name)") }
      if let actual { try fixture.write(PictureFixture.gray(actual), "a/\(name)") }
    }
    try fixture.write(PictureFixture.gray(7), "e/m/unreadable.png")
    try fixture.write("junk", "a/m/unreadable.png")
    try fixture.write(#"{"maxDelta": 1, "reason": "noise"}"#, "e/m/tolerated.png.tolerance.json")
    let both = try FolderCases(
      expected: PictureFolder(fixture.path("e")), actual: PictureFolder(fixture.path("a")))
    let run = ComparisonRun(both.cases, CaseComparer(.exact, loadsAll: false, cells: .none))
    return ComparisonReport(
      title: "goldens", expected: "e", actual: "a", isFolder: true,
      results: try await run.run(workers: 2))
  }

  @Test func aLineForEachThatIsNotEqualAndTheTotalsLast() async throws {
    let report = try await report()
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(!report.passes)
    #expect(lines.count == 7)
    #expect(
      lines.last == "7 compared: 1 equal, 1 tolerated, 2 different, 1 missing, 1 new, 1 unreadable")
    #expect(lines[0].hasPrefix(#"different   a"><script>&,:%\n'.png: 48 pixels differ"#))
    #expect(lines.contains("missing     m/missing.png: there is no picture for this golden"))
    #expect(lines.contains("new         m/new.png: there is no golden for this picture"))
    #expect(
      lines.contains(
        "tolerated   m/tolerated.png: 48 pixels within the levels allowed; tolerated: noise"))
  }

  @Test func jsonHoldsEveryCase() async throws {
    let text = try await report().json.serialized(pretty: true)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let cases = try #require(object["cases"] as? [[String: Any]])
    #expect(cases.count == 7)
    #expect(cases[0]["path"] as? String == Self.evil)
    #expect(cases[0]["pixels"] as? Int == 48)
    #expect(cases[0]["largestDelta"] as? Int == 2)
    #expect(cases[0]["regionCount"] as? Int == 1)
    #expect((cases[0]["boundingBox"] as? [String: Int])?["width"] == 8)
    #expect((object["totals"] as? [String: Int])?["tolerated"] == 1)
    #expect(object["passes"] as? Bool == false)
  }

  @Test func junitIsXMLWithEveryCase() async throws {
    let text = try await report().junit
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = counter
    #expect(parser.parse(), "\(text)")
    #expect(counter.counts["testcase"] == 7)
    #expect(counter.counts["failure"] == 4)
    #expect(counter.counts["error"] == 1)
    #expect(counter.names.contains(Self.evil))
    #expect(
      text.contains(#"<testsuite name="goldens" tests="7" failures="4" errors="1" skipped="0">"#))
  }

  @Test func annotationsAreEscaped() async throws {
    let lines = try await report().annotations.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(
      lines[0].hasPrefix(
        #"::error file=e/a"><script>&%2C%3A%25%0A'.png,title=different%3A a"><script>&%2C%3A%25%0A'.png::48 pixels"#
      ))
    #expect(lines.contains { $0.hasPrefix("::error file=a/m/new.png,title=new%3A m/new.png::") })
    #expect(lines.contains { $0.hasPrefix("::error file=e/m/missing.png,") })
  }

  @Test func thePageGetsEveryNumber() async throws {
    try fixture.write(PictureFixture.gray(1), "e/x-dark@2x.png")
    try fixture.write(PictureFixture.gray(200), "a/x-dark@2x.png")
    let item = ComparisonCase(
      RelativePath("x-dark@2x.png"), expected: .file(fixture.path("e/x-dark@2x.png")),
      actual: .file(fixture.path("a/x-dark@2x.png")))
    let outcome = await CaseComparer(.exact, loadsAll: true, cells: .none).compare(item)
    let page = try ReviewBuilder.reviewCase(item, outcome)
    #expect(page.base == "x")
    #expect(page.theme == "dark")
    #expect(page.scale == 2)
    #expect(page.verdict == .different)
    #expect(page.numbers?.pixels == 48)
    #expect(page.numbers?.largestDelta == 199)
    #expect(page.numbers?.regions.first?.box == ReviewBox(x: 0, y: 0, width: 8, height: 6))
    #expect(page.expected?.png == fixture.bytes("e/x-dark@2x.png"))
    #expect(page.expected?.hash != page.actual?.hash)
    #expect(page.expected?.hash.count == 64)
    #expect(page.group?.count == 64)
    #expect(page.difference != nil)
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[element, default: 0] += 1
    if element == "testcase", let name = attributes["name"] { names.append(name) }
  }
}
