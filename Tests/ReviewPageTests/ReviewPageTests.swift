import DesignTokens
import Exports
import Testing

@Suite struct ReviewPageTests {
  /// Two pictures without valid pixels: the page's files hold them as they are.
  private let one = ReviewPicture(png: [1, 2, 3], width: 4, height: 5, hash: "aa")
  private let other = ReviewPicture(png: [4, 5], width: 4, height: 5, hash: "bb")

  private func files(_ cases: [ReviewCase], title: String = "t") -> [String: [UInt8]] {
    let files = ReviewPage.files(for: ReviewSample.data(title, cases: cases))
    #expect(Set(files.map(\.path)).count == files.count, "paths are distinct")
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
  }

  private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

  /// What the script assigns, read as JSON.
  private func review(_ files: [String: [UInt8]]) throws -> JSONValue {
    let script = text(files["review-data.js"])
    #expect(script.hasPrefix("window.REVIEW = {"))
    #expect(script.hasSuffix("};\n"))
    return try JSONReader.parse(Array(script.utf8.dropFirst(16).dropLast(2)), file: "data")
  }

  @Test func theFolderHoldsThePageAndEachPictureOnce() {
    let changed = ReviewCase(
      id: "a/x.png", verdict: .different, base: "a/x", expected: one, actual: other,
      difference: [9])
    let equal = ReviewCase(id: "y.png", verdict: .equal, base: "y", expected: one, actual: one)
    let files = files([changed, equal])
    #expect(
      files.keys.sorted() == [
        "images/actual/a,x.png", "images/difference/a,x.png", "images/expected/a,x.png",
        "images/expected/y.png", "index.html", "pixels/a,x.js", "pixels/y.js", "review-data.js",
        "review.css", "review.js",
      ])
    #expect(files["images/actual/a,x.png"] == [4, 5])
    #expect(files["images/difference/a,x.png"] == [9])
  }

  @Test func pixelsStandInAScriptAsDataURLs() {
    let changed = ReviewCase(
      id: "\"</script>", verdict: .different, base: "", expected: one, actual: other)
    let script = text(files([changed])["pixels/~22~3c,script~3e.js"])
    #expect(
      script == """
        window.REVIEW_PIXELS = window.REVIEW_PIXELS || Object.create(null);
        window.REVIEW_PIXELS["\\"\\u003c/script>"] = {"expected": "data:image/png;base64,AQID", \
        "actual": "data:image/png;base64,BAU="};

        """)
  }

  @Test func aCaseKeepsAllThatIsKnownOfIt() throws {
    var reviewCase = ReviewCase(
      id: "m-dark@3x.png", verdict: .tolerated, message: "why", base: "m", theme: "dark", scale: 3,
      expected: one, actual: other, cells: ["a", "b"], group: "g")
    reviewCase.numbers = ReviewNumbers(
      pixels: 7, largestDelta: 8, largestOKLab: 0.25,
      boundingBox: ReviewBox(x: 1, y: 2, width: 3, height: 4), regionCount: 9,
      regions: [ReviewRegion(box: ReviewBox(x: 1, y: 2, width: 3, height: 4), pixels: 7)],
      ignoredAntialiasing: 5, masked: 6)
    let entry = try #require(try review(files([reviewCase]))["cases"]?.elements?.first)
    let expected: JSONValue = [
      "id": "m-dark@3x.png", "verdict": "tolerated", "message": "why", "base": "m",
      "theme": "dark", "scale": 3,
      "expected": [
        "image": "images/expected/m-dark@3x.png", "width": 4, "height": 5, "hash": "aa",
      ],
      "actual": ["image": "images/actual/m-dark@3x.png", "width": 4, "height": 5, "hash": "bb"],
      "difference": .null,
      "numbers": [
        "pixels": 7, "largestDelta": 8, "largestOKLab": 0.25,
        "boundingBox": ["x": 1, "y": 2, "width": 3, "height": 4], "regionCount": 9,
        "regions": [["x": 1, "y": 2, "width": 3, "height": 4, "pixels": 7]],
        "ignoredAntialiasing": 5, "masked": 6,
      ],
      "cells": ["a", "b"], "group": "g", "overlays": .null, "pixels": "pixels/m-dark@3x.js",
    ]
    #expect(entry == expected)
  }

  @Test func whatIsNotKnownIsNull() throws {
    let reviewCase = ReviewCase(id: "m", verdict: .new, base: "m", actual: one)
    let entry = try #require(try review(files([reviewCase]))["cases"]?.elements?.first)
    for name in ["theme", "scale", "expected", "difference", "numbers", "group", "overlays"] {
      #expect(entry[name] == JSONValue.null, "\(name)")
    }
    #expect(entry["message"] == nil)
  }

  @Test(arguments: ["</script>", "<\u{301}/script>", "a\u{2028}b\u{2029}c", "\"\\\n\0"])
  func anyTextStandsSafelyInAScript(_ name: String) throws {
    let files = files([ReviewCase(id: name, verdict: .new, base: name)], title: name)
    let script = text(files["review-data.js"])
    #expect(!script.unicodeScalars.contains { ["<", "\u{2028}", "\u{2029}", "\0"].contains($0) })
    #expect(script.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(try review(files)["title"]?.string == name)
  }

  @Test func theSameDataGiveTheSameBytes() throws {
    let data = try ReviewSample.mixed()
    let (first, second) = (ReviewPage.files(for: data), ReviewPage.files(for: data))
    #expect(first.map(\.path) == second.map(\.path))
    #expect(first.map(\.bytes) == second.map(\.bytes))
  }

  @Test func thePageAsksForNothingFromANetwork() {
    let files = files([])
    for name in ["index.html", "review.css", "review.js"] {
      let text = text(files[name])
      #expect(text.count > 1000)
      #expect(!text.contains("http:") && !text.contains("https:"), "\(name)")
    }
    #expect(text(files["index.html"]).contains("default-src 'none'"))
  }
}
