import DesignTokens
import DisplayList
import Geometry
import Markers
import Sheets
import Testing

/// The sheet `vision`: its cells, their colours, and the distances that it names.
@Suite struct VisionSheetTests {
  static let sheets = Result {
    try Theme.allCases.map { theme in
      try #require(try SheetSamples.compose("vision", SheetRequest(themes: [theme])))
    }
  }

  private func sheet(_ theme: Theme) throws -> Sheet {
    try #require(try Self.sheets.get().first { $0.theme == theme.rawValue })
  }

  static let visions = ["normal", "protan", "deutan", "tritan", "greyscale"]
  static let lines = ["red", "blue", "brown", "green", "orange", "purple", "pink", "yellow"]
  static let states = [
    "station-lines", "station", "station-circle", "bus-stop", "train", "bus", "line-chip",
    "box-chip", "nearby", "alert", "step-free",
  ]

  @Test(arguments: Theme.allCases) func cellsInOrder(theme: Theme) throws {
    let table = { (section: String, rows: [String]) in
      ["\(section)/table"]
        + rows.flatMap { row in Self.visions.map { "\(section)/table/\(row)/\($0)" } }
    }
    let names =
      table("lines", Self.lines) + table("states", Self.states)
      + (Self.visions + ["stale"]).map { "distances-of-lines/\($0)" }
    #expect(try sheet(theme).cells.map(\.name) == names.map { "\(theme.rawValue)/\($0)" })
  }

  /// Every line's hue as each vision has it, worked out apart from this code.
  static let hues: [(theme: Theme, vision: String, hues: [String])] = [
    (
      .light, "normal",
      ["#C60C30", "#00A1DE", "#62361B", "#009B3A", "#F9461C", "#522398", "#E27EA6", "#A88400"]
    ),
    (
      .light, "protan",
      ["#524B2F", "#83A0E1", "#423B18", "#9D8C2F", "#7D6F11", "#00429B", "#8B92A7", "#958300"]
    ),
    (
      .light, "deutan",
      ["#7D7029", "#698FDD", "#4D451B", "#8E8242", "#A99609", "#003F96", "#A4A4A4", "#9E8D10"]
    ),
    (
      .light, "tritan",
      ["#DA0020", "#00B1B6", "#6C2D30", "#009786", "#FF003F", "#3E435C", "#F0798C", "#B77770"]
    ),
    (
      .light, "greyscale",
      ["#636363", "#979797", "#414141", "#868686", "#888888", "#414141", "#9D9D9D", "#898989"]
    ),
    (
      .dark, "protan",
      ["#524B2F", "#83A0E1", "#7A6F3B", "#9D8C2F", "#7D6F11", "#0072DB", "#8B92A7", "#FADC00"]
    ),
    (
      .dark, "greyscale",
      ["#636363", "#979797", "#787878", "#868686", "#888888", "#727272", "#9D9D9D", "#E1E1E1"]
    ),
  ]

  /// Station, train with its arrow, chip and name: five fills of the simulated hue, and none of the
  /// plain one.
  @Test(arguments: hues) func linesAreSimulated(
    theme: Theme, vision: String, hues: [String]
  ) throws {
    let sheet = try sheet(theme)
    let plain = try SheetSamples.design(theme).lines.lines.map(\.hue.hex)
    for (index, line) in Self.lines.enumerated() {
      let cell = try #require(sheet.allGroups("\(line)/\(vision)").first)
      let seen = try #require(cell.groups(vision).first)
      let found = DisplayItem.group(seen).leafFills.map(\.color.hex)
      #expect(found.filter { $0 == hues[index] }.count == 5, "\(line)")
      #expect(found.contains(plain[index]) == (plain[index] == hues[index]), "\(line)")
    }
  }

  /// Map and Paper are simulated with what stands on them; a ground of the request is, too.
  @Test func groundsAreSimulated() throws {
    let orange = try #require(Color(hex: "#FF8000"))
    let given = try #require(
      try SheetSamples.compose(
        "vision", SheetRequest(themes: [.light], ground: .color(orange))))
    for (sheet, grounds) in [
      (try sheet(.light), ["#D9DFE6", "#DDDFE6", "#DBDEE6", "#D6E1E1", "#DEDEDE"]),
      (given, ["#FF8000", "#A69100", "#C4AE00", "#FF626D", "#A3A3A3"]),
    ] {
      for (vision, ground) in zip(Self.visions, grounds) {
        let seen = try #require(
          sheet.allGroups("train/\(vision)").first?.groups(vision).first)
        #expect(DisplayItem.group(seen).leafFills.first?.color.hex == ground, "\(vision)")
      }
    }
  }

  /// Titles keep the theme's own colours, whatever vision they stand above.
  @Test func titlesAreNotSimulated() throws {
    let finder = try TextFinder(try sheet(.light).list.items)
    for title in ["Normal", "Protan", "Deutan", "Tritan", "Grey scale"] {
      let places = try finder.places(of: title, Styles.section)
      #expect(places.count == 3 && places.allSatisfy { $0.hex == "#101A2E" }, "\(title)")
    }
  }

  /// The nearest lines, once above the lines and once below the station of all of them.
  @Test(arguments: [
    (
      Theme.light, ["0.135", "0.032", "0.031", "0.079", "0.000"],
      ["Red · Orange", "Green · Yellow", "Orange · Yellow", "Red · Orange", "Brown · Purple"]
    ),
    (
      .dark, ["0.135", "0.033", "0.015", "0.079", "0.006"],
      ["Red · Orange", "Brown · Orange", "Brown · Green", "Red · Orange", "Green · Orange"]
    ),
  ])
  func nearestLinesAreNamed(theme: Theme, distances: [String], names: [String]) throws {
    let finder = try TextFinder(try sheet(theme).list.items)
    for name in names {
      let count = 2 * names.filter { $0 == name }.count
      #expect(try finder.places(of: name, Styles.tokenValue).count == count, "\(name)")
    }
    let least = try sheet(theme).cells.suffix(6).prefix(5).map(\.caption)
    for (caption, distance) in zip(least, distances) {
      #expect(caption.contains(": \(distance), "), "\(caption)")
    }
  }

  /// A ring in each table of pairs and each column of stale trains. Filled in light: grey scale of the
  /// nearest lines (2), of step-free access, and five pairs; in dark: deutan and grey scale of the
  /// nearest lines (4), stale trains, three pairs, and two stale lines.
  @Test(arguments: [(Theme.light, 8), (.dark, 10)])
  func whatIsHardlySeenIsMarked(theme: Theme, count: Int) throws {
    let sheet = try sheet(theme)
    #expect(sheet.allGroups("smallest").count == 10)
    #expect(sheet.allGroups("hardly seen").count == count)
  }

  /// 28 pairs in each table: in the first, none is at the limit and one has a ring.
  @Test func everyPairHasItsDistance() throws {
    let sheet = try sheet(.light)
    let table = try #require(sheet.allGroups("normal").last)
    let finder = try TextFinder([.group(table)])
    for distance in ["0.363", "0.204", "0.358", "0.156", "0.378", "0.207"] {
      let count = distance == "0.156" ? 2 : 1
      #expect(try finder.places(of: distance, Styles.tokenValue).count == count, "\(distance)")
    }
    #expect(table.groups("smallest").count == 1)
  }

  @Test(arguments: [0.5, 1, 2, 3, 8]) func nothingLeavesItsCell(zoom: Double) throws {
    let sheet = try #require(
      try SheetSamples.compose("vision", SheetRequest(themes: [.light], exhibitZoom: zoom)))
    for cell in sheet.cells where cell.ink != nil {
      // The lines above and below a table are centred on its edges.
      #expect(cell.frame.inset(by: -0.5 - 1e-9).contains(try #require(cell.ink)), "\(cell.name)")
    }
    for cell in sheet.cells where cell.name.split(separator: "/").count == 5 {
      let name = cell.name.split(separator: "/").suffix(2).joined(separator: "/")
      let group = try #require(sheet.allGroups(name).first)
      for example in DisplayItem.group(group).allGroups("example") {
        let ink = try #require(example.items.inkBox)
        #expect(cell.frame.inset(by: 3).contains(ink), "\(cell.name)")
      }
    }
  }

  /// A token file's lines are shown with the others; of very many, the nearest pairs are named.
  @Test(arguments: [3, 18]) func manyLinesHaveRoom(count: Int) throws {
    let lines = (0..<count).map { index in
      """
      "l\(index)": {"base": {"$type": "color", "$value": {"colorSpace": "srgb",
       "components": [0.\(10 + index), 0.5, 0.\(90 - index)]}}}
      """
    }
    let sheet = try SheetSamples.overlaid(
      "vision", "{\"line\": {\(lines.joined(separator: ", "))}}")
    #expect(sheet.cells.count == 1 + 5 * (8 + count) + 1 + 5 * 11 + 6)
    for cell in sheet.cells {
      #expect(cell.frame.minX >= 48 && cell.frame.maxX <= 1200, "\(cell.name)")
      if let ink = cell.ink { #expect(ink.minX >= 48 && ink.maxX <= 1200, "\(cell.name)") }
    }
    let finder = try TextFinder(sheet.list.items)
    // In each column above the lines and below the station; in a list, once more.
    let places = try finder.places(of: "Brown · Purple", Styles.tokenValue).count
    #expect(places == (count > 17 ? 3 : 2))
  }

  @Test func onlyOneVision() throws {
    let request = SheetRequest(themes: [.light], only: CellPattern("distances-of-lines/tritan"))
    let sheet = try #require(try SheetSamples.compose("vision", request))
    #expect(sheet.cells.map(\.name) == ["light/distances-of-lines/tritan"])
  }
}
