import DesignTokens
import DisplayList
import Geometry
import Markers
import Sheets
import Testing
import Typesetting

/// The numbers that stand on the sheet, and what is drawn beside them.
@Suite struct ComponentExampleTests {
  /// The ramp's samples in their own sizes (001, 003).
  @Test(
    arguments: Theme.allCases,
    [
      (32.0, 700, "bold"), (20, 700, "bold"), (16, 400, "regular"), (13, 400, "regular"),
      (11, 500, "medium"),
    ])
  func ramp(theme: Theme, step: (size: Double, weight: Int, name: String)) throws {
    let sheet = try ComponentsSample.sheet(theme)
    let finder = try TextFinder(fills: sheet.fills(inCell: "\(theme)/type-ramp/ramp"))
    let style = TextStyle(family: "Figtree", size: step.size, weight: step.weight)
    let sample = try #require(
      try finder.places(of: "Clark/Lake · Brown Line to Kimball in 4 min", style).only)
    // The second column.
    #expect(abs(sample.origin.x - 192) < 1e-6)
    let size = "\(Int(step.size)) \(step.name) \(step.weight)"
    #expect(try finder.places(of: size, Styles.tokenValue).count == 1, "\(size)")
  }

  @Test(arguments: [
    ("routeiconview/circle", ["20", "28", "40", "mini", "standard", "large"]),
    ("routeiconview/capsule", ["20", "28", "40", "mini", "standard", "large"]),
    (
      "stationiconview/measures",
      ["22", "16.5", "22 square", "1.76 lead", "4.95 bar", "13.2 bar", "1.5 gap", "4.84 trailing"]
    ),
    (
      "stationiconview/table",
      [
        "h = 22", "h = 44", "4.95 × 13.2", "9.9 × 26.4", "1.98", "3.96", "16.5", "33", "1.5",
        "−1.76", "−3.52", "4.84", "9.68", "42.93", "82.86",
      ]
    ),
    ("linebarview/measures", ["10", "24", "3"]),
    ("vehiclemarkerview/train-90", ["5.5"]),
    // 27.5 · 1.25 − 22
    ("vehiclemarkerview/train-90-selected", ["12.38"]),
    // 23 + 17/2 − 22
    ("vehiclemarkerview/bus-90", ["5.5", "9.5"]),
    ("vehiclemarkerview/bus-0", ["5.5", "9.5"]),
    // 31.5 · 1.25 − 22
    ("vehiclemarkerview/bus-90-selected", ["12.38", "17.38"]),
    ("icons/train", ["15", "18.75", "16.5", "18.48", "33", "35.2", "Train", "Station"]),
    ("icons/bus", ["10.4", "11.65", "13.5", "16.88", "35.2", "Bus stop", "Bus", "Nearby"]),
    ("icons/train+bus", ["19.2", "Nearby"]), ("icons/star", ["22", "Favorite"]),
    (
      "row-of-route-chips/all-selected",
      ["44", "28", "3.25 inset", "6 gap", "4.5 halo", "1.25 cut off"]
    ),
    ("row-of-route-chips/single", ["44", "28", "3.25 inset", "4.5 halo", "1.25 cut off"]),
  ])
  func measures(cell: String, texts: [String]) throws {
    for theme in Theme.allCases {
      #expect(try ComponentsSample.texts(texts, inCell: cell, theme) == texts)
    }
  }

  /// A vehicle without heading and tag stays within its frame.
  @Test func nothingPassesWithoutHeadingAndTag() throws {
    let fills = try ComponentsSample.sheet(.light).fills(
      inCell: "light/vehiclemarkerview/train")
    let ink = try #require(
      fills.compactMap(\.path.bounds).reduce(nil) { box, next in box?.union(next) ?? next })
    // The body at 2×, and below it the caption.
    let bodies = fills.compactMap(\.path.bounds).filter { $0.width == 50 }
    #expect(bodies.count == 1)
    #expect(ink.width <= 88 + 60)
  }

  @Test(arguments: [
    ("22", 22.0), ("44", 44),
  ])
  func stationIconsAtActualSize(name: String, height: Double) throws {
    let sheet = try ComponentsSample.sheet(.dark)
    for count in 1...8 {
      let ink = try #require(
        try sheet.cell("dark/stationiconview-\(name)-high/\(count)").ink)
      #expect(abs(ink.height - height) < 1e-6)
      let bars = Double(count) * (0.225 * height + 1.5)
      let width = 0.92 * height + bars - 1.5 + max(4, 0.22 * height)
      #expect(abs(ink.width - width) < 1e-6, "\(count)")
    }
  }

  @Test(arguments: [(1, 10.0), (3, 36), (8, 101)])
  func lineBars(count: Int, width: Double) throws {
    let ink = try #require(
      try ComponentsSample.sheet(.light).cell("light/linebarview/\(count)").ink)
    // Enlarged to twice, 16 apart, and at actual size.
    #expect(abs(ink.width - 2 * width) < 1e-6)
    #expect(abs(ink.height - (48 + 16 + 24)) < 1e-6)
  }

  /// 3.25 + 44 + 6 + 28 + 6 + 28 + 3.25 and 3.25 + 44 + 3.25, four times enlarged.
  @Test(arguments: [("all-selected", 118.5), ("single", 50.5)])
  func chipRows(name: String, width: Double) throws {
    let sheet = try ComponentsSample.sheet(.light)
    let frame = try sheet.cell("light/row-of-route-chips/\(name)").frame
    let boxes = sheet.list.items.strokes.filter { frame.contains($0) }
    let row = try #require(boxes.reduce(nil) { box, next in box?.union(next) ?? next })
    // Each line runs from corner to corner.
    #expect(abs(row.width - 4 * width) < 1e-6)
    #expect(abs(row.height - 176) < 1e-6)
    // What is clipped is orange: the halo's outline, 4.5 outside the chip of 44 × 28.
    let orange = try sheet.fills(inCell: "light/row-of-route-chips/\(name)").filter {
      $0.color.hex == "#D15800"
    }
    let halo = try #require(orange.only?.path.bounds)
    #expect(abs(halo.minX - (row.minX - 1.25 * 4)) < 1e-6)
    #expect(abs(halo.width - 53 * 4) < 1e-6)
    #expect(abs(halo.height - 37 * 4) < 1e-6)
  }

  /// The one text under 11 is flagged in its caption.
  @Test func theSmallLetterIsFlagged() throws {
    let cell = try ComponentsSample.sheet(.light).cell("light/row-of-route-chips/letter")
    #expect(cell.caption == "Letter 7.8 on 28, as 000 has it: under 11")
    let letters = try ComponentsSample.sheet(.light).cell(
      "light/routeiconview-bus-routes-and-letters/letters")
    #expect(letters.caption == "Optional letter: 11.14 at 40, none on smaller circles")
  }

  @Test func isListed() throws {
    let sheet = try SheetSamples.find("components")
    #expect(!SheetDefinition.standard.contains(sheet))
    #expect(!sheet.summary.isEmpty && sheet.summary.count <= 80)
  }
}

extension [DisplayItem] {
  /// The boxes of the outlines that are stroked in these items, whatever layer they stand in.
  fileprivate var strokes: [Rect] {
    flatMap { item -> [Rect] in
      switch item {
      case .group(let group): group.items.strokes
      case .stroke(let path, _, _): path.bounds.map { [$0] } ?? []
      case .fill, .shadow, .image, .instance: []
      }
    }
  }
}
