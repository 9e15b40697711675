import Bitmap
import PNGCodec
import Testing

/// `--animated`: what it writes, and command lines that it does not take.
@Suite struct AnimationTests {
  private static let motion = ["motion", "--theme=dark", "--scale=1", "--fps=4"]

  @Test func writesOneFileAndSaysSo() throws {
    let folder = try TestFolder()
    let run = try Tool.run(Self.motion + ["--animated", "m.png"], in: folder).succeeding()
    #expect(run.lines == ["m.png"])
    #expect(try folder.names() == ["m.png"])
    let file = try PNGFile(folder.bytes("m.png"))
    #expect(file.chunkNames.prefix(6) == ["IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT"])
    // 0.5852 s at 4 frames a second: 3 there, 3 back, and one at each end.
    #expect(file.chunks.first { $0.name == "acTL" }?.data.prefix(4) == [0, 0, 0, 8])
    #expect(file.chunks.filter { $0.name == "fcTL" }.count == 8)
    #expect(file.density == [2835, 2835, 1])
    #expect(try file.bitmap().width == 960)
  }

  @Test func writesWebP() throws {
    let folder = try TestFolder()
    try Tool.run(Self.motion + ["--animated=m.WebP", "--quiet"], in: folder).succeeding()
    let bytes = try folder.bytes("m.WebP")
    #expect(bytes.starts(with: Array("RIFF".utf8)))
    #expect(Array(bytes[8..<16]) == Array("WEBPVP8X".utf8))
  }

  private struct Entry: Decodable {
    let path: String
    let theme: String
    let width: Double
    let frames: Int
    let seconds: Double
    let cells: [SheetEntry.Cell]
  }

  @Test func manifestCountsFrames() throws {
    let folder = try TestFolder()
    let run = try Tool.run(Self.motion + ["--animated=m.png", "--json"], in: folder).succeeding()
    let entry = try #require(try run.json([Entry].self).first)
    #expect(entry.path == "m.png")
    #expect(entry.theme == "dark")
    #expect(entry.width == 960)
    #expect(entry.frames == 8)
    // 3 ticks at each rest, 6 in motion, of a quarter of a second.
    #expect(entry.seconds == 3)
    #expect(entry.cells.count == 11)
    #expect(entry.cells[0].caption == "Station · eased, 250 ms")
  }

  static let refused: [BadCommandLine] = [
    BadCommandLine(
      "stations --theme dark --scale 1 --animated a.png",
      "'--animated' shows one sheet, not stations; accepted: motion"),
    BadCommandLine(
      "--theme dark --scale 1 --animated a.png", "not stations, vehicles, routes; accepted: motion"),
    BadCommandLine(
      "motion stations --theme dark --scale 1 --animated a.png", "not motion, stations"),
    BadCommandLine("--all --theme dark --scale 1 --animated a.png", "accepted: motion"),
    BadCommandLine(
      "motion --scale 1 --animated a.png",
      "'--animated' takes one value of '--theme', not light,dark"),
    BadCommandLine(
      "motion --theme dark --animated a.png", "takes one value of '--scale', not 1,2,3"),
    BadCommandLine(
      "motion --theme dark --scale 1 --animated a.gif",
      "invalid value 'a.gif' for '--animated'; accepted: the path of a .png or .webp file"),
    BadCommandLine(["motion", "--theme=dark", "--scale=1", "--animated="], "invalid value ''"),
    BadCommandLine("motion --fps 30", "'--fps' goes with '--animated' only"),
    BadCommandLine(
      "motion --theme dark --scale 1 --animated a.png --grid",
      "'--grid' does not go with '--animated'"),
    BadCommandLine(
      "motion --theme dark --scale 1 --animated a.png --redlines",
      "'--redlines' does not go with '--animated'"),
    BadCommandLine(
      "motion --theme dark --scale 1 --animated a.png --format svg", "'--format' does not go"),
    BadCommandLine(
      "motion --theme dark --scale 1 --animated a.png --out x", "'--out' does not go"),
    BadCommandLine(
      "motion --theme dark --scale 1 --animated a.png --only zzz", "no cell matches --only 'zzz'"),
  ]

  @Test(arguments: refused) func otherCommandLinesAreRefused(line: BadCommandLine) throws {
    try expectFailure(line.arguments, status: 64, line.message, in: TestFolder())
  }

  @Test(arguments: ["0", "91", "10000", "-1", "1.5", "abc", "060", ""])
  func otherRatesAreRefused(rate: String) throws {
    try expectFailure(
      ["motion", "--theme=dark", "--scale=1", "--animated=a.png", "--fps=\(rate)"], status: 64,
      "invalid value '\(rate)' for '--fps'; accepted: a whole number from 1 to 90",
      in: TestFolder())
  }

  /// 55.5444 s there at 90 frames a second: 4999 frames, twice, and two at rest.
  @Test func tenThousandFramesAreRefused() throws {
    let folder = try TestFolder()
    try folder.write(
      #"""
      {"stop": {"selection": {"duration": {"$type": "duration",
      "$value": {"value": 55.5444, "unit": "s"}}}}}
      """#, to: "slow.json")
    try expectFailure(
      [
        "motion", "--theme=dark", "--scale=1", "--animated=a.png", "--fps=90",
        "--tokens=slow.json",
      ], status: 64, "an animation of 10000 frames", "1 to 1000", in: folder)
  }

  @Test func noFramesAreRefused() throws {
    let nothing = #"{"$type": "duration", "$value": {"value": 0, "unit": "ms"}}"#
    let folder = try TestFolder()
    try folder.write(
      """
      {"stop": {"selection": {"duration": \(nothing)}},
       "vehicle": {"selection": {"duration": \(nothing)}},
       "motion": {"sheet": {"duration": \(nothing), "reduced-duration": \(nothing),
       "fade-duration": \(nothing)}}}
      """, to: "still.json")
    try expectFailure(
      ["motion", "--theme=dark", "--scale=1", "--animated=a.webp", "--tokens=still.json"],
      status: 64, "an animation of 0 frames", "nothing moves", in: folder)
  }

  @Test func whatCannotBeCreatedIsSaid() throws {
    let folder = try TestFolder()
    try folder.makeFolder("there.png")
    try expectFailure(
      Self.motion + ["--animated=there.png"], status: 73, "cannot create there.png", in: folder)
    try expectFailure(
      Self.motion + ["--animated=no/m.png"], status: 73, "cannot create no/m.png", in: folder)
  }
}
