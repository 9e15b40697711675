import Bitmap
import Foundation
import Testing

/// Token files and icons of a designer's: laid over the pack's own, drawn and listed.
@Suite struct DesignerFileTests {
  private static let brandRed = """
    { "brand": { "$type": "color",
      "$value": { "colorSpace": "srgb", "components": [1, 0, 0.2] } } }
    """
  private static let brandGreen = """
    { "brand": { "$type": "color",
      "$value": { "colorSpace": "srgb", "components": [0, 0.6, 0], "hex": "#009900" } } }
    """
  private static let teal = """
    { "line": { "teal": { "base": { "$type": "color",
      "$value": { "colorSpace": "srgb", "components": [0, 0.4, 0.4] } } } } }
    """
  private static let square =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>"#

  @Test func aTokenChangesThePixelsAndTheLegend() throws {
    let words = ["stations", "--theme=light", "--scale=1", "--format=png,svg"]
    let run = try SheetRun(words + ["--tokens", "my.json"]) {
      try $0.write(Self.brandRed, to: "my.json")
    }
    let bitmap = try run.bitmap("stations-light")
    #expect(bitmap.count(of: 0xFF0B_5CD5) == 0)
    // A bus stop at 2×, and a swatch of 24.
    #expect(bitmap.count(of: 0xFFFF_0033) > 1500)
    let svg = try run.text("stations-light.svg")
    let swatch = try #require(svg.range(of: #"<g id="brand">"#))
    #expect(svg[swatch.upperBound...].prefix(300).contains("#FF0033"))
    #expect(!svg.contains("#0B5CD5"))
    // Nothing else has changed: what is neither colour is as before, but for blends at edges.
    let plain = try DefaultRun.shared().png("stations-light").bitmap()
    #expect(plain.count(of: 0xFF0B_5CD5) > 1500)
    #expect(bitmap.places(differingFrom: plain).count < plain.pixels.count / 100)
  }

  @Test func theLastOfSeveralTokenFilesCounts() throws {
    let folder = try TestFolder()
    try folder.write(Self.brandRed, to: "a.json")
    try folder.write(Self.brandGreen, to: "b/b.json")
    for (files, color) in [
      (["a.json", "b/b.json"], UInt32(0xFF00_9900)), (["b/b.json", "a.json"], 0xFFFF_0033),
    ] {
      let run = try Tool.run(
        ["marker", "bus-stop", "--map-zoom=14", "--scale=2", "-o", "-"]
          + files.flatMap { ["--tokens", $0] }, in: folder)
      let bitmap = try PNGFile(run.succeeding().output).bitmap()
      #expect(bitmap[10, 10] == color)
    }
  }

  @Test func aLineOfATokenFileIsDrawn() throws {
    let folder = try TestFolder()
    try folder.write(Self.teal, to: "teal.json")
    let train = ["marker", "train", "--line", "teal", "--scale=2", "-o", "-"]
    let run = try Tool.run(train + ["--tokens", "teal.json"], in: folder)
    #expect(try PNGFile(run.succeeding().output).bitmap()[12, 28] == 0xFF00_6666)
    let nine = "teal,red,blue,brown,green,orange,purple,pink,yellow"
    let station = try Tool.run(
      ["marker", "station", "--lines", nine, "--tokens", "teal.json", "-o", "-"], in: folder)
    // 23.58 + 9 · 6.45 + 4 wide.
    #expect(try PNGFile(station.succeeding().output).bitmap().width == 88)
    try expectFailure(
      train, status: 64, "unknown line 'teal'", "red, blue, brown, green, orange", in: folder)
  }

  @Test func anIconIsReplaced() throws {
    let folder = try TestFolder()
    try folder.write(Self.square, to: "icons/bus.svg")
    try folder.write("not an icon", to: "icons/README.md")
    let arguments = ["marker", "bus-stop", "--scale=3", "-o", "-", "--icons"]
    for name in ["icons", "icons/"] {
      let run = try Tool.run(arguments + [name], in: folder)
      let bitmap = try PNGFile(run.succeeding().output).bitmap()
      // The glyph's box of 10.4 in the middle, white (Accent Ink) but for its edge.
      let glyph = PixelBox(left: 18, top: 18, right: 48, bottom: 48)
      #expect(bitmap.bounds(within: glyph) { $0 != 0xFFFF_FFFF } == nil)
      #expect(bitmap[15, 33] == 0xFF0B_5CD5)
    }
  }

  @Test func aTokenFileMayComeThroughAPipe() throws {
    let folder = try TestFolder()
    try folder.write(Self.brandRed, to: "my.json")
    let run = try Tool.shell(
      """
      "$tool" marker bus-stop --map-zoom=14 --scale=2 -o - --tokens <(cat my.json)
      """, in: folder)
    #expect(try PNGFile(run.succeeding().output).bitmap()[10, 10] == 0xFFFF_0033)
  }
}
