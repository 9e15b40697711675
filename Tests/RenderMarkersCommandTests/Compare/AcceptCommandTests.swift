import Bitmap
import Foundation
import PNGCodec
import Testing

/// `accept`, from the outside: what it writes, and that nothing is ever lost.
@Suite struct AcceptCommandTests {
  private let fixture: CommandFixture
  private let golden = GoldensFixture.golden

  init() throws { fixture = try GoldensFixture().command }

  @Test func onlyWhatDiffersIsWritten() throws {
    let small = try #require(fixture.bytes(golden))
    let other = try #require(fixture.bytes(GoldensFixture.other))
    try fixture.write(gray: 7, golden)
    // The same pixels in other bytes.
    let copy = try PNG.encode(PNG.decode(other), format: .rgba, scale: 1)
    try fixture.write(copy, GoldensFixture.other)
    let ending = try fixture.run("accept", "bus-stop")
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        wrote    markers/bus-stop/z16-light@2x.png: 44 × 44 pixels instead of 8 × 6
        1 written, 11 unchanged

        """)
    #expect(fixture.bytes(golden) == small)
    #expect(fixture.bytes(GoldensFixture.other) == copy)
    #expect(try fixture.run("accept", "bus-stop").output == "0 written, 12 unchanged\n")
  }

  @Test(arguments: ["true", "1", "yes", "github"])
  func refusesWhereCIIsSet(value: String) throws {
    try fixture.write(gray: 7, golden)
    let before = fixture.bytes(golden)
    let ending = try fixture.run("accept", "bus-stop", environment: ["CI": value])
    #expect(ending.status == 77)
    #expect(ending.errors.contains("CI is set to '\(value)'"))
    #expect(ending.output.isEmpty)
    #expect(fixture.bytes(golden) == before)
  }

  @Test func aLinkStaysAndItsFileIsReplaced() throws {
    let wanted = try #require(fixture.bytes(golden))
    try FileManager.default.removeItem(atPath: fixture.path(golden))
    try fixture.write(gray: 7, "goldens/shared/stop.png")
    try fixture.link(golden, to: "../../shared/stop.png")
    #expect(try fixture.run("accept", "bus-stop").status == 0)
    #expect(fixture.bytes("goldens/shared/stop.png") == wanted)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: fixture.path(golden))
        == "../../shared/stop.png")
  }

  @Test func aLinkOutOfTheFolderIsRefused() throws {
    try fixture.write(gray: 7, "outside.png")
    let before = fixture.bytes("outside.png")
    try FileManager.default.removeItem(atPath: fixture.path(golden))
    try fixture.link(golden, to: "../../../outside.png")
    let ending = try fixture.run("accept", "bus-stop")
    #expect(ending.status == 73)
    #expect(ending.errors.contains("outside of the goldens folder"))
    #expect(fixture.bytes("outside.png") == before)
  }

  @Test func sixteenAtOnceLeaveWholeGoldens() throws {
    let wanted = try #require(fixture.bytes(golden))
    try fixture.write(gray: 7, golden)
    let processes = (0..<16).map { _ in
      let process = Program.process(["accept", "bus-stop"], in: fixture.root)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      return process
    }
    for process in processes { try process.run() }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(fixture.bytes(golden) == wanted)
    #expect(fixture.files("goldens").allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test(arguments: 0..<12)
  func killedAtAnyMomentEveryGoldenIsOldOrNew(turn: Int) throws {
    let names = fixture.files("goldens").filter { $0.hasSuffix(".png") }
    var new: [String: Bitmap] = [:]
    for name in names { new[name] = try fixture.decoded("goldens/\(name)") }
    for name in names { try fixture.write(gray: 7, "goldens/\(name)") }
    let old = try fixture.decoded("goldens/\(names[0])")
    let process = Program.process(["accept", "bus-stop"], in: fixture.root)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(UInt32(20_000 + turn * 15_000))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for name in names {
      let now = try fixture.decoded("goldens/\(name)")
      #expect(now == old || now == new[name], "\(name)")
    }
  }

  @Test func aFullDiskKeepsTheOldGolden() throws {
    for name in fixture.files("goldens").filter({ $0.hasSuffix(".png") }) {
      try fixture.write(gray: 7, "goldens/\(name)")
    }
    let before = fixture.bytes(golden)
    let ending = try fixture.run("accept", "z16-light", limit: "ulimit -f 0")
    #expect(ending.status == 74, "\(ending)")
    #expect(ending.errors.contains("cannot write goldens/markers/bus-stop/z16-light@2x.png"))
    #expect(fixture.bytes(golden) == before)
    #expect(fixture.files("goldens").allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test func mistakes() throws {
    #expect(try fixture.run("accept", "--goldens", "nowhere").status == 66)
    #expect(try fixture.run("accept", "tram").status == 64)
    #expect(try fixture.run("accept", "--from", "none.json").status == 66)
    try fixture.write("{}", "review.json")
    let ending = try fixture.run("accept", "--from", "review.json")
    #expect(ending.status == 65)
    #expect(ending.errors.contains("review.json:1: format: "))
  }
}
