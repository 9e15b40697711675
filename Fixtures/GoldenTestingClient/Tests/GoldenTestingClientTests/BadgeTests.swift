import Foundation
import GoldenTesting
import Testing

/// Tests as a package writes them that has pictures and no renderer of ours.
struct BadgeTests {
  static let goldens = GoldenFolder("Goldens")

  /// What this run may write; the environment's wish unless CLIENT_RECORD names another.
  static let recording =
    GoldenRecording(rawValue: ProcessInfo.processInfo.environment["CLIENT_RECORD"] ?? "")
    ?? .environment

  @Test func picture() {
    expectGolden(
      Badge.bitmap, named: "badges/plain@2x.png", in: Self.goldens, record: Self.recording, scale: 2
    )
  }

  @Test func text() {
    expectGolden(
      Badge.text, named: "badges/plain.txt", in: Self.goldens, record: Self.recording)
  }

  @Test func noOrphans() {
    expectNoOrphans(
      in: Self.goldens, besides: ["badges/plain@2x.png", "badges/plain.txt"],
      record: Self.recording)
  }

  @Test func decodes() throws {
    let file = URL(filePath: Self.goldens.path).appending(path: "badges/plain@2x.png")
    let bitmap = try Bitmap(png: Array(Data(contentsOf: file)))
    #expect(bitmap.width == 6 && bitmap.height == 4)
    #expect(bitmap[0, 0] == 0)
    #expect(bitmap[1, 1] == 0x8040_2000)
    #expect(bitmap[3, 2] == 0xFF33_6699)
  }

  @Test func refusesWhatIsNoPicture() throws {
    let error = try #require(throws: PictureError.self) { try Bitmap(png: []) }
    #expect(error.description == "the picture is empty, not a picture")
  }

  /// Only where CLIENT_FAULTS is set: both expectations fail.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CLIENT_FAULTS"] != nil))
  func faults() {
    expectGolden(
      Bitmap(width: 1, height: 1, pixels: [0x00FF_FFFF]), named: "badges/faulty.png",
      in: Self.goldens, record: Self.recording)
    expectGolden("text", named: "../outside.txt", in: Self.goldens, record: Self.recording)
  }
}
