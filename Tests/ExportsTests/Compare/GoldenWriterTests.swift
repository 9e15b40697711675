import Exports
import Foundation
import Testing

/// Goldens are written within their folder and nowhere else.
@Suite struct GoldenWriterTests {
  private let fixture: PictureFixture
  private let writer: GoldenWriter

  init() throws {
    fixture = try PictureFixture()
    try fixture.write([0], "goldens/old.png")
    try fixture.write([9], "outside.png")
    writer = try GoldenWriter(fixture.path("goldens"))
  }

  private func refusal(_ name: String) -> FileError? {
    #expect(throws: FileError.self) { try writer.write([1], to: RelativePath(name)) }
  }

  @Test func newFoldersAreMade() throws {
    try writer.write([1, 2], to: RelativePath("a/b/new.png"))
    #expect(fixture.bytes("goldens/a/b/new.png") == [1, 2])
  }

  @Test(arguments: [
    "../outside.png", "a/../../outside.png", "/etc/x.png", "", ".", "..", "a//b.png", "./x.png",
    "a\0b.png", "a/../old.png",
  ])
  func namesThatLeadOutAreRefused(name: String) {
    let error = refusal(name)
    #expect(error?.kind == .cannotCreate)
    #expect(fixture.bytes("outside.png") == [9])
    #expect(fixture.bytes("goldens/old.png") == [0])
  }

  @Test func aNameOf300BytesIsAnErrorOfTheSystem() {
    #expect(refusal(String(repeating: "x", count: 296) + ".png") != nil)
  }

  @Test func aLinkWithinTheFolderIsFollowedAndStays() throws {
    try fixture.link("goldens/link.png", to: "old.png")
    try writer.write([5], to: RelativePath("link.png"))
    #expect(fixture.bytes("goldens/old.png") == [5])
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: fixture.path("goldens/link.png"))
    #expect(target == "old.png")
  }

  @Test(arguments: ["../outside.png", "ABSOLUTE"])
  func aLinkOutOfTheFolderIsRefused(target: String) throws {
    let target = target == "ABSOLUTE" ? fixture.path("outside.png") : target
    try fixture.link("goldens/link.png", to: target)
    #expect(refusal("link.png")?.reason.contains("outside of the goldens folder") == true)
    #expect(fixture.bytes("outside.png") == [9])
  }

  @Test func aLinkToAFileThatDoesNotExistIsRefused() throws {
    try fixture.link("goldens/link.png", to: "../created.png")
    #expect(refusal("link.png") != nil)
    #expect(fixture.bytes("created.png") == nil)
  }

  @Test func aFolderThatIsALinkOutIsRefused() throws {
    try fixture.write([1], "elsewhere/a.png")
    try fixture.link("goldens/family", to: "../elsewhere")
    #expect(refusal("family/a.png") != nil)
    #expect(refusal("family/deeper/new.png") != nil)
    #expect(fixture.bytes("elsewhere/a.png") == [1])
    #expect(!FileManager.default.fileExists(atPath: fixture.path("elsewhere/deeper")))
  }

  @Test func aGoldensFolderThatIsALinkItselfIsFine() throws {
    try fixture.link("alias", to: "goldens")
    try GoldenWriter(fixture.path("alias")).write([3], to: RelativePath("old.png"))
    #expect(fixture.bytes("goldens/old.png") == [3])
  }

  @Test func aGoldenIsRemovedAndAFileOutsideIsNot() throws {
    try writer.remove(RelativePath("old.png"))
    #expect(fixture.bytes("goldens/old.png") == nil)
    #expect(throws: FileError.self) { try writer.remove(RelativePath("../outside.png")) }
    #expect(fixture.bytes("outside.png") == [9])
  }

  @Test func aFolderThatDoesNotExistIsAnError() {
    #expect(throws: FileError.self) { try GoldenWriter(fixture.path("none")) }
    #expect(throws: FileError.self) { try GoldenWriter(fixture.path("outside.png")) }
  }
}
