import Bitmap
import Testing

@Suite struct RegionTests {
  /// A picture of dots and characters: every "#" is a pixel that differs.
  private func regions(_ rows: [String]) -> [DifferenceRegion] {
    let width = rows.map(\.count).max() ?? 0
    let expected = Bitmap(width: width, height: rows.count)
    var actual = expected
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() where character == "#" { actual[x, y] = 0xFF00_0000 }
    }
    return actual.compared(to: expected).pixels?.regions ?? []
  }

  private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ pixels: Int)
    -> DifferenceRegion
  {
    DifferenceRegion(box: PixelRect(x: x, y: y, width: width, height: height), pixels: pixels)
  }

  @Test func threePixelsBetweenAreOneRegionAndFourAreTwo() {
    #expect(regions(["#...#....."]) == [region(0, 0, 5, 1, 2)])
    #expect(regions(["#....#...."]) == [region(0, 0, 1, 1, 1), region(5, 0, 1, 1, 1)])
    #expect(regions(["#", ".", ".", ".", "#"]) == [region(0, 0, 1, 5, 2)])
    #expect(
      regions(["#", ".", ".", ".", ".", "#"]) == [region(0, 0, 1, 1, 1), region(0, 5, 1, 1, 1)])
  }

  @Test func diagonalsReachAsFar() {
    let empty = Array(repeating: ".........", count: 3)
    #expect(regions(["#........"] + empty + ["....#...."]) == [region(0, 0, 5, 5, 2)])
    #expect(regions(["....#...."] + empty + ["#........"]) == [region(0, 0, 5, 5, 2)])
    #expect(regions(["#........"] + empty + [".....#..."]).count == 2)
  }

  @Test func aBridgeBelowJoinsWhatStoodApart() {
    #expect(
      regions([
        "#.........#.........#",
        "#.........#.........#",
        "#####################",
      ]) == [region(0, 0, 21, 3, 27)])
  }

  @Test func regionsComeInReadingOrder() {
    #expect(
      regions([
        "...........#",
        "............",
        "............",
        "............",
        "............",
        "#.....#.....",
      ]) == [region(11, 0, 1, 1, 1), region(0, 5, 1, 1, 1), region(6, 5, 1, 1, 1)])
  }

  @Test func aSpiralIsOneRegion() {
    #expect(
      regions([
        "####################",
        "...................#",
        "...................#",
        "...................#",
        "...................#",
        "##############.....#",
        "#............#.....#",
        "#............#.....#",
        "#............#.....#",
        "#............#.....#",
        "#..................#",
        "#..................#",
        "#..................#",
        "####################",
      ]).count == 1)
  }

  /// Against a flood fill that knows nothing of runs and labels.
  @Test(arguments: 0..<20)
  func agreesWithAFloodFill(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next() -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33)
    }
    let (width, height) = (60, 40)
    var points = Set<[Int]>()
    for _ in 0..<(10 + seed * 4) { points.insert([next() % width, next() % height]) }
    var actual = Bitmap(width: width, height: height)
    for point in points { actual[point[0], point[1]] = 0xFF00_0000 }
    let found = actual.compared(to: Bitmap(width: width, height: height)).pixels?.regions ?? []
    #expect(Set(found) == Set(filled(points)))
    #expect(found.count == Set(found).count)
  }

  private func filled(_ points: Set<[Int]>) -> [DifferenceRegion] {
    var rest = points
    var regions: [DifferenceRegion] = []
    while let first = rest.popFirst() {
      var members = [first]
      var open = [first]
      while let point = open.popLast() {
        let near = rest.filter { abs($0[0] - point[0]) <= 4 && abs($0[1] - point[1]) <= 4 }
        rest.subtract(near)
        members += near
        open += near
      }
      let (xs, ys) = (members.map { $0[0] }, members.map { $0[1] })
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      regions.append(
        region(
          left, top, (xs.max() ?? 0) - left + 1, (ys.max() ?? 0) - top + 1, members.count))
    }
    return regions
  }
}
