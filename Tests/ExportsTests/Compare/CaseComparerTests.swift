import Bitmap
import Exports
import PNGCodec
import Testing

/// The verdict of a case from its two files.
@Suite struct CaseComparerTests {
  private let fixture: PictureFixture

  init() throws { fixture = try PictureFixture() }

  private func compare(
    _ options: ComparisonOptions = .exact, tolerance: String? = nil
  ) async throws -> ComparedCase {
    let tolerance = try tolerance.map { try CaseTolerance(Array($0.utf8), file: "t") }
    let comparer = CaseComparer(options, loadsAll: false, cells: .none)
    let item = ComparisonCase(
      RelativePath("a.png"), expected: .file(fixture.path("e.png")),
      actual: .file(fixture.path("a.png")), tolerance: tolerance)
    return await comparer.compare(item).result
  }

  private func write(_ expected: Bitmap, _ actual: Bitmap) throws {
    try fixture.write(expected, "e.png")
    try fixture.write(actual, "a.png")
  }

  @Test func equalPixelsInOtherBytesAreEqual() async throws {
    let bitmap = PictureFixture.gray(90, width: 200, height: 200)
    try fixture.write(PNG.encode(bitmap, format: .rgba, scale: 1), "e.png")
    try fixture.write(PNG.encodeSmallest(bitmap, format: .rgb, scale: 2), "a.png")
    #expect(fixture.bytes("e.png") != fixture.bytes("a.png"))
    #expect(try await compare().verdict == .equal)
  }

  @Test func equalBytesAreNotDecoded() async throws {
    let bytes = try PNG.encode(PictureFixture.gray(1), format: .rgb, scale: 1)
    try fixture.write(Array(bytes.dropLast(20)), "e.png")
    try fixture.write(Array(bytes.dropLast(20)), "a.png")
    #expect(try await compare().verdict == .equal)
  }

  @Test func twoPointersOfGitLFSAreNotEqualPictures() async throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n"
    try fixture.write(pointer, "e.png")
    try fixture.write(pointer, "a.png")
    let result = try await compare()
    #expect(result.verdict == .unreadable)
    #expect(result.message?.contains("Git LFS pointer") == true)
    #expect(result.message?.contains(fixture.path("e.png")) == true)
  }

  @Test func whiteOnNothingIsNotNothing() async throws {
    var white = Bitmap(width: 4, height: 4)
    white[1, 2] = 0xFFFF_FFFF
    try write(Bitmap(width: 4, height: 4), white)
    let result = try await compare()
    #expect(result.verdict == .different)
    #expect(result.comparison?.pixels?.count == 1)
    #expect(result.comparison?.pixels?.box == PixelRect(x: 1, y: 2, width: 1, height: 1))
  }

  @Test(arguments: [(8, 7), (9, 6), (6, 8), (1, 1)])
  func anotherSizeIsDifferentWhateverIsAllowed(width: Int, height: Int) async throws {
    try write(PictureFixture.gray(9), PictureFixture.gray(9, width: width, height: height))
    let result = try await compare(ComparisonOptions(maxDelta: 255, maxPixels: 1_000_000))
    #expect(result.verdict == .different)
    #expect(result.detail == "\(width) × \(height) pixels instead of 8 × 6")
  }

  @Test func oneChangedPixelOfAnEightBySix() async throws {
    var actual = PictureFixture.gray(100)
    actual[7, 5] = 0xFF64_6465
    try write(PictureFixture.gray(100), actual)
    let result = try await compare()
    #expect(result.verdict == .different)
    #expect(
      result.line
        == "different   a.png: 1 pixel differs by up to 1 level, within 1 × 1 at (7, 5); "
        + "OKLab 0.0016; 1 region")
  }

  @Test(arguments: [(0, ReviewVerdict.equal), (4, .tolerated), (5, .tolerated), (6, .different)])
  func aToleranceIsUpTo(count: Int, verdict: ReviewVerdict) async throws {
    var actual = PictureFixture.gray(100)
    for x in 0..<count { actual[x, 0] = 0xFFFF_0000 }
    try write(PictureFixture.gray(100), actual)
    let result = try await compare(tolerance: #"{"maxPixels": 5, "reason": "dithering"}"#)
    #expect(result.verdict == verdict)
    #expect(result.passes == (verdict != .different))
    #expect(result.detail.contains("tolerated: dithering") == (verdict == .tolerated))
  }

  @Test func aCutOffFileIsUnreadableAndNamed() async throws {
    try write(PictureFixture.gray(1), PictureFixture.gray(2))
    let bytes = try #require(fixture.bytes("a.png"))
    try fixture.write(Array(bytes.prefix(50)), "a.png")
    let result = try await compare(ComparisonOptions(maxPixels: 1000))
    #expect(result.verdict == .unreadable)
    #expect(!result.passes)
    #expect(result.message?.hasPrefix("\(fixture.path("a.png")) is cut off or damaged") == true)
  }

  @Test func bothSidesProblemsAreTold() async throws {
    try fixture.write("not a picture", "e.png")
    try fixture.write([], "a.png")
    let message = try await compare().message
    #expect(message?.contains("\(fixture.path("e.png")) is not a PNG") == true)
    #expect(message?.contains("\(fixture.path("a.png")) is empty") == true)
  }

  @Test func oneSideAlone() async throws {
    try fixture.write(PictureFixture.gray(1), "e.png")
    let comparer = CaseComparer(.exact, loadsAll: false, cells: .none)
    let file = PictureSource.file(fixture.path("e.png"))
    let missing = ComparisonCase(RelativePath("x"), expected: file, actual: nil)
    let new = ComparisonCase(RelativePath("x"), expected: nil, actual: file)
    #expect(await comparer.compare(missing).result.verdict == .missing)
    #expect(await comparer.compare(new).result.verdict == .new)
    try fixture.write("junk", "e.png")
    #expect(await comparer.compare(new).result.verdict == .unreadable)
  }

  @Test func manyCasesKeepTheirOrder() async throws {
    for index in 0..<60 {
      try fixture.write(PictureFixture.gray(UInt32(index)), "e/\(index).png")
      try fixture.write(PictureFixture.gray(UInt32(index / 2 * 2)), "a/\(index).png")
    }
    let both = try FolderCases(
      expected: PictureFolder(fixture.path("e")), actual: PictureFolder(fixture.path("a")))
    let comparer = CaseComparer(.exact, loadsAll: false, cells: .none)
    let one = try await ComparisonRun(both.cases, comparer).run(workers: 1)
    let many = try await ComparisonRun(both.cases, comparer).run(workers: 8)
    #expect(one.map(\.line) == many.map(\.line))
    #expect(one.map(\.path) == both.cases.map(\.path))
    #expect(one.count { $0.verdict == .different } == 30)
  }
}
