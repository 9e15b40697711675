import DesignTokens
import DisplayList
import Geometry
import Sheets
import Testing

/// The sheet `matrix`: its cells, their places, and what stands in them.
@Suite struct MatrixSheetTests {
  static let sheets = Result {
    try Theme.allCases.map { theme in
      try #require(try SheetSamples.compose("matrix", SheetRequest(themes: [theme])))
    }
  }

  private func sheet(_ theme: Theme) throws -> Sheet {
    try #require(try Self.sheets.get().first { $0.theme == theme.rawValue })
  }

  /// The cells of a table, without "light/…/table/".
  private func cells(_ sheet: Sheet, _ table: String) -> [(name: String, cell: SheetCell)] {
    let prefix = "\(sheet.theme)/\(table)/table/"
    return sheet.cells.filter { $0.name.hasPrefix(prefix) }.map {
      (String($0.name.dropFirst(prefix.count)), $0)
    }
  }

  static let drawn = "by-map-zoom-selection-and-age"
  static let other = "pressed-and-focused"

  /// One cell where the same stands at several zooms: as the rows of 000's table have it.
  static let station = ["below-z15", "z15", "selected", "stale"]
  static let busStop = ["below-z14", "z14-16", "z16", "selected", "stale"]
  static let vehicle = ["default", "selected", "stale", "selected-stale"]
  static let chip = ["default", "selected", "stale"]
  static let names: [(variant: String, cells: [String])] = [
    ("station-1-line", station), ("station-2-lines", station), ("bus-stop", busStop),
    ("train", vehicle), ("bus", vehicle), ("train-route-chip", chip), ("all-routes-chip", chip),
    ("bus-route-chip", chip), ("nearby-button", chip),
  ]

  @Test(arguments: Theme.allCases) func cellsInOrder(theme: Theme) throws {
    let found = cells(try sheet(theme), Self.drawn).map(\.name)
    #expect(found == Self.names.flatMap { name, cells in cells.map { "\(name)/\($0)" } })
  }

  @Test(arguments: Theme.allCases) func otherStatesInOrder(theme: Theme) throws {
    let found = cells(try sheet(theme), Self.other).map(\.name)
    #expect(
      found == [
        "pressed/station-1-line", "pressed/train", "pressed/train-route-chip",
        "pressed/nearby-button", "focused/station-1-line",
      ])
  }

  /// 1152 wide: titles 120, labels 48, eight columns of 123; or titles 126 and nine of 114.
  @Test func columnsAreWholePoints() throws {
    let sheet = try sheet(.light)
    let frames = Dictionary(
      uniqueKeysWithValues: cells(sheet, Self.drawn).map { ($0.name, $0.cell.frame) })
    let first = try #require(frames["bus-stop/below-z14"])
    #expect(first.x == 48 + 168 && first.width == 123)
    #expect(frames["bus-stop/z14-16"]?.width == 246.0)
    #expect(frames["bus-stop/z16"]?.width == 123.0)
    #expect(frames["bus-stop/selected"]?.maxX == 1200)
    #expect(frames["station-1-line/below-z15"]?.width == 246.0)
    #expect(frames["bus-stop/stale"]?.width == 984.0)
    #expect(frames["bus/default"]?.width == 492.0)
    #expect(frames["bus/selected"]?.x == first.x + 4 * 123)
    // The tag reaches 31.5 up, the body 12.5 down, both 1.5 × 1.25 times as large; 12 around.
    #expect(frames["bus/selected"]?.height == 107)
    let other = cells(sheet, Self.other).map(\.cell.frame)
    #expect(other[0].x == 48 + 126 && other[0].width == 3 * 114)
    #expect(other.allSatisfy { $0.height == 32 })
  }

  /// The cells of a table cover it without a gap or an overlap.
  @Test(arguments: [drawn, other]) func cellsTile(table: String) throws {
    let frames = cells(try sheet(.dark), table).map(\.cell.frame)
    let all = try #require(frames.first.map { frames.reduce($0) { $0.union($1) } })
    let area = frames.reduce(0) { $0 + $1.width * $1.height }
    #expect(abs(area - all.width * all.height) < 1e-6)
    for (index, frame) in frames.enumerated() {
      #expect(frames[..<index].allSatisfy { $0.gap(to: frame) > -1e-9 })
    }
  }

  /// Markers keep 3 clear of their cells, at any exhibit zoom; labels keep within theirs.
  @Test(arguments: [0.5, 1, 2, 3, 8]) func nothingLeavesItsCell(zoom: Double) throws {
    let sheet = try #require(
      try SheetSamples.compose("matrix", SheetRequest(themes: [.light], exhibitZoom: zoom)))
    for (name, cell) in cells(sheet, Self.drawn) + cells(sheet, Self.other) {
      let group = try #require(sheet.allGroups(name).first)
      for item in group.items {
        guard case .group(let inner) = item else { continue }
        guard inner.name == "marker" else { continue }
        let ink = try #require(inner.items.inkBox)
        #expect(cell.frame.inset(by: 3).contains(ink), "\(name): \(ink) in \(cell.frame)")
      }
      for case .fill(let path, let color, _) in group.items where color.hex == "#4A5567" {
        let ink = try #require(path.bounds)
        #expect(cell.frame.inset(by: 3).contains(ink), "\(name): \(ink) in \(cell.frame)")
      }
    }
  }

  /// What is not drawn is hatched within its cell, clear of its label; what is drawn is not.
  @Test(arguments: Theme.allCases) func hatches(theme: Theme) throws {
    let sheet = try sheet(theme)
    for (name, cell) in cells(sheet, Self.drawn) + cells(sheet, Self.other) {
      let group = try #require(sheet.allGroups(name).first)
      let hatch = group.groups("hatch").first
      let isHatched =
        cell.caption.contains("not defined:") || cell.caption.contains("does not apply:")
      #expect((hatch != nil) == isHatched, "\(cell.caption)")
      #expect((group.groups("marker").isEmpty) == cell.caption.contains(": 000"), "\(cell.caption)")
      guard let clip = hatch?.clip else { continue }
      #expect(try #require(clip.bounds).isClose(to: cell.frame))
      // Two subpaths that run against each other: the cell, and the gap for the label.
      let parts = clip.polygons()
      #expect(parts.count == 2 && parts[0].signedArea > 0 && parts[1].signedArea < 0)
      let gap = try #require(parts[1].bounds)
      let label = group.items.compactMap { item -> Rect? in
        if case .fill(let path, _, _) = item, path.elements.count > 10 { path.bounds } else { nil }
      }
      #expect(label.count == 1 && gap.inset(by: 3).contains(label[0]), "\(name)")
    }
  }

  @Test func captionsSayWhatAndWhy() throws {
    let captions = cells(try sheet(.light), Self.drawn).map(\.cell.caption)
    #expect(captions[0] == "Station, 1 line · < z15")
    #expect(captions.contains("Bus · selected · stale"))
    #expect(
      captions.contains(
        "Bus stop · < z14: drawn as nothing: 000, table Stations and stops, row “Bus stop · below zoom 14”: “Not drawn”"
      ))
    #expect(
      captions.contains(
        "Nearby button · selected: does not apply: 000, row Nearby mode menu: “No other selected styling”"
      ))
  }

  /// Every number in a cell has its line below the table.
  @Test(arguments: Theme.allCases) func footnotes(theme: Theme) throws {
    let sheet = try sheet(theme)
    for line in [
      "1  000: only the table Vehicles has a row Stale; nothing else reports a position",
      "2  000, table Stations and stops, row “Bus stop · below zoom 14”: “Not drawn”",
      "3  000, row Nearby mode menu: “No other selected styling”",
      "1  000, table Not defined, row “Pressed state for stop markers and route chips”",
      "2  000, table Vehicles, row Pressed: “None: vehicle markers take no hit testing”",
      "4  000, table Not defined, row “Keyboard or Full Keyboard Access focus ring”",
    ] {
      let places = try sheet.allPlaces(of: line, Styles.note)
      #expect(places.count == 1, "\(line)")
      #expect(places.allSatisfy { $0.maxX < 1200 })
    }
    for (label, count) in [
      ("does not apply (1)", 7), ("drawn as nothing (2)", 1), ("not defined (1)", 2),
      ("not defined (4)", 1),
    ] {
      #expect(try sheet.allPlaces(of: label, Styles.sectionNote).count == count, "\(label)")
    }
  }

  @Test func tokensMoveTheBands() throws {
    let plain = try SheetSamples.overlaid(
      "matrix", #"{"bus-stop": {"from-zoom": {"$type": "number", "$value": 15}}}"#)
    let names = plain.cells.map(\.name).filter { $0.contains("/bus-stop/") }
    #expect(
      names.map { $0.split(separator: "/").last.map(String.init) } == [
        "below-z14", "z14-15", "z15", "selected", "stale",
      ])
  }

  @Test func chipsLieOnPaper() throws {
    let sheet = try sheet(.light)
    for (name, cell) in cells(sheet, Self.drawn) {
      let group = try #require(sheet.allGroups(name).first)
      let isOnPaper = group.items.contains { item in
        if case .fill(let path, let color, _) = item {
          color.hex == "#FFFFFF" && path.bounds?.isClose(to: cell.frame) == true
        } else {
          false
        }
      }
      #expect(isOnPaper == name.contains("chip"), "\(name)")
    }
  }
}
