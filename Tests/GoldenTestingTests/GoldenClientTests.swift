import Bitmap
import Exports
import Foundation
import PNGCodec
import Testing

/// The public library as another package sees it: `swift test` of Fixtures/GoldenTestingClient.
@Suite(.serialized) struct GoldenClientTests {
  private let client: GoldenClient
  private let picture = GoldenClient.picture

  init() async throws { client = try await GoldenClient() }

  @Test func equalPasses() async throws {
    let run = try await client.run("BadgeTests")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("Test run with 6 tests"), "\(run.output)")
    #expect(run.attachments.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: GoldenClient.failures))
  }

  @Test func oneChangedPixelFails() async throws {
    try client.changePicture { $0[3, 1] = 0xFF33_669B }
    let golden = client.golden(picture)
    let run = try await client.run("picture")
    #expect(run.status != 0)
    for line in [
      "different   badges/plain@2x.png: 1 pixel differs by up to 2 levels, within 1 × 1 at (3, 1)",
      "golden:     \(GoldenClient.goldens)/badges/plain@2x.png",
      "expected:   \(GoldenClient.failures)/badges/plain@2x.expected.png",
      "actual:     \(GoldenClient.failures)/badges/plain@2x.actual.png",
      "difference: \(GoldenClient.failures)/badges/plain@2x.difference.png",
      "made with Swift 6.", ", cairo 1.",
      "to update:  RENDER_MARKERS_UPDATE_GOLDENS=1 RENDER_MARKERS_GOLDEN_FILTER="
        + "badges/plain@2x.png swift test",
      "BadgeTests.swift:15:",
    ] { #expect(run.output.contains(line), "\(line) is missing in\n\(run.output)") }
    #expect(client.golden(picture) == golden)
    try await sameLineAsCompare(run)

    let expected = try #require(client.failure("badges/plain@2x.expected.png"))
    let actual = try #require(client.failure("badges/plain@2x.actual.png"))
    let difference = try #require(client.failure("badges/plain@2x.difference.png"))
    #expect(expected == golden)
    #expect(try PNG.decode(actual)[3, 1] == 0xFF33_6699)
    // Three parts of 6 × 4 pixels, eight times as large, with gaps of 8; no labels above.
    let size = try PNG.decode(difference)
    #expect(size.width == 176 && size.height == 48)
    #expect(
      run.attachments == [
        "badges-plain@2x.expected.png": expected, "badges-plain@2x.actual.png": actual,
        "badges-plain@2x.difference.png": difference,
      ])
  }

  /// The words of `render-markers compare` about the same two files.
  private func sameLineAsCompare(_ run: GoldenClient.Run) async throws {
    let sides = [GoldenClient.goldens, "\(GoldenClient.failures)/badges/plain@2x.actual.png"]
    let item = ComparisonCase(
      RelativePath(picture), expected: .file("\(sides[0])/\(picture)"), actual: .file(sides[1]))
    let outcome = await CaseComparer(.exact, loadsAll: false, cells: .none).compare(item)
    #expect(run.output.contains(outcome.result.line), "\(outcome.result.line)")
  }

  @Test func labelsStandAboveWhereTheFontIsKnown() async throws {
    try client.changePicture { $0[3, 1] = 0 }
    _ = try await client.run("picture", ["RENDER_MARKERS_FONTS": "\(Goldens.root)/.fonts"])
    let difference = try #require(client.failure("badges/plain@2x.difference.png"))
    #expect(try PNG.decode(difference).height == 48 + 24)
  }

  @Test func otherSizeFails() async throws {
    try client.write(
      PNG.encode(Bitmap(width: 6, height: 5), format: .rgba, scale: 2), picture)
    let run = try await client.run("picture")
    #expect(run.status != 0)
    #expect(
      run.output.contains("badges/plain@2x.png: 6 × 4 pixels instead of 6 × 5"), "\(run.output)")
    #expect(run.attachments.count == 3)
  }

  @Test func otherTextFails() async throws {
    try client.write(Array("frame 1\ncore 3 × 3\n".utf8), GoldenClient.text)
    let run = try await client.run("text")
    #expect(run.status != 0)
    #expect(run.output.contains("different   badges/plain.txt: line 2 differs:"), "\(run.output)")
    #expect(run.output.contains("- core 3 × 3") && run.output.contains("+ core 2 × 2"))
    #expect(
      run.attachments == [
        "badges-plain.expected.txt": Array("frame 1\ncore 3 × 3\n".utf8),
        "badges-plain.actual.txt": Array("frame 1\ncore 2 × 2\n".utf8),
      ])
  }

  @Test func missingFails() async throws {
    try client.remove(picture)
    let run = try await client.run("picture")
    #expect(run.status != 0)
    #expect(
      run.output.contains(
        "new         badges/plain@2x.png: there is no golden for this picture"), "\(run.output)")
    #expect(Array(run.attachments.keys) == ["badges-plain@2x.actual.png"])
    #expect(client.golden(picture) == nil)
  }

  @Test func toleranceNeedsAReason() async throws {
    try client.changePicture { $0[3, 1] = 0xFF33_669B }
    let file = "\(picture).tolerance.json"
    try client.write(Array(#"{"maxDelta": 2, "reason": "rounding of cairo 1.18"}"#.utf8), file)
    let passing = try await client.run("picture|noOrphans")
    #expect(passing.status == 0, "\(passing.output)")
    try client.write(Array(#"{"maxDelta": 2}"#.utf8), file)
    let failing = try await client.run("picture")
    #expect(failing.status != 0)
    let text = "\(file):1: reason: missing: a tolerance says why it is needed"
    #expect(failing.output.contains(text), "\(failing.output)")
  }

  @Test func faultsAreNamed() async throws {
    let run = try await client.run("faults", ["CLIENT_FAULTS": "1", "CLIENT_RECORD": "all"])
    #expect(run.status != 0)
    #expect(
      run.output.contains("badges/faulty.png: pixel 0, 0 is 0xffffff, which is not premultiplied"),
      "\(run.output)")
    #expect(run.output.contains("../outside.txt: a golden's name stays within its folder"))
    #expect(client.golden("badges/faulty.png") == nil && client.golden("../outside.txt") == nil)
  }
}
