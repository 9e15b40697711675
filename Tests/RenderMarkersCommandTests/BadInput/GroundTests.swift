import Bitmap
import Testing

/// `--ground` with files that are no picture, or none that may be read.
@Suite struct GroundTests {
  private static func sheet(_ ground: String) -> [String] {
    ["stations", "--theme=light", "--scale=1", "--ground", ground]
  }

  /// Signature and IHDR, up to 50 bytes: a picture that claims a size.
  private static func claim(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let header =
      [137, 80, 78, 71, 13, 10, 26, 10] + number(13) + Array("IHDR".utf8) + number(width)
      + number(height) + [8, 6, 0, 0, 0]
    return header + [UInt8](repeating: 0, count: 50 - header.count)
  }

  @Test func filesThatAreNoPicture() throws {
    let folder = try TestFolder()
    try folder.write("just text\n", to: "text.png")
    try folder.write("", to: "empty.png")
    try folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n", to: "lfs.png")
    try folder.write(Self.claim(100_000, 100_000), to: "claim.png")
    try folder.write(Self.claim(32_767, 32_767), to: "area.png")
    try folder.write(Self.claim(20_000, 20_000), to: "short.png")
    try folder.write(Self.claim(0, 5), to: "none.png")
    let whole = try Bitmap(width: 9, height: 9).png()
    try folder.write(Array(whole.dropLast(20)), to: "cut.png")
    for (name, problem) in [
      ("text.png", "is not a PNG"), ("empty.png", "is empty"),
      ("lfs.png", "is a Git LFS pointer, not a picture: run git lfs pull"),
      ("claim.png", "is 100000 × 100000 pixels: a picture has at most 32767 pixels a side"),
      ("area.png", "and 400 megapixels"), ("short.png", "too short for 20000 × 20000 pixels"),
      ("none.png", "a size of 0 × 5"), ("cut.png", "is cut off or damaged"),
    ] {
      try expectFailure(
        Self.sheet(name), status: 65, "--ground \(name) is ", problem, in: folder)
    }
  }

  /// A ground that no picture would show; beside a sheet that shows it, it is fine.
  @Test func sheetsWithoutAMap() throws {
    let folder = try TestFolder()
    let options = ["--theme=light", "--scale=1", "--ground", "aerial", "--only", "zzz"]
    try expectFailure(
      ["components", "audit-report"] + options, status: 64,
      "'--ground' shows on no part of components, audit-report; accepted: stations, vehicles",
      in: folder)
    try expectFailure(
      ["--pack", "citymapper", "--all"] + options, status: 64,
      "'--ground' shows on no part of citymapper", "the pack 'citymapper' has no map", in: folder)
    try expectFailure(
      ["components", "stations"] + options, status: 64, "no cell matches --only 'zzz'", in: folder)
  }

  @Test func filesThatCannotBeRead() throws {
    let folder = try TestFolder()
    try folder.makeFolder("folder.png")
    try expectFailure(
      Self.sheet("missing.png"), status: 66, "missing.png: No such file or directory", in: folder)
    try expectFailure(
      Self.sheet("folder.png"), status: 66, "folder.png: it is a folder", in: folder)
  }

  /// A picture with transparent parts lies on the panel; the sheet stays opaque.
  @Test func aTransparentPictureIsFine() throws {
    var tile = Bitmap(width: 2, height: 1)
    tile.pixels = [0, 0xFF12_3456]
    let run = try SheetRun(Self.sheet("tile.png")) { try $0.write(tile.png(), to: "tile.png") }
    let bitmap = try run.bitmap("stations-light")
    #expect(bitmap[24, 170] == 0xFFD9_DFE6)
    #expect(bitmap[25, 170] == 0xFF12_3456)
  }
}
