import Foundation
import Testing

/// Bad input of `compare`: a status and a message that names it, never a yes.
@Suite struct CompareBadInputTests {
  private let fixture: CommandFixture

  init() throws {
    fixture = try CommandFixture()
    try fixture.write(gray: 1, "e/a.png")
    try fixture.write(gray: 1, "a/a.png")
    try fixture.folder("empty")
  }

  private func expect(
    _ arguments: [String], _ status: Int32, _ part: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ending = try Program.run(["compare"] + arguments, in: fixture.root)
    #expect(ending.status == status, "\(ending)", sourceLocation: sourceLocation)
    #expect(ending.errors.contains(part), "\(ending)", sourceLocation: sourceLocation)
    #expect(ending.output.isEmpty, "\(ending)", sourceLocation: sourceLocation)
  }

  @Test func sidesThatDoNotExist() throws {
    try expect(["none", "a"], 66, "the expected side 'none' does not exist")
    try expect(["e", "none"], 66, "the actual side 'none' does not exist")
    try expect(["e/none.png", "a/a.png"], 66, "'e/none.png' does not exist")
    let long = String(repeating: "x", count: 300)
    try expect([long, "a"], 66, "does not exist")
    try expect(["e", "a/a.png/deeper"], 66, "does not exist")
  }

  @Test func foldersThatAreEmpty() throws {
    try expect(["empty", "a"], 66, "'empty' holds no picture")
    try expect(["e", "empty"], 66, "'empty' holds no picture")
    try fixture.write("text", "words/readme.txt")
    try expect(["e", "words"], 66, "'words' holds no picture")
  }

  @Test func sidesThatAreTheSame() throws {
    try expect(["e", "e"], 64, "are the same folder")
    try expect(["e", "./a/../e/"], 64, "are the same folder")
    try fixture.link("alias", to: "e")
    try expect(["e", "alias"], 64, "are the same folder")
    try expect(["e/a.png", "alias/a.png"], 64, "are the same file")
  }

  @Test func aFileAndAFolder() throws {
    try expect(["e", "a/a.png"], 64, "'e' is a folder and the other side is a file")
    try expect(["e/a.png", "a"], 64, "'a' is a folder and the other side is a file")
  }

  @Test func outputsThatWouldDestroyAPicture() throws {
    try expect(["e/a.png", "a/a.png", "--diff", "e/a.png"], 64, "--diff e/a.png")
    try expect(["e/a.png", "a/a.png", "--json", "./a/a.png"], 64, "--json ./a/a.png")
    try expect(["e", "a", "--diff", "d.png"], 64, "--diff is for two files")
    try expect(["e", "a", "--json", "-", "--junit", "-"], 64, "--json and --junit")
  }

  @Test(arguments: [
    ([], "missing argument '<expected>'"), (["e"], "missing argument '<actual>'"),
    (["e", "a", "b"], "unexpected argument 'b'"),
    (["e", "a", "--max-delta", "256"], "invalid value '256' for '--max-delta'"),
    (["e", "a", "--max-delta", "-1"], "invalid value '-1' for '--max-delta'"),
    (["e", "a", "--max-pixels", "1%"], "accepted: a whole number from 0 to 400000000"),
    (["e", "a", "--mask", "0,0,10"], "accepted: whole pixels X,Y,WIDTH,HEIGHT"),
    (["e", "a", "--mask", "0,0,0,10"], "invalid value '0,0,0,10' for '--mask'"),
    (["e", "a", "--mask", "0,-1,1,10"], "invalid value '0,-1,1,10' for '--mask'"),
    (["e", "a", "--thresold", "1"], "unknown option '--thresold'"),
    (["", "a"], "invalid value '' for '<path>'"),
  ])
  func mistakesOfTheCommandLine(arguments: [String], part: String) throws {
    try expect(arguments, 64, part)
  }

  @Test func filesThatAreNoPictures() throws {
    let bytes = try #require(fixture.bytes("e/a.png"))
    let contents: [(String, [UInt8], String)] = [
      ("cut.png", Array(bytes.prefix(60)), "cut off or damaged"), ("empty.png", [], "is empty"),
      (
        "pointer.png", Array("version https://git-lfs.github.com/spec/v1\n".utf8),
        "Git LFS pointer, not a picture: run git lfs pull"
      ),
      ("words.png", Array("hello".utf8), "is not a PNG"),
    ]
    for (name, content, part) in contents {
      try fixture.write(bytes, "e2/\(name)")
      try fixture.write(content, "a2/\(name)")
      let ending = try fixture.run("compare", "e2/\(name)", "a2/\(name)", "--max-pixels", "99999")
      #expect(ending.status == 1)
      #expect(ending.output.hasPrefix("unreadable  \(name): a2/\(name) "))
      #expect(ending.output.contains(part))
    }
    let ending = try fixture.run("compare", "e2", "a2")
    #expect(ending.status == 1)
    #expect(ending.output.hasSuffix("4 compared: 4 unreadable\n"))
  }

  @Test func aPictureThatMayNotBeReadOrLeadsNowhere() throws {
    try fixture.link("a/gone.png", to: "nowhere.png")
    try fixture.write(gray: 1, "e/gone.png")
    let ending = try fixture.run("compare", "e", "a")
    #expect(ending.status == 1)
    #expect(ending.output.contains("unreadable  gone.png: a/gone.png: it is a link that leads"))
  }

  @Test func namesOfAllKindsAreEachTheirOwn() throws {
    let names = [
      "-rf.png", "a b.png", "A.png", "e\u{301}.png", "\u{E9}.png", "new\nline.png",
      "quote\"<'.png", String(repeating: "x", count: 251) + ".png",
    ]
    for name in names {
      try fixture.write(gray: 1, "e3/\(name)")
      try fixture.write(gray: 1, "a3/\(name)")
    }
    try fixture.write(gray: 2, "a3/\u{E9}.png")
    let ending = try fixture.run("compare", "e3", "a3", "--report", "page3")
    #expect(ending.status == 1)
    #expect(ending.output.contains("8 compared: 7 equal, 1 different"))
    #expect(ending.output.hasPrefix("different   \u{E9}.png: "))
    #expect(ending.errors.contains("Unicode normal form"))
  }

  @Test func aVeryWideAndAVeryHighPictureAreDifferent() throws {
    try fixture.write(gray: 1, "e/long.png", width: 32_767, height: 1)
    try fixture.write(gray: 1, "a/long.png", width: 1, height: 32_767)
    let ending = try fixture.run("compare", "e", "a", "--report", "page")
    #expect(ending.status == 1)
    #expect(
      ending.output.contains("different   long.png: 1 × 32767 pixels instead of 32767 × 1"))
    try expect(["e/long.png", "a/long.png", "--diff", "d.png"], 64, "--diff has no room")
  }

  @Test func aFullDiskIsAnError() throws {
    try fixture.write(gray: 9, "a/a.png")
    let ending = try fixture.run("compare", "e", "a", "--json", "/dev/full")
    #expect(ending.status == 74)
    #expect(ending.errors.contains("cannot write /dev/full"))
    let limited = try fixture.run("compare", "e", "a", "--report", "page", limit: "ulimit -f 1")
    #expect(limited.status == 74)
    #expect(fixture.bytes("page/review-data.js") == nil)
  }
}
