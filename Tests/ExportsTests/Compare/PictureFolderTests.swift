import Exports
import Foundation
import Testing

@Suite struct PictureFolderTests {
  private let fixture: PictureFixture

  init() throws { fixture = try PictureFixture() }

  private func names(_ folder: PictureFolder) -> [String] { folder.pictures.map(\.text) }

  @Test func picturesAreFoundInAllFoldersSortedByBytes() throws {
    for name in ["b.png", "a/z.png", "a.png", "B.PNG", "a/b/c.png", "é.png", "a/note.txt"] {
      try fixture.write([1], name)
    }
    try fixture.write([1], ".hidden.png")
    try fixture.write("{}", "a.png.tolerance.json")
    let folder = try PictureFolder(fixture.root)
    #expect(names(folder) == ["B.PNG", "a.png", "a/b/c.png", "a/z.png", "b.png", "é.png"])
    #expect(folder.tolerances.map(\.text) == ["a.png.tolerance.json"])
    #expect(folder.otherCount == 1)
    #expect(folder.problems.isEmpty)
  }

  @Test func normalFormsAreTwoNames() throws {
    try fixture.write([1], "e\u{301}.png")
    try fixture.write([2], "\u{E9}.png")
    let folder = try PictureFolder(fixture.root)
    #expect(folder.pictures.count == 2)
    #expect(Set(folder.pictures).count == 2)
    let both = try FolderCases(expected: folder, actual: folder)
    #expect(both.cases.count == 2)
    #expect(both.notes.count == 1)
    #expect(both.notes[0].contains("differ only in case or Unicode normal form"))
  }

  @Test func namesThatDifferInCaseAreTwoAndReported() throws {
    try fixture.write([1], "x/Bus.png")
    try fixture.write([2], "x/bus.png")
    let folder = try PictureFolder(fixture.root)
    let both = try FolderCases(expected: folder, actual: folder)
    #expect(both.cases.map(\.path.text) == ["x/Bus.png", "x/bus.png"])
    #expect(both.notes.count == 1)
    #expect(both.notes.first?.hasPrefix("x/Bus.png, x/bus.png differ only in case") == true)
  }

  @Test func aLinkToAFileCountsAndOneToAFolderIsAProblem() throws {
    try fixture.write([1], "real/a.png")
    try fixture.link("b.png", to: "real/a.png")
    try fixture.link("loop", to: ".")
    try fixture.link("gone.png", to: "nowhere.png")
    let folder = try PictureFolder(fixture.root)
    #expect(names(folder) == ["b.png", "real/a.png"])
    #expect(folder.problems.map(\.path.text) == ["gone.png", "loop"])
    #expect(folder.problems.map(\.reason)[0].contains("leads nowhere"))
    #expect(folder.problems.map(\.reason)[1].contains("not followed"))
  }

  @Test func aFIFOIsNotWaitedFor() throws {
    #expect(mkfifo(fixture.path("a.png"), 0o666) == 0)
    let folder = try PictureFolder(fixture.root)
    #expect(folder.pictures.isEmpty)
    #expect(folder.problems.map(\.reason) == ["it is neither a file nor a folder"])
  }

  @Test func aFolderThatDoesNotExistIsAnError() {
    let error = #expect(throws: FileError.self) { try PictureFolder(fixture.path("none")) }
    #expect(error?.kind == .missing)
    #expect(error?.path == fixture.path("none"))
  }

  @Test func aMarkBeforeTheEndingDoesNotHideAPicture() throws {
    try fixture.write([1], "a\u{600}.png")
    #expect(try PictureFolder(fixture.root).pictures.count == 1)
  }
}
