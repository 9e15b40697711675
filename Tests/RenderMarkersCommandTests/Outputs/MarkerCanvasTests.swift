import Bitmap
import Testing

/// The canvas of a marker: its size, and the anchor at its centre.
@Suite struct MarkerCanvasTests {
  /// Words, side in points: twice what the ink reaches from the anchor, with a point to spare, up to
  /// a whole number. The reach is added up from spec §2.
  static let frames: [(words: String, side: Int)] = [
    ("station --lines red", 38),  // 34.03 wide
    ("station --lines red,brown,purple", 50),  // 46.93
    ("station --lines red,blue,brown,green,orange,purple,pink,yellow", 82),  // 79.18
    ("station --lines red,blue,brown,green,orange,purple,pink,yellow --selected", 92),  // × 1.12
    ("station --lines red --map-zoom 14.9", 12),  // a disc of 10
    ("bus-stop", 22),  // 20
    ("bus-stop --selected", 26),  // 22.4
    ("bus-stop --map-zoom 15.9", 10),  // 7
    ("bus-stop --map-zoom 14 --selected", 26),
    ("train --line red", 28),  // a disc of 25
    ("train --line red --selected", 34),  // 31.25
    ("train --line red --bearing 90", 58),  // arrow's tip 25.5, keyline 2
    ("train --line red --bearing 90 --selected", 72),  // × 1.25
    ("bus", 28),  // 25
    ("bus --route 22", 66),  // tag's edge 23 + 8.5 above
    ("bus --route 22 --bearing 0", 66),  // below
    ("bus --route 22 --selected", 82),  // × 1.25
    ("route-chip --line red", 30),  // a disc of 28
    ("route-chip --line red --selected", 40),  // halo's radius 18.5
    ("route-chip --all", 46),  // 44 wide
    ("route-chip --all --selected", 56),  // halo 4.5
    ("nearby-button", 46),  // 44
  ]

  @Test(arguments: frames)
  func theDefaultFrameIsTheSmallestEvenOneWithAPointToSpare(words: String, side: Int) throws {
    let bitmap = try markerPixels(words)
    #expect(bitmap.width == side)
    #expect(bitmap.height == side)
  }

  /// What is the same about its centre is drawn so, in any frame at any scale.
  @Test(arguments: [
    ("bus-stop --selected --scale 1", nil), ("bus-stop --selected --scale 3", nil),
    ("train --line blue --scale 2", 26), ("train --line blue --scale 3", 29),
    ("route-chip --line red --selected --scale 1", 99), ("nearby-button --scale 2", 300),
  ])
  func theAnchorIsAtTheCentre(words: String, frame: Int?) throws {
    let bitmap = try markerPixels(words + (frame.map { " --frame \($0)" } ?? ""))
    let ink = try #require(bitmap.bounds { $0 != 0 })
    #expect(ink.left == bitmap.width - ink.right)
    #expect(ink.top == bitmap.height - ink.bottom)
  }

  /// A tag above the body moves the ink, not the anchor: rows through the body are as without it.
  @Test func aTagDoesNotMoveTheAnchor() throws {
    let plain = try markerPixels("bus --scale 2 --frame 80")
    let tagged = try markerPixels("bus --scale 2 --frame 80 --route 22")
    #expect(plain.width == 160)
    for y in 80..<160 {
      for x in 0..<160 { #expect(plain[x, y] == tagged[x, y]) }
    }
    #expect(tagged.bounds { $0 != 0 }?.top == (40 - 31) * 2 - 1)
  }

  @Test func aCapsulesLeadingPixelsAreAtItsHalfWidth() throws {
    // One line: 34.03 wide, so its left edge is at 19 - 17.015 of a canvas of 38.
    let bitmap = try markerPixels("station --lines red")
    #expect(bitmap.bounds { $0 != 0 } == PixelBox(left: 1, top: 6, right: 37, bottom: 32))
  }

  @Test(arguments: [
    ("bus", "24", "--frame 24: this marker needs at least 25"),
    ("bus --route 22", "62", "--frame 62: this marker needs at least 63"),
    ("station --lines red --selected", "10", "--frame 10: this marker needs at least 39"),
  ])
  func aFrameTooSmallSaysWhatItNeeds(words: String, frame: String, message: String) throws {
    let folder = try TestFolder()
    let arguments = ["marker"] + split(words) + ["-o", "x.png", "--frame"]
    try expectFailure(arguments + [frame], status: 64, message, in: folder)
    let needed = try #require(message.split(separator: " ").last)
    try Tool.run(arguments + [String(needed)], in: folder).succeeding()
  }

  @Test(arguments: [("27.3", "1"), ("28.25", "2"), ("30.1", "3")])
  func aFrameOfPartsOfPixelsHasNoCentre(frame: String, scale: String) throws {
    try expectFailure(
      ["marker", "bus", "-o", "x.png", "--frame", frame, "--scale", scale], status: 64,
      "--frame \(frame)", "--scale \(scale)", in: TestFolder())
  }

  @Test func aFrameOfWholePixelsNeedNotBeWhole() throws {
    let bitmap = try markerPixels("bus --frame 27.5 --scale 2")
    #expect(bitmap.width == 55)
    let ink = try #require(bitmap.bounds { $0 != 0 })
    #expect(ink.left == bitmap.width - ink.right)
  }
}
