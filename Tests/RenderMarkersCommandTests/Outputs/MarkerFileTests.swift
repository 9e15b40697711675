import Bitmap
import Testing

/// What kind of file `marker` writes, and where.
@Suite struct MarkerFileTests {
  @Test(arguments: [(1, 2835), (2, 5669), (3, 8504)])
  func aMarkerIsRGBAWithItsDensity(scale: Int, perMetre: Int) throws {
    let file = try markerPNG("station --lines red,brown --scale \(scale)")
    #expect(file.chunkNames == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(file.colorType == 6)
    #expect(file.bitDepth == 8)
    #expect(file.density == [perMetre, perMetre, 1])
  }

  @Test func aFileIsNamedOnStandardOutputAndHoldsWhatADashWrites() throws {
    let folder = try TestFolder()
    let named = try Tool.run(["marker", "bus", "-o", "a b/ü.png"], in: try folder.with("a b"))
    #expect(named.succeeding().text == "a b/ü.png\n")
    let piped = try Tool.run(["marker", "bus", "-o", "-"], in: folder)
    #expect(piped.succeeding().output == (try folder.bytes("a b/ü.png")))
    #expect(try folder.names() == ["a b", "a b/ü.png"])
  }

  /// Standard output by another name holds the picture and nothing else, in a file and in a pipe.
  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func standardOutputByName(name: String) throws {
    let folder = try TestFolder()
    try Tool.shell(
      """
      "$tool" marker bus -o \(name) >file.png
      "$tool" marker bus -o \(name) | cat >piped.png
      """, in: folder
    ).succeeding()
    let expected = try markerPNG("bus").bytes
    #expect(try folder.bytes("file.png") == expected)
    #expect(try folder.bytes("piped.png") == expected)
  }

  @Test func anExistingFileIsReplaced() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "x.png")
    try Tool.run(["marker", "bus", "-o", "x.png"], in: folder).succeeding()
    #expect(try PNGFile(folder.bytes("x.png")).bitmap().width == 28)
    #expect(try folder.names() == ["x.png"])
  }

  @Test func aStopThatIsNotDrawnIsAnEmptyPictureAndSaysSo() throws {
    let folder = try TestFolder()
    let run = try Tool.run(["marker", "bus-stop", "--map-zoom", "13.9", "-o", "-"], in: folder)
    #expect(run.ending == .status(0))
    #expect(run.errors.hasPrefix("note: nothing is drawn in this state (000"))
    let bitmap = try PNGFile(run.output).bitmap()
    #expect(bitmap == Bitmap(width: 44, height: 44))
  }

  @Test(arguments: [2, 5, 16])
  func enlargedPixelsAreExactlyThePlainOnes(factor: Int) throws {
    let words = "bus-stop --selected"
    let plain = try markerPixels(words)
    let file = try markerPNG(words + " --pixels \(factor)")
    let large = try file.bitmap()
    #expect(file.colorType == 6)
    #expect(large.width == plain.width * factor)
    #expect(large.height == plain.height * factor)
    let wrong = (0..<large.height).reduce(0) { wrong, y in
      wrong
        + (0..<large.width).count { large[$0, y] != plain[$0 / factor, y / factor] }
    }
    #expect(wrong == 0)
  }

  @Test(arguments: [
    ("none", "light", UInt32(0)), ("ground", "light", 0xFFD9_DFE6), ("ground", "dark", 0xFF2F_3946),
    ("paper", "light", 0xFFFF_FFFF), ("paper", "dark", 0xFF0F_141C),
    ("#12aBcD", "dark", 0xFF12_ABCD),
  ])
  func aBackgroundFillsTheCanvas(name: String, theme: String, color: UInt32) throws {
    let file = try markerPNG("station --lines red --theme \(theme) --background \(name)")
    let bitmap = try file.bitmap()
    #expect(file.colorType == 6)
    for (x, y) in [(0, 0), (37, 0), (0, 37), (37, 37)] { #expect(bitmap[x, y] == color) }
  }
}

extension TestFolder {
  /// This folder with another one in it.
  fileprivate func with(_ name: String) throws -> TestFolder {
    try makeFolder(name)
    return self
  }
}
