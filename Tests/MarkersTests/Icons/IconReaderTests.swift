import DisplayList
import Geometry
import Markers
import Testing

/// Whole icon files: what is read, and what is refused.
@Suite struct IconReaderTests {
  static func read(_ text: String) throws -> Icon {
    try Icon(IconFile(name: "x", file: "x.svg", bytes: Array(text.utf8)))
  }

  static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">"#

  @Test func readsEverythingThatIsAccepted() throws {
    let icon = try Self.read(
      """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!-- Made in a drawing program <not a tag> -->
      <svg width="24px" height='24' viewBox=" 0,0 24 12 " fill="none" version="1.1"
           xmlns="http://www.w3.org/2000/svg" id="a">
        <title>Trains &amp; buses</title><desc/>
        <g id="b" fill="black" clip-rule="evenodd">
          <path fill-rule="evenodd" d="M1 1h2v2z" ><title>é</title></path >
        </g>
        <path d="" fill="currentColor"/>
        <path id="c" fill='#000' fill-rule="evenodd" d='M5 5h2v2z'/>
      </svg>
      <!-- end -->
      """)
    #expect(icon.viewBox == Rect(x: 0, y: 0, width: 24, height: 12))
    #expect(icon.fillRule == .evenOdd)
    #expect(
      icon.path.elements == [
        .move(Point(1, 1)), .line(Point(3, 1)), .line(Point(3, 3)), .close,
        .move(Point(5, 5)), .line(Point(7, 5)), .line(Point(7, 7)), .close,
      ])
  }

  @Test func takesOverTheFillRuleOfAGroup() throws {
    let path = #"<path d="M1 1h2v2z"/>"#
    #expect(try Self.read("\(Self.svg)\(path)</svg>").fillRule == .nonzero)
    #expect(
      try Self.read("\(Self.svg)<g fill-rule='evenodd'>\(path)</g></svg>").fillRule == .evenOdd)
  }

  @Test func scalesTheViewBoxAndCentresIt() throws {
    let icon = try Self.read(
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="4 2 48 24"><path d="M28 14l24 12V14z"/></svg>
      """#)
    // Half the size; the view box's centre (28, 14) goes to (100, 50).
    #expect(
      icon.path(height: 12, center: Point(100, 50)).elements == [
        .move(Point(100, 50)), .line(Point(112, 56)), .line(Point(112, 50)), .close,
      ])
  }

  /// A file that is refused, where, and a part of the message.
  struct Refusal: CustomTestStringConvertible, Sendable {
    var text: String
    var line: Int?
    var column: Int?
    var message: String

    init(_ text: String, _ line: Int?, _ column: Int?, _ message: String) {
      (self.text, self.line, self.column, self.message) = (text, line, column, message)
    }

    var testDescription: String { message }
  }

  static let refusals: [Refusal] =
    elementRefusals + attributeRefusals + markupRefusals
    + outlineRefusals

  static let elementRefusals: [Refusal] = [
    Refusal(
      "\(svg)\n  <circle cx='1' cy='1' r='1'/></svg>", 2, 3,
      "unexpected element 'circle' in svg; accepted: g, path, title, desc (convert shapes to paths)"
    ),
    Refusal("\(svg)<defs/></svg>", 1, 61, "'defs'"),
    Refusal("\(svg)\n\n<linearGradient/></svg>", 3, 1, "templates in one colour"),
    Refusal("\(svg)<style>a</style></svg>", 1, 61, "instead of styles"),
    Refusal("\(svg)<text>a</text></svg>", 1, 61, "convert text to outlines"),
    Refusal("\(svg)<use/></svg>", 1, 61, "'use'"),
    Refusal("\(svg)<image/></svg>", 1, 61, "'image'"),
    Refusal("<html/>", 1, 1, "unexpected element 'html' first; accepted: svg"),
    Refusal("\(svg)</svg>\n<svg/>", 2, 1, "unexpected element 'svg' after </svg>"),
    Refusal("\(svg)<path d='M1 1h1v1z'><g/></path></svg>", 1, 81, "'g' in path"),
    Refusal("", nil, nil, "the file has no elements"),
    Refusal("\(svg)</svg>", nil, nil, "there is nothing to draw"),
    Refusal("\(svg)<path d='M1 1'/></svg>", nil, nil, "there is nothing to draw"),
  ]

  static let attributeRefusals: [Refusal] = [
    Refusal(
      "\(svg)\n<path d='M1 1h1v1z' stroke='red'/></svg>", 2, 21,
      "unexpected attribute 'stroke' of path; accepted: d, fill, fill-rule, clip-rule, id"
        + " (expand strokes to outlines)"),
    Refusal("\(svg)<g transform='scale(2)'/></svg>", 1, 64, "flatten transforms"),
    Refusal("\(svg)<path d='M1 1h1v1z' style='fill:red'/></svg>", 1, 81, "'style'"),
    Refusal("\(svg)<path d='M1 1h1v1z' fill='#0B5CD5'/></svg>", 1, 81, "fill '#0B5CD5'; accepted"),
    Refusal("\(svg)<path d='M1 1h1v1z' fill='url(#a)'/></svg>", 1, 81, "fill 'url(#a)'"),
    Refusal("\(svg)<path d='M1 1h1v1z' fill='none'/></svg>", 1, 61, "path with the fill 'none'"),
    Refusal("\(svg)<g fill='none'><path d='M1 1h1v1z'/></g></svg>", 1, 76, "the fill 'none'"),
    Refusal("\(svg)<path d='M1 1h1v1z' fill-rule='odd'/></svg>", 1, 81, "nonzero, evenodd"),
    Refusal("\(svg)<path/></svg>", 1, 61, "path without 'd'"),
    Refusal("<svg viewBox='0 0 24 24'/>", 1, 1, "svg without 'xmlns'"),
    Refusal("<svg xmlns='http://a' viewBox='0 0 24 24'/>", 1, 6, "another namespace"),
    Refusal("<svg xmlns='http://www.w3.org/2000/svg'/>", 1, 1, "svg without 'viewBox'"),
    Refusal(svg.replacing("0 0 24 24", with: "0 0 24"), 1, 41, "viewBox '0 0 24'"),
    Refusal(svg.replacing("0 0 24 24", with: "0 0 24 24 1"), 1, 41, "viewBox '0 0 24 24 1'"),
    Refusal(svg.replacing("0 0 24 24", with: "0 0 0 24"), 1, 41, "four numbers"),
    Refusal(svg.replacing("0 0 24 24", with: "0 0 1e9 24"), 1, 54, "'1e9' is too large"),
  ]

  static let markupRefusals: [Refusal] = [
    Refusal("<!DOCTYPE svg>\n\(svg)</svg>", 1, 1, "no DOCTYPE, CDATA or instructions"),
    Refusal("\(svg)<![CDATA[a]]></svg>", 1, 61, "no DOCTYPE, CDATA or instructions"),
    Refusal("\(svg)<?php ?></svg>", 1, 61, "no DOCTYPE, CDATA or instructions"),
    Refusal("\(svg)\n text</svg>", 2, 2, "unexpected 'text'; accepted: tags and comments"),
    Refusal("\(svg)<path d='&#77;1 1'/></svg>", 1, 70, "without entities"),
    Refusal("\(svg)<path d='M1 1' d='M1 1'/></svg>", 1, 76, "'d' stands twice"),
    Refusal("\(svg)<path d=M1/></svg>", 1, 69, "a value in quotation marks"),
    Refusal("\(svg)<path d/></svg>", 1, 68, "'=' and a value"),
    Refusal("\(svg)<path d='M1 1'id='a'/></svg>", 1, 75, "white space between attributes"),
    Refusal("\(svg)<path d='M1 1", 1, 67, "'d' without an end"),
    Refusal("\(svg)<path ", 1, 61, "a tag without an end"),
    Refusal("\(svg)<path / >", 1, 68, "accepted: '>'"),
    Refusal("\(svg)<>", 1, 62, "a name"),
    Refusal("\(svg)<!-- ", 1, 61, "comment without an end"),
    Refusal("<?xml version='1.0'", 1, 1, "XML declaration without an end"),
    Refusal("\(svg)<g></svg>", 1, 64, "unexpected end of 'svg'"),
    Refusal("\(svg)<g>", 1, 64, "'g' is not closed"),
    Refusal("</svg>", 1, 1, "unexpected end of 'svg'"),
    Refusal("\u{0}\u{1}", 1, 1, #"unexpected '\0\u{01}'"#),
    Refusal(String(repeating: " ", count: 65_537), nil, nil, "65536 at most"),
    Refusal("<svg" + (1...17).map { " a\($0)=''" }.joined() + ">", 1, 1, "16 attributes"),
  ]

  static func path(_ data: String) -> String { "\(svg)\n<path d=\"\(data)\"/></svg>" }

  static let outlineRefusals: [Refusal] = [
    Refusal(path("M1 1L2 x"), 2, 17, "unexpected 'x'; accepted: a number"),
    Refusal(path("M1 1\nR2 2"), 3, 1, "unexpected 'R2'; accepted: a command (M L H V C S Q T A Z)"),
    Refusal(path("M1 1é"), 2, 14, "unexpected 'é'"),
    Refusal(path("L1 1"), 2, 10, "M or m as the first command"),
    Refusal(path("z"), 2, 10, "M or m as the first command"),
    Refusal(path("1 1"), 2, 10, "unexpected '1'"),
    Refusal(path("M1 1L2"), 2, 16, "unexpected the end; accepted: a number"),
    Refusal(path("M1 1,"), 2, 15, "a number after ','"),
    Refusal(path("M,1 1"), 2, 11, "unexpected ',1'"),
    Refusal(path("M1,,1"), 2, 13, "unexpected ',1'"),
    Refusal(path("M1 1L2 2 3"), 2, 20, "unexpected the end"),
    Refusal(path("M1 1Z2"), 2, 15, "unexpected '2'"),
    Refusal(path("M1 1e"), 2, 14, "unexpected 'e'"),
    Refusal(path("M1 -"), 2, 13, "unexpected '-'"),
    Refusal(path("M1 NaN"), 2, 13, "unexpected 'NaN'"),
    Refusal(path("M1 inf"), 2, 13, "unexpected 'inf'"),
    Refusal(path("M1 1e400"), 2, 13, "the number '1e400' is too large; accepted: -1000000 to"),
    Refusal(path("M1 1A1 1 0 2 1 5 5"), 2, 21, "an arc's flag, 0 or 1"),
    Refusal(path("M1 1A1e-300 1 0 0 1 5 5"), 2, 15, "too extreme to compute"),
    Refusal(path("M1 1h1v1z m90 0h1v1"), 2, 1, "path outside the viewBox"),
    Refusal(
      path("M1 1h4v4z").replacing("</svg>", with: "<path d='M2 2h9v9z'/></svg>"), 2, 22,
      "the boxes of two paths overlap"),
    Refusal(
      path("M1 1h4v4z").replacing(
        "</svg>", with: "<path fill-rule='evenodd' d='M6 6h9v9z'/></svg>"),
      2, 22, "one fill-rule for all paths"),
    Refusal(path("M0 0" + String(repeating: "h1", count: 10_000)), 2, 20_014, "10000 in an icon"),
  ]

  @Test(arguments: refusals) func refuses(refusal: Refusal) throws {
    let error = #expect(throws: IconError.self) { try Self.read(refusal.text) }
    #expect(error?.file == "x.svg")
    #expect(error?.position?.line == refusal.line)
    #expect(error?.position?.column == refusal.column)
    let message = try #require(error?.description)
    #expect(message.contains(refusal.message), "\(message)")
  }

  @Test func saysWhereInOneLine() throws {
    let error = #expect(throws: IconError.self) { try Self.read("\(Self.svg)\n<rect/></svg>") }
    #expect(
      error?.description
        == "x.svg:2:1: unexpected element 'rect' in svg; accepted: g, path, title, desc"
        + " (convert shapes to paths)")
  }

  /// A file cut off anywhere, or with any byte changed, is read or refused, never a trap.
  @Test func survivesDamage() throws {
    let bytes = try Artwork.file("train").bytes
    // The last byte is the end of the last line, which may be missing.
    for index in bytes.indices.dropLast() {
      let cut = IconFile(name: "x", file: "x.svg", bytes: Array(bytes[..<index]))
      #expect(throws: IconError.self) { try Icon(cut) }
      for byte: UInt8 in [0, 0x26, 0x2D, 0x3C, 0x61, 0xFF] {
        var changed = bytes
        changed[index] = byte
        _ = try? Icon(IconFile(name: "x", file: "x.svg", bytes: changed))
      }
    }
  }
}
