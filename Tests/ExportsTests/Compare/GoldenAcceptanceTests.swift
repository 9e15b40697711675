import Bitmap
import Exports
import PNGCodec
import Testing

/// Which goldens are written, and which are left alone.
@Suite struct GoldenAcceptanceTests {
  private let fixture: PictureFixture
  private let expected = PictureFixture.gray(10)
  private let actual = PictureFixture.gray(20)

  init() throws {
    fixture = try PictureFixture()
    try fixture.write([], "goldens/.keep")
    try fixture.write(actual, "actual.png")
  }

  /// Compares `goldens/a.png`, as it is, with `actual.png`, and applies what was decided.
  private func apply(
    _ review: String? = nil, tolerance: String? = nil, hasActual: Bool = true
  ) async throws -> GoldenAcceptance.Result {
    let decisions = try review.map {
      try ReviewDecisions(
        Array("{\"format\": \"render-markers review 1\", \"cases\": [\($0)]}".utf8), file: "r")
    }
    let hasGolden = fixture.bytes("goldens/a.png") != nil
    let item = ComparisonCase(
      RelativePath("a.png"), expected: hasGolden ? .file(fixture.path("goldens/a.png")) : nil,
      actual: hasActual ? .file(fixture.path("actual.png")) : nil,
      tolerance: try tolerance.map { try CaseTolerance(Array($0.utf8), file: "t") })
    let comparer = CaseComparer(.exact, loadsAll: review != nil, cells: .none)
    let acceptance = GoldenAcceptance(
      try GoldenWriter(fixture.path("goldens")), decisions: decisions)
    return try acceptance.apply(await comparer.compare(item))
  }

  private func decision(_ word: String, _ expected: Bitmap?, _ actual: Bitmap?) -> String {
    func text(_ bitmap: Bitmap?) -> String { bitmap.map { "\"\($0.digest)\"" } ?? "null" }
    return """
      {"id": "a.png", "decision": "\(word)", "expectedHash": \(text(expected)), \
      "actualHash": \(text(actual))}
      """
  }

  @Test func aGoldenThatDiffersIsWrittenSmall() async throws {
    try fixture.write(expected, "goldens/a.png")
    #expect(try await apply() == .written)
    #expect(try fixture.decoded("goldens/a.png") == actual)
    #expect(
      try fixture.bytes("goldens/a.png") == PNG.encodeSmallest(actual, format: .rgba, scale: 1))
  }

  @Test func aMissingGoldenIsWritten() async throws {
    #expect(try await apply() == .written)
    #expect(try fixture.decoded("goldens/a.png") == actual)
  }

  @Test func equalPixelsKeepTheirBytes() async throws {
    let bytes = try PNG.encodeSmallest(actual, format: .rgb, scale: 3)
    try fixture.write(bytes, "goldens/a.png")
    #expect(try await apply() == .unchanged)
    #expect(fixture.bytes("goldens/a.png") == bytes)
  }

  @Test func whatIsToleratedStays() async throws {
    try fixture.write(expected, "goldens/a.png")
    let before = fixture.bytes("goldens/a.png")
    #expect(try await apply(tolerance: #"{"maxDelta": 10, "reason": "x"}"#) == .unchanged)
    #expect(fixture.bytes("goldens/a.png") == before)
  }

  @Test func aDamagedGoldenIsReplacedAndAPointerIsNot() async throws {
    try fixture.write("junk", "goldens/a.png")
    #expect(try await apply() == .written)
    let pointer = "version https://git-lfs.github.com/spec/v1\n"
    try fixture.write(pointer, "goldens/a.png")
    guard case .refused(let reason) = try await apply() else {
      Issue.record("a pointer was replaced")
      return
    }
    #expect(reason.contains("git lfs pull"))
    #expect(fixture.bytes("goldens/a.png") == Array(pointer.utf8))
  }

  @Test func anOrphanIsRemovedInAReviewOnly() async throws {
    try fixture.write(expected, "goldens/a.png")
    guard case .kept = try await apply(hasActual: false) else {
      Issue.record("an orphan was not kept")
      return
    }
    #expect(
      try await apply(decision("accept", expected, nil), hasActual: false) == .removed)
    #expect(fixture.bytes("goldens/a.png") == nil)
  }

  @Test func onlyAcceptedCasesAreApplied() async throws {
    try fixture.write(expected, "goldens/a.png")
    #expect(try await apply(decision("reject", expected, actual)) == .unchanged)
    #expect(try fixture.decoded("goldens/a.png") == expected)
    #expect(try await apply("") == .unchanged)
    #expect(try fixture.decoded("goldens/a.png") == expected)
    #expect(try await apply(decision("accept", expected, actual)) == .written)
    #expect(try fixture.decoded("goldens/a.png") == actual)
    // A second time there is nothing to do, and nothing to refuse.
    #expect(try await apply(decision("accept", expected, actual)) == .unchanged)
  }

  @Test func otherPixelsThanThoseReviewedAreRefused() async throws {
    let other = PictureFixture.gray(99)
    for stale in [
      decision("accept", expected, other), decision("accept", other, actual),
      decision("accept", nil, actual), decision("accept", expected, nil),
    ] {
      try fixture.write(expected, "goldens/a.png")
      guard case .refused(let reason) = try await apply(stale) else {
        Issue.record("applied \(stale)")
        continue
      }
      #expect(reason.contains("no longer the one that was reviewed"))
      #expect(try fixture.decoded("goldens/a.png") == expected)
    }
  }
}
