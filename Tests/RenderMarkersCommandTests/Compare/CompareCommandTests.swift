import Bitmap
import Foundation
import PNGCodec
import Testing

/// `compare`, from the outside.
@Suite struct CompareCommandTests {
  private let fixture: CommandFixture

  init() throws { fixture = try CommandFixture() }

  @Test func equalFilesEndWith0() throws {
    try fixture.write(gray: 1, "a.png")
    try fixture.write(gray: 1, "b.png")
    let ending = try fixture.run("compare", "a.png", "b.png")
    #expect(ending.status == 0)
    #expect(ending.output == "1 compared: 1 equal\n")
    #expect(ending.errors.isEmpty)
  }

  @Test func aDifferenceEndsWith1AndItsNumbers() throws {
    try fixture.write(gray: 1, "a.png")
    try fixture.write(gray: 4, "b.png")
    let ending = try fixture.run("compare", "a.png", "b.png")
    #expect(ending.status == 1)
    #expect(
      ending.output.hasPrefix(
        "different   a.png: 48 pixels differ by up to 3 levels, within 8 × 6 at (0, 0); OKLab "))
    #expect(ending.output.hasSuffix("; 1 region\n1 compared: 1 different\n"))
    #expect(try fixture.run("compare", "a.png", "b.png", "--max-delta", "3").status == 0)
    #expect(try fixture.run("compare", "a.png", "b.png", "--max-delta", "2").status == 1)
    #expect(try fixture.run("compare", "a.png", "b.png", "--max-pixels", "48").status == 0)
    #expect(try fixture.run("compare", "a.png", "b.png", "--max-pixels", "47").status == 1)
    let masked = try fixture.run("compare", "a.png", "b.png", "--mask", "0,0,8,5", "--mask=0,5,9,9")
    #expect(masked.status == 0)
    #expect(masked.output.contains("48 pixels masked"))
    #expect(try fixture.run("compare", "a.png", "b.png", "--quiet").output.isEmpty)
  }

  @Test func antialiasingIsExcusedWhenAskedAndCounted() throws {
    func row(_ blend: UInt32) -> Bitmap {
      Bitmap(
        width: 4, height: 1,
        pixels: [0, 0, blend, 255].map { 0xFF00_0000 | $0 * 0x01_0101 as UInt32 })
    }
    try fixture.write(PNG.encode(row(80), format: .rgb, scale: 1), "a.png")
    try fixture.write(PNG.encode(row(90), format: .rgb, scale: 1), "b.png")
    #expect(try fixture.run("compare", "a.png", "b.png").status == 1)
    let ending = try fixture.run("compare", "a.png", "b.png", "--ignore-antialiasing")
    #expect(ending.status == 0)
    #expect(ending.output.contains("tolerated   a.png: 1 pixel ignored as anti-aliasing"))
  }

  @Test func foldersAreMatchedByPath() throws {
    for (name, level) in [("x/one.png", 1), ("x/two.png", 2), ("three.png", 3)] {
      try fixture.write(gray: UInt32(level), "e/\(name)")
    }
    for (name, level) in [("x/one.png", 1), ("x/two.png", 9), ("four.png", 4)] {
      try fixture.write(gray: UInt32(level), "a/\(name)")
    }
    let ending = try fixture.run("compare", "e", "a", "--json", "r/../c.json", "--junit", "c.xml")
    #expect(ending.status == 73)
    let again = try fixture.run("compare", "e", "a", "--json", "c.json", "--junit", "c.xml")
    #expect(again.status == 1)
    let lines = again.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(
      lines == [
        "new         four.png", "missing     three.png", "different   x/two.png", "4 compared",
      ])
    #expect(fixture.text("c.json").contains("\"path\": \"x/two.png\""))
    #expect(fixture.text("c.xml").contains("tests=\"4\" failures=\"3\" errors=\"0\""))
  }

  @Test func aToleranceBesideTheGoldenNeedsAReason() throws {
    try fixture.write(gray: 1, "e/a.png")
    try fixture.write(gray: 2, "a/a.png")
    try fixture.write(#"{"maxDelta": 1, "reason": "rounding"}"#, "e/a.png.tolerance.json")
    let ending = try fixture.run("compare", "e", "a")
    #expect(ending.status == 0)
    #expect(ending.output.contains("tolerated: rounding"))
    try fixture.write(#"{"maxDelta": 1}"#, "e/a.png.tolerance.json")
    let failure = try fixture.run("compare", "e", "a", "--report", "page")
    #expect(failure.status == 65)
    #expect(failure.errors.hasPrefix("Error: e/a.png.tolerance.json:1: reason: missing"))
    #expect(fixture.bytes("page/index.html") == nil)
  }

  @Test func theDifferenceIsWrittenAlsoForOtherSizes() throws {
    try fixture.write(gray: 1, "a.png", width: 200, height: 100)
    try fixture.write(gray: 1, "b.png", width: 200, height: 110)
    #expect(try fixture.run("compare", "a.png", "b.png", "--diff", "d.png").status == 1)
    let picture = try fixture.decoded("d.png")
    #expect(picture.height == 110 + 2 * 8 + 24)
    let bare = try fixture.run(
      "compare", "a.png", "b.png", "--diff", "e.png",
      environment: ["RENDER_MARKERS_FONTS": "/nonexistent"])
    #expect(bare.status == 1)
    #expect(bare.errors.contains("note: --diff has no labels"))
    #expect(try fixture.decoded("e.png").height == 110 + 2 * 8)
  }

  @Test func aPageIsWrittenAndNeverAmongThePictures() throws {
    try fixture.write(gray: 1, "e/a.png")
    try fixture.write(gray: 2, "a/a.png")
    #expect(try fixture.run("compare", "e", "a", "--report", "page").status == 1)
    #expect(fixture.text("page/review-data.js").contains("\"id\":\"a.png\""))
    #expect(fixture.bytes("page/index.html") != nil)
    for place in ["e", "a/page", "e/../a/deeper/page"] {
      let ending = try fixture.run("compare", "e", "a", "--report", place)
      #expect(ending.status == 64)
      #expect(ending.errors.contains("--report"))
    }
    #expect(fixture.files("e") == ["a.png"])
    #expect(fixture.files("a") == ["a.png"])
  }

  @Test func gitHubIsToldOnlyOnGitHub() throws {
    try fixture.write(gray: 1, "e/a.png")
    try fixture.write(gray: 2, "a/a.png")
    let ending = try fixture.run(
      "compare", "e", "a", "--quiet", environment: ["GITHUB_ACTIONS": "true"])
    #expect(ending.output.hasPrefix("::error file=e/a.png,title=different%3A a.png::48 pixels"))
    #expect(try fixture.run("compare", "e", "a").output.contains("::error") == false)
  }

  @Test func aChangedCellOfASheetIsNamedByTheManifest() throws {
    try fixture.write(gray: 1, "e/s-light.png")
    try fixture.write(gray: 2, "a/s-light.png")
    let manifest = """
      [{"path": "x/s-light.png", "width": 8, "height": 6, "cells": [
        {"name": "light/one", "rect": {"x": 0, "y": 0, "width": 4, "height": 4}}]}]
      """
    try fixture.write(manifest, "a/manifest.json")
    #expect(try fixture.run("compare", "e", "a").output.contains("; cells: light/one\n"))
  }

  @Test func aChangedCellOfOurOwnSheetIsNamedWithoutAManifest() throws {
    let rendered = try fixture.run("stations", "--theme", "light", "--scale", "1", "--out", "e")
    #expect(rendered.status == 0, "\(rendered)")
    var sheet = try fixture.decoded("e/stations-light.png")
    // Within the enlarged stage of the first of eight columns of 144 from x = 48.
    sheet[120, 225] ^= 0x0000_0001
    try fixture.write(PNG.encode(sheet, format: .rgb, scale: 1), "a/stations-light.png")
    let ending = try fixture.run("compare", "e", "a")
    #expect(ending.output.contains("; 1 region; cells: light/stations/1-line\n"), "\(ending)")
    let bare = try fixture.run(
      "compare", "e", "a", environment: ["RENDER_MARKERS_FONTS": "/nonexistent"])
    #expect(bare.status == 1)
    #expect(bare.errors.contains("note: cells are not named: "))
  }

  @Test func changedTokensAreOnThePage() throws {
    try fixture.write(gray: 1, "e/a.png")
    try fixture.write(gray: 1, "a/a.png")
    try fixture.write(#"[{"name": "keyline", "light": "2 pt", "dark": "2 pt"}]"#, "e/tokens.json")
    try fixture.write(#"[{"name": "keyline", "light": "3 pt", "dark": "2 pt"}]"#, "a/tokens.json")
    #expect(try fixture.run("compare", "e", "a", "--report", "page").status == 0)
    let data = fixture.text("page/review-data.js")
    #expect(data.contains(#""name":"keyline","old":{"light":"2 pt","dark":"2 pt"}"#))
  }
}
