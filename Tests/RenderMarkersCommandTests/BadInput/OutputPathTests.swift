import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Where files cannot be created (73), and odd places where they can.
@Suite struct OutputPathTests {
  private static let sheet = ["stations", "--theme=light", "--scale=1", "--out"]
  private static let marker = ["marker", "bus", "-o"]

  @Test func aFileStandsWhereTheFolderShouldBe() throws {
    let folder = try TestFolder()
    try folder.write("x", to: "file")
    for name in ["file", "file/sub", "./file/"] {
      try expectFailure(
        Self.sheet + [name], status: 73, "cannot make the folder \(name)", "file is not a folder",
        in: folder)
    }
    #expect(try folder.text("file") == "x")
  }

  @Test func aFolderStandsWhereALaterFileShouldBe() throws {
    let folder = try TestFolder()
    try folder.makeFolder("proofs/stations-light@2x.png")
    // Before the first one is written.
    try expectFailure(
      ["stations", "--theme=light"], status: 73,
      "cannot create proofs/stations-light@2x.png: it is a folder", in: folder)
  }

  @Test func aMarkersFileCannotBeCreated() throws {
    let folder = try TestFolder()
    try folder.makeFolder("folder")
    try folder.write("x", to: "file")
    for (name, reason) in [
      ("folder", "it is a folder"), ("folder/", "it is a folder"), (".", "it is a folder"),
      ("file/x.png", "Not a directory"), ("missing/x.png", "No such file or directory"),
      ("new/", "No such file or directory"),
    ] {
      try expectFailure(
        Self.marker + [name], status: 73, "cannot create \(name): \(reason)", in: folder)
    }
  }

  /// /proc takes no files from anyone, root included.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func aFileSystemWithoutFiles() throws {
    let folder = try TestFolder()
    try expectFailure(Self.sheet + ["/proc/proofs"], status: 73, "/proc/proofs", in: folder)
    try expectFailure(
      Self.sheet + ["/proc"], status: 73, "/proc/stations-light.png", in: folder)
    try expectFailure(Self.marker + ["/proc/x.png"], status: 73, "/proc/x.png", in: folder)
  }

  /// Not for root, who may write where nobody may.
  @Test(.enabled(if: geteuid() != 0))
  func aFolderWithoutWriteBits() throws {
    let folder = try TestFolder()
    try folder.makeFolder("locked")
    #expect(chmod(folder.path + "/locked", 0o555) == 0)
    defer { chmod(folder.path + "/locked", 0o755) }
    try expectFailure(
      Self.sheet + ["locked"], status: 73, "locked/stations-light.png: Permission denied",
      in: folder)
    try expectFailure(
      Self.sheet + ["locked/sub"], status: 73, "locked/sub: Permission denied", in: folder)
  }

  @Test func nameComponentsTooLong() throws {
    let folder = try TestFolder()
    let long = String(repeating: "n", count: 300)
    try expectFailure(Self.sheet + [long], status: 73, long, "File name too long", in: folder)
    try expectFailure(
      Self.marker + [long + ".png"], status: 73, "File name too long", in: folder)
    let deep = String(repeating: "d/", count: 3000) + "x.png"
    try expectFailure(Self.marker + [deep], status: 73, "File name too long", in: folder)
  }

  /// 255 bytes are a name, though a temporary one beside it must not be longer.
  @Test func theLongestNameIsFine() throws {
    let folder = try TestFolder()
    let name = String(repeating: "n", count: 251) + ".png"
    try Tool.run(Self.marker + [name], in: folder).succeeding()
    #expect(try folder.names() == [name])
  }

  @Test(arguments: ["a/../b", "with space/ü 東", "./x/", "-dash", "a//b", "*?[$(x)`'\""])
  func oddFoldersAreMade(name: String) throws {
    let folder = try TestFolder()
    let run = try Tool.run(
      ["stations", "--theme=light", "--scale=1", "--out=\(name)"], in: folder)
    let path = name.hasSuffix("/") ? name + "stations-light.png" : name + "/stations-light.png"
    #expect(run.succeeding().text == path + "\n")
    #expect(try PNGFile(folder.bytes(path)).chunkNames.last == "IEND")
  }

  /// A name from a pack or a route never leads out of the folder: file names come from sheets alone.
  @Test func onlyThePlannedNamesAppear() throws {
    let folder = try TestFolder()
    try folder.makeFolder("inner")
    try Tool.run(
      ["routes", "--theme=both", "--scale=1", "--format=png,svg,pdf", "--out=inner/../inner"],
      in: folder
    ).succeeding()
    #expect(
      try folder.names() == [
        "inner", "inner/routes-both.pdf", "inner/routes-both.png", "inner/routes-both.svg",
      ])
  }

  @Test func aLinkIsFollowedAndStays() throws {
    let folder = try TestFolder()
    try folder.makeFolder("real")
    let link = folder.path + "/link.png"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/x.png")
    try Tool.run(Self.marker + ["link.png"], in: folder).succeeding()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/x.png")
    #expect(try folder.names() == ["link.png", "real", "real/x.png"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop", withDestinationPath: "loop")
    try expectFailure(
      Self.marker + ["loop"], status: 73, "Too many levels of symbolic links", in: folder)
  }

  @Test func aFilesModeIsThatOfTheUmask() throws {
    let folder = try TestFolder()
    try Tool.shell(#"umask 027; "$tool" marker bus -o x.png"#, in: folder).succeeding()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/x.png")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }
}
