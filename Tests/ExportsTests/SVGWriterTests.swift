import DisplayList
import Exports
import Foundation
import Geometry
import PNGCodec
import Sheets
import Testing

@Suite struct SVGWriterTests {
  private func text(_ list: DisplayList) throws -> String {
    String(decoding: try SVGWriter.bytes(of: list), as: UTF8.self)
  }

  private func text(_ items: [DisplayItem]) throws -> String {
    try text(DisplayList(size: Size(44, 12.5), items: items))
  }

  @Test func listIsWrittenItemByItem() throws {
    let line = Path.segment(Point(0, 1.25), Point(10, 1.25))
    let glyph = DisplayGroup(
      "glyph", opacity: 0.35, clip: .rectangle(Rect(x: 0, y: 0, width: 2, height: 1)),
      items: [.fill(line, SampleList.brand.opacity(0.5), .evenOdd)])
    let marker = DisplayGroup(
      "bus stop", isPrecise: true, items: [SampleList.box(0, 0, 2, 1), .group(glyph)])
    let dashed = StrokeStyle(width: 1.5, dash: [4, 0.5], dashPhase: 2, join: .round)
    let items: [DisplayItem] = [
      .group(marker), .stroke(line, SampleList.ink.opacity(0.14), StrokeStyle(width: 1)),
      .stroke(line, SampleList.orange, dashed),
    ]
    #expect(
      try text(items) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="44" height="12.5" viewBox="0 0 44 12.5">
          <defs>
            <clipPath id="clip-1"><path d="m0 0h2v1h-2z"/></clipPath>
          </defs>
          <g id="bus_stop">
            <path fill="#101A2E" d="m0 0h2v1h-2z"/>
            <g id="glyph" opacity="0.35" clip-path="url(#clip-1)">
              <path fill="#0B5CD5" fill-opacity="0.5" fill-rule="evenodd" d="m0 1.25h10"/>
            </g>
          </g>
          <path fill="none" stroke="#101A2E" stroke-opacity="0.14" stroke-width="1" \
        d="m0 1.25h10"/>
          <path fill="none" stroke="#FF8000" stroke-width="1.5" stroke-linejoin="round" \
        stroke-dasharray="4 0.5" stroke-dashoffset="2" d="m0 1.25h10"/>
        </svg>

        """)
  }

  @Test func nothingIsAnEmptyPicture() throws {
    #expect(
      try text([]) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="44" height="12.5" viewBox="0 0 44 12.5">
        </svg>

        """)
  }

  @Test func namesAreIdsOnceOnly() throws {
    let names = ["body", "glyph", "body", "body", "bus stop", "bus_stop"]
    let document = try SVGDocument(text(names.map(SampleList.group)))
    #expect(document.ids == ["body", "glyph", "body_2", "body_3", "bus_stop", "bus_stop_2"])
  }

  @Test func namesThatLookNumberedStayApart() throws {
    let clipped = DisplayGroup(
      "clipped", clip: .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), items: [])
    let items =
      ["a", "a", "a_2", "a", "clip-1"].map(SampleList.group) + [
        .group(clipped), .image(SampleList.tile, Rect(x: 0, y: 0, width: 3, height: 2)),
      ]
    let document = try SVGDocument(text(items))
    #expect(Set(document.ids).count == document.ids.count)
    // Six groups, the clip, the picture, its tiles.
    #expect(document.ids.count == 9)
    // The group is cut by the clip that was made for it.
    let clip = try #require(
      document.elements.first { $0.attributes["id"] == "clipped" }?.attributes["clip-path"])
    #expect(
      document.elements.contains {
        $0.name == "clipPath" && "url(#\($0.attributes["id"] ?? ""))" == clip
      })
  }

  @Test func namesAreEscaped() throws {
    let written = try text([SampleList.group("<b & \"c\">'\u{1}")])
    #expect(written.contains("<g id=\"&lt;b_&amp;_&quot;c&quot;&gt;'\">"))
    #expect(try SVGDocument(written).ids == ["<b_&_\"c\">'"])
  }

  @Test func controlCharactersDoNotMakeTwoNamesOne() throws {
    let document = try SVGDocument(text(["a", "a\u{1}"].map(SampleList.group)))
    #expect(document.ids == ["a", "a_2"])
  }

  @Test func shadowIsABlurredPath() throws {
    let box = Path.rectangle(Rect(x: 10, y: 4, width: 8, height: 2))
    let black = Color(red: 0, green: 0, blue: 0)
    let shadows = [
      DisplayItem.shadow(box, black.opacity(0.16), sigma: 1.5),
      .shadow(box, SampleList.orange, sigma: 2), .shadow(box, SampleList.orange, sigma: 0),
      .shadow(Path(), black, sigma: 2),
    ]
    #expect(
      try text(shadows) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="44" height="12.5" viewBox="0 0 44 12.5">
          <defs>
            <filter id="blur" filterUnits="userSpaceOnUse" x="5.5" y="-0.5" width="17" height="11" \
        color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1.5"/></filter>
            <filter id="blur_2" filterUnits="userSpaceOnUse" x="4" y="-2" width="20" height="14" \
        color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="2"/></filter>
          </defs>
          <path fill="#000000" opacity="0.16" filter="url(#blur)" d="m10 4h8v2h-8z"/>
          <path fill="#FF8000" filter="url(#blur_2)" d="m10 4h8v2h-8z"/>
          <path fill="#FF8000" d="m10 4h8v2h-8z"/>
        </svg>

        """)
  }

  @Test func imageIsAPatternThatHoldsItsPixels() throws {
    let rect = Rect(x: 1, y: 2.5, width: 30, height: 8)
    let document = try SVGDocument(text([.image(SampleList.tile, rect)]))
    let pattern = try #require(document.elements.first { $0.name == "pattern" }?.attributes)
    #expect(
      pattern == [
        "id": "tiles", "patternUnits": "userSpaceOnUse", "x": "1", "y": "2.5", "width": "3",
        "height": "2",
      ])
    let shape = try #require(document.elements.first { $0.name == "rect" }?.attributes)
    #expect(
      shape == [
        "x": "1", "y": "2.5", "width": "30", "height": "8", "fill": "url(#tiles)",
      ])
    let image = try #require(document.elements.first { $0.name == "image" }?.attributes)
    #expect(image["width"] == "3" && image["height"] == "2")
    let prefix = "data:image/png;base64,"
    let reference = try #require(image["href"])
    #expect(reference.hasPrefix(prefix))
    let data = try #require(Data(base64Encoded: String(reference.dropFirst(prefix.count))))
    #expect(try PNG.decode([UInt8](data)) == SampleList.tile)
  }

  /// Relative, a letter only where it changes; rounding does not add up: three thirds are one.
  @Test func pathsAreWrittenInFewBytes() throws {
    var path = Path()
    path.move(to: Point(1, -2))
    for third in 1...3 { path.line(to: Point(1 + Double(third) / 3, -2)) }
    path.line(to: Point(4, 5))
    path.cubic(Point(5, 4), Point(6, 7), to: Point(7.5, 3))
    path.cubic(Point(8, 8), Point(9, 9), to: Point(7.5, 0))
    path.line(to: Point(7.5, -2))
    path.close()
    path.line(to: Point(0, 0))
    path.move(to: Point(2, 2))
    path.move(to: Point(3, 3))
    let list = DisplayList(
      size: Size(9, 9), items: [.fill(path, Color(red: 0, green: 0, blue: 0), .nonzero)])
    let text = String(decoding: try SVGWriter.bytes(of: list), as: UTF8.self)
    #expect(
      text.contains(
        "d=\"m1-2h0.333 0.334 0.333l2 7c1-1 2 2 3.5-2 0.5 5 1.5 6 0-3v-2zl-1 2m2 2m1 1\""))
  }

  @Test func bytesAreTheSameAtEveryRun() throws {
    let first = try SVGWriter.bytes(of: SampleList.everything)
    #expect(try SVGWriter.bytes(of: SampleList.everything) == first)
  }

  @Test(arguments: SampleSheet.all)
  func sheetsAreWellFormedWithIdsOfTheirOwn(sample: SampleSheet) throws {
    let bytes = try SVGWriter.bytes(of: sample.sheet().list)
    let document = try SVGDocument(String(decoding: bytes, as: UTF8.self))
    #expect(Set(document.ids).count == document.ids.count)
    for layer in ["header", "legend", "footer"] {
      #expect(document.ids.contains { $0 == layer || $0.hasPrefix(layer + "_") })
    }
    let names = Set(document.elements.map(\.name))
    #expect(
      names.isSubset(
        of: [
          "svg", "g", "path", "defs", "clipPath", "use", "filter", "feGaussianBlur", "rect",
          "pattern", "image",
        ]))
    #expect(try SVGWriter.bytes(of: sample.sheet().list) == bytes)
  }
}
