import DesignTokens
import Exports
import Foundation
import Testing
import Typesetting

/// Numbers of the stations sheet: columns of 144 from x = 48; the panel at 112, its padding 24, a
/// title of 32, then a stage of 112, a caption of 28 and an actual-size stage of 56.
@Suite struct SheetManifestTests {
  private func entry(_ scale: Scale?, fallbacks: [FontFallback] = []) throws -> JSONValue {
    SheetManifest.entry(
      path: "proofs/stations-light.png",
      sheet: try SampleSheet(name: "stations", theme: .light).sheet(), scale: scale,
      fallbacks: fallbacks)
  }

  @Test func membersStandInOrder() throws {
    #expect(
      try entry(.one).members?.map(\.name)
        == ["path", "sheet", "theme", "scale", "width", "height", "cells"])
  }

  @Test(arguments: Scale.allCases)
  func sizesArePixels(scale: Scale) throws {
    let entry = try entry(scale)
    #expect(entry["path"] == "proofs/stations-light.png")
    #expect(entry["sheet"] == "stations")
    #expect(entry["theme"] == "light")
    #expect(entry["scale"] == .number(scale.rawValue))
    #expect(entry["width"] == .number(1248 * scale.rawValue))
    #expect(entry["height"] == .number(816 * scale.rawValue))
  }

  @Test func vectorsHaveNoScaleAndPoints() throws {
    let entry = try entry(nil)
    #expect(entry["scale"] == JSONValue.null)
    #expect(entry["width"] == 1248)
    #expect(entry["height"] == 816)
  }

  @Test(arguments: Scale.allCases)
  func cellsAreWhereTheyAreDrawn(scale: Scale) throws {
    let cells = try #require(try entry(scale)["cells"]?.elements)
    #expect(cells.count == 12)
    let first = try #require(cells.first)
    #expect(first["caption"] == "1 line")
    let factor = Double(scale.rawValue)
    expect(try #require(first["rect"]), is: [48, 168, 144, 196], times: factor)
    // The capsule of one line, 34.03 × 26, at twice its size about (120, 224).
    expect(try #require(first["ink"]), is: [85.97, 198, 68.06, 52], times: factor)
  }

  private func expect(_ rect: JSONValue, is expected: [Double], times factor: Double) {
    #expect(rect.members?.map(\.name) == ["x", "y", "width", "height"])
    for (member, value) in zip(rect.members ?? [], expected) {
      let number = member.value.number ?? .nan
      #expect(abs(number - value * factor) < 1e-9, "\(member.name): \(number)")
    }
  }

  @Test func whatDrawsNothingHasNoInk() throws {
    let cells = try #require(try entry(.two)["cells"]?.elements)
    let inks = cells.map { $0["ink"] }
    #expect(inks.allSatisfy { $0 != nil })
    #expect(Set(cells.compactMap { $0["name"]?.string }).count == 12)
  }

  @Test func fallbacksAreListedWhereThereAreSome() throws {
    let uses = [
      FontFallback(
        askedFamily: "Figtree", text: "→", usedFamily: "DejaVu Sans", file: "/fonts/DejaVu.ttf"),
      FontFallback(askedFamily: "Inter", text: nil, usedFamily: "Figtree", file: "/fonts/F.ttf"),
    ]
    let expected: JSONValue = [
      [
        "asked": "Figtree", "text": "→", "used": "DejaVu Sans", "file": "/fonts/DejaVu.ttf",
      ],
      ["asked": "Inter", "text": .null, "used": "Figtree", "file": "/fonts/F.ttf"],
    ]
    #expect(try entry(.one, fallbacks: uses)["fontFallbacks"] == expected)
    #expect(try entry(.one)["fontFallbacks"] == nil)
  }

  @Test func textIsJSON() throws {
    let text = try entry(.two).serialized(pretty: true)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["width"] as? Int == 2496)
    #expect((object["cells"] as? [Any])?.count == 12)
  }
}
