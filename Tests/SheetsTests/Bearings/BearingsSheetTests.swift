import DesignTokens
import DisplayList
import Geometry
import Markers
import Sheets
import Testing
import Typesetting

/// The sheet `bearings`: its cells, their captions and places, and the marks on covered arrows.
@Suite struct BearingsSheetTests {
  static let sheet = Result {
    try #require(try SheetSamples.compose("bearings", SheetRequest(themes: [.light])))
  }

  private func cells(_ section: String) throws -> [SheetCell] {
    try Self.sheet.get().cells.filter { $0.name.hasPrefix("light/\(section)/") }
  }

  static let degrees = (0..<24).map { "\($0 * 15)" }

  @Test func every15Degrees() throws {
    #expect(try cells("train").map(\.caption) == Self.degrees.map { "\($0)°" })
    // The tag is below from 315° through north to 45°; 000's own tag covers nothing at these.
    #expect(
      try cells("bus").map(\.caption)
        == Self.degrees.map { degrees in
          switch degrees {
          case "45": "45° · last below"
          case "315": "315° · first below"
          default: "\(degrees)°"
          }
        })
    #expect(try cells("bus").map(\.name) == Self.degrees.map { "light/bus/\($0)" })
  }

  @Test func bothSidesOfBothChanges() throws {
    #expect(
      try cells("where-the-tag-changes-sides").map(\.caption) == [
        "45° · tag below", "45.01° · tag above · 10 % covered",
        "314.99° · tag above · 10 % covered", "315° · tag below",
      ])
  }

  /// Cells have names of their own even where a token file lets both bearings be one.
  @Test func namesAreUnique() throws {
    let sheet = try SheetSamples.overlaid(
      "bearings",
      #"{"vehicle": {"tag": {"below-to": {"$type": "number", "$value": 315}}}}"#)
    #expect(Set(sheet.cells.map(\.name)).count == sheet.cells.count)
    #expect(sheet.cells.count == 24 + 24 + 4 + 6)
  }

  @Test func longerTags() throws {
    let cells = try cells("longer-tags-each-at-its-worst-bearing")
    #expect(
      cells.map { $0.name.split(separator: "/").last.map(String.init) }
        == ["4", "22", "151", "x49", "1234", "12345"])
    let shares = cells.map { cell in
      Double(cell.caption.split(separator: " ").dropFirst(2).first ?? "") ?? -1
    }
    #expect(cells.allSatisfy { $0.caption.hasPrefix("45.1° · ") })
    // A tag of one figure and one of two are as wide, the least width; then it grows.
    #expect(shares[0] == 10.31 && shares[1] == 10.31)
    #expect(zip(shares.dropFirst(), shares.dropFirst(2)).allSatisfy { $0 < $1 })
  }

  /// A measure reads the same on every sheet.
  @Test func theAuditSaysTheSame() throws {
    let report = try AuditSamples.chitransit()
    for cell in try cells("longer-tags-each-at-its-worst-bearing") {
      let route = cell.name.split(separator: "/").last.map(String.init) ?? ""
      let finding = try report.measure("cover/bus/arrow-under-tag/\(route)")
      #expect(cell.caption == "45.1° · \(finding.text) covered")
    }
  }

  /// A mark on each arrow that the caption calls covered, and on no other.
  @Test func marksAreWhereCaptionsSaySo() throws {
    let sheet = try Self.sheet.get()
    let marks = sheet.allGroups("covered")
    let captioned = sheet.cells.filter { $0.caption.contains("covered") }
    #expect(marks.count == 2 + 6)
    #expect(captioned.count == marks.count)
    for (mark, cell) in zip(marks, captioned) {
      let box = try #require(mark.items.inkBox)
      #expect(cell.frame.contains(box), "\(cell.name)")
    }
  }

  /// Both grids have their anchors on the columns and in rows of one pitch, and captions keep clear.
  @Test func rowsKeepOneBeat() throws {
    for section in ["train", "bus"] {
      let anchors = try cells(section).map { try #require($0.anchor) }
      let tops = try cells(section).map(\.frame.minY)
      for (index, anchor) in anchors.enumerated() {
        #expect(abs(anchor.x - (120 + 144 * Double(index % 8))) < 1e-9)
        #expect(abs(anchor.y - anchors[index / 8 * 8].y) < 1e-9)
        // The tag reaches 31.5 from the centre, 47.25 enlarged, and 10 are left beside it.
        #expect(abs(anchor.y - tops[index] - 57.25) < 1e-9)
      }
      #expect(abs(anchors[8].y - anchors[0].y - (114.5 + 28)) < 1e-9)
    }
  }

  @Test func inkKeepsClearOfCaptions() throws {
    for cell in try Self.sheet.get().cells {
      let ink = try #require(cell.ink)
      // The caption's block is 28 high; its letters begin some 7 below its top.
      #expect(cell.frame.maxY - 28 - ink.maxY >= 10 - 1e-9, "\(cell.name)")
      #expect(ink.minY - cell.frame.minY >= 10 - 1e-9, "\(cell.name)")
      #expect(ink.minX - cell.frame.minX >= 3 && cell.frame.maxX - ink.maxX >= 3, "\(cell.name)")
    }
  }

  @Test func captionsKeepSixteenClear() throws {
    let typesetter = try SheetSamples.typesetter()
    for cell in try Self.sheet.get().cells {
      let width = try typesetter.outline(cell.caption, Styles.caption).advance
      #expect(width <= cell.frame.width - 16, "\(cell.caption)")
    }
  }

  /// The figures below the buses: 57.107° is where 000's tag and its arrow part.
  @Test func findings() throws {
    let sheet = try Self.sheet.get()
    for line in [
      "The tag covers part of the arrow at 45.1° to 57.1° and 302.9° to 314.9°, looked at in steps of 0.1°.",
      "Most at 45.1° and 314.9°: 14.1 of 136.8 pt², 10.31 % of arrow and keyline, 1.1 of 48.8 pt², 2.23 % of the fill alone; shares rounded up.",
    ] {
      let places = try sheet.allPlaces(of: line, Styles.note)
      #expect(places.count == 1, "\(line)")
    }
  }

  @Test func withoutAnOverlapItSaysSo() throws {
    let sheet = try SheetSamples.overlaid(
      "bearings",
      #"{"vehicle": {"tag": {"distance": {"$type": "dimension", "$value": {"value": 50, "unit": "px"}}}}}"#
    )
    #expect(sheet.allGroups("covered").isEmpty)
    #expect(
      try sheet.allPlaces(
        of: "The tag covers nothing of the arrow, looked at in steps of 0.1°.", Styles.note
      ).count == 1)
    #expect(!sheet.cells.contains { $0.caption.contains("covered") })
  }

  @Test func tokensMoveTheChange() throws {
    let sheet = try SheetSamples.overlaid(
      "bearings",
      #"{"vehicle": {"tag": {"below-to": {"$type": "number", "$value": 60}}}}"#)
    let captions = sheet.cells.map(\.caption)
    #expect(captions.contains("60° · last below"))
    #expect(captions.contains("60.01° · tag above"))
  }

  @Test(arguments: [0.5, 3, 8]) func anyExhibitZoom(zoom: Double) throws {
    let sheet = try #require(
      try SheetSamples.compose("bearings", SheetRequest(themes: [.dark], exhibitZoom: zoom)))
    #expect(sheet.cells.count == 24 + 24 + 4 + 6)
    for cell in sheet.cells {
      #expect(cell.frame.contains(try #require(cell.ink)), "\(cell.name)")
    }
  }
}
