import DesignTokens
import DisplayList
import Geometry
import Markers
import Sheets
import Testing
import Typesetting

/// The sheet `citymapper-vision`: its cells, their colours, and the distances that it names, worked
/// out apart from this code from the hex values of document 004.
@Suite struct CitymapperVisionSheetTests {
  static let sheets = Result {
    try Theme.allCases.map { theme in
      try #require(
        try CitymapperSamples.compose("citymapper-vision", SheetRequest(themes: [theme])))
    }
  }

  private func sheet(_ theme: Theme) throws -> Sheet {
    try #require(try Self.sheets.get().first { $0.theme == theme.rawValue })
  }

  /// What a row holds as one vision has it: its drawings, and the fills of the line about colours.
  private func cell(
    _ row: String, _ vision: String, _ theme: Theme
  ) throws -> (seen: DisplayGroup, below: DisplayGroup) {
    let cell = try #require(try sheet(theme).allGroups("\(row)/\(vision)").first)
    let seen = try #require(cell.groups(vision).first)
    let below = cell.items.filter { item in
      if case .group(let group) = item { group.name != vision } else { true }
    }
    return (seen, DisplayGroup("below", items: below))
  }

  static let visions = ["normal", "protan", "deutan", "tritan", "greyscale"]
  static let rows = [
    "mode-walk", "mode-bus", "mode-tube", "mode-rail", "mode-bike", "mode-cab", "mode-ferry",
    "line-victoria", "line-central", "line-district",
  ]
  static let planning = [
    "leg-strip", "route-tag", "route-card", "od-card", "go-button", "tab-bar",
  ]
  static let travelling = ["departures", "badges", "trip-leg"]

  @Test(arguments: Theme.allCases) func cellsInOrder(theme: Theme) throws {
    let table = { (section: String, rows: [String]) in
      ["\(section)/table"]
        + rows.flatMap { row in Self.visions.map { "\(section)/table/\(row)/\($0)" } }
    }
    let names =
      table("modes-and-lines", Self.rows) + table("states-while-planning", Self.planning)
      + table("states-of-departures-and-trips", Self.travelling)
      + (Self.visions + ["go-green"]).map { "distances-of-modes-and-lines/\($0)" }
    #expect(try sheet(theme).cells.map(\.name) == names.map { "\(theme.rawValue)/\($0)" })
  }

  /// The rows' colours as each vision has them: modes and lines are the same in both themes.
  static let colors = [
    "normal": [
      "#00B894", "#E8453C", "#2B5BFF", "#8E44D8", "#00A8C5", "#FFB400", "#0094C6", "#0098D4",
      "#E32017", "#00782A",
    ],
    "protan": [
      "#B2AB92", "#756A39", "#0077FF", "#006ADC", "#94A2C7", "#D0B700", "#7A92C8", "#7A98D7",
      "#655910", "#7A6C21",
    ],
    "deutan": [
      "#9F9D97", "#9D8D36", "#0063FC", "#006BD5", "#7E93C5", "#E2C916", "#6483C5", "#6187D3",
      "#938300", "#6E6431",
    ],
    "tritan": [
      "#00BAAE", "#FF0045", "#0087A5", "#7F6689", "#00B2B1", "#FF9F99", "#00A2A5", "#00A8AD",
      "#FB0022", "#007567",
    ],
    "greyscale": [
      "#A3A3A3", "#808080", "#6D6D6D", "#6B6B6B", "#999999", "#C2C2C2", "#8A8A8A", "#8E8E8E",
      "#747474", "#676767",
    ],
  ]

  /// A chip and the dot of a trip's leg: two fills of the simulated colour, and none of the plain one.
  @Test(arguments: visions, Theme.allCases)
  func modesAndLinesAreSimulated(vision: String, theme: Theme) throws {
    let (seen, plain) = try (
      #require(Self.colors[vision]), #require(Self.colors["normal"])
    )
    for (index, row) in Self.rows.enumerated() {
      let found = DisplayItem.group(try cell(row, vision, theme).seen).leafFills.map(\.color.hex)
      #expect(found.count { $0 == seen[index] } == 2, "\(row)")
      #expect(found.contains(plain[index]) == (vision == "normal"), "\(row)")
    }
  }

  /// The nearest two colours of a row under each vision. Those of a theme's own colours differ.
  static let nearest: [(row: String, theme: Theme?, pairs: [String])] = [
    (
      "leg-strip", nil,
      [
        "0.098 Walk · Bike", "0.095 Walk · Bike", "0.092 Walk · Bike", "0.025 Walk · Bike",
        "0.032 Walk · Bike",
      ]
    ),
    (
      "route-tag", nil,
      [
        "0.369 Fastest · Rain-safe", "0.334 Fastest · Rain-safe", "0.326 Fastest · Rain-safe",
        "0.169 Fastest · Rain-safe", "0.203 Fastest · Rain-safe",
      ]
    ),
    (
      "route-card", .light,
      [
        "0.262 Best · Other", "0.180 Best · Other", "0.212 Best · Other", "0.228 Best · Other",
        "0.183 Best · Other",
      ]
    ),
    (
      "route-card", .dark,
      [
        "0.457 Best · Other", "0.473 Best · Other", "0.429 Best · Other", "0.451 Best · Other",
        "0.444 Best · Other",
      ]
    ),
    (
      "od-card", nil,
      [
        "0.226 From · To", "0.216 From · To", "0.220 From · To", "0.114 From · To",
        "0.035 From · To",
      ]
    ),
    (
      "tab-bar", .light,
      [
        "0.226 Active · Other", "0.216 Active · Other", "0.220 Active · Other",
        "0.114 Active · Other", "0.035 Active · Other",
      ]
    ),
    (
      "tab-bar", .dark,
      [
        "0.272 Active · Other", "0.230 Active · Other", "0.263 Active · Other",
        "0.154 Active · Other", "0.167 Active · Other",
      ]
    ),
    (
      "departures", nil,
      [
        "0.269 Soon · Later", "0.108 Soon · Later", "0.123 Soon · Later", "0.302 Soon · Later",
        "0.003 Soon · Later",
      ]
    ),
    (
      "badges", nil,
      [
        "0.022 Ferry · Victoria", "0.024 Ferry · Victoria", "0.021 Ferry · Victoria",
        "0.018 Ferry · Victoria", "0.013 Ferry · Victoria",
      ]
    ),
    (
      "trip-leg", nil,
      [
        "0.059 Bike · Ferry", "0.059 Bike · Ferry", "0.058 Bike · Ferry", "0.025 Walk · Bike",
        "0.006 Tube · Rail",
      ]
    ),
  ]

  @Test(arguments: nearest) func nearestColorsAreNamed(
    row: String, theme: Theme?, pairs: [String]
  ) throws {
    for theme in theme.map({ [$0] }) ?? Theme.allCases {
      for (vision, pair) in zip(Self.visions, pairs) {
        let finder = try TextFinder([.group(try cell(row, vision, theme).below)])
        let words = pair.split(separator: " ", maxSplits: 1).map(String.init)
        // Below the limit the number is bold, in its mark.
        let style = words[0] < "0.020" ? Styles.hardlySeen : Styles.tokenValue
        #expect(try finder.places(of: words[0], style).count == 1, "\(vision), \(theme)")
        #expect(
          try finder.places(of: words[1], Styles.tokenValue).count == 1, "\(vision), \(theme)")
      }
    }
  }

  /// Both colours of a pair are colours of its row's drawings; only the GO button has no pair.
  @Test(arguments: planning + travelling, Theme.allCases)
  func namedColorsAreDrawn(row: String, theme: Theme) throws {
    for vision in Self.visions {
      let (seen, below) = try cell(row, vision, theme)
      let drawn = Set(DisplayItem.group(seen).leafFills.map(\.color.hex))
      // The two halves of the swatch below a tile.
      let named = below.items.flatMap(\.leafFills).filter { fill in
        fill.path.bounds.map { abs($0.width - 10) < 1e-6 && abs($0.height - 10) < 1e-6 } == true
      }.map(\.color.hex)
      #expect(named.count == (row == "go-button" ? 0 : 2), "\(vision)")
      for color in named { #expect(drawn.contains(color), "\(vision) \(color)") }
    }
  }

  /// Of all pairs of modes and lines: where the table is, and at the head of its column.
  @Test(arguments: Theme.allCases) func leastOfAllModesAndLines(theme: Theme) throws {
    let captions = try sheet(theme).cells.suffix(6).map(\.caption)
    #expect(
      captions == [
        "Normal: 0.022, Ferry and Victoria", "Protan: 0.024, Ferry and Victoria",
        "Deutan: 0.021, Ferry and Victoria", "Tritan: 0.018, Ferry and Victoria",
        "Grey scale: 0.006, Tube and Rail", "GO green (GO, best, later) to each",
      ])
    let finder = try TextFinder(try sheet(theme).list.items)
    // Four heads and the five badges; one head and one leg of a trip.
    #expect(try finder.places(of: "Ferry · Victoria", Styles.tokenValue).count == 9)
    #expect(try finder.places(of: "Tube · Rail", Styles.tokenValue).count == 2)
  }

  /// A ring in each table of pairs and each column of GO green. Filled: two heads, a departure, two
  /// rows of badges, a leg of a trip, a pair as tritan has it, three in grey, and GO green to Walk as
  /// tritan has it.
  @Test(arguments: Theme.allCases) func whatIsHardlySeenIsMarked(theme: Theme) throws {
    let sheet = try sheet(theme)
    #expect(sheet.allGroups("smallest").count == 10)
    #expect(sheet.allGroups("hardly seen").count == 11)
  }

  /// Bus to Walk, Tube to both, District to Central, in normal vision.
  @Test func pairsHaveTheirDistances() throws {
    let table = try #require(try sheet(.light).allGroups("normal").last)
    let finder = try TextFinder([.group(table)])
    for distance in ["0.328", "0.324", "0.400", "0.333"] {
      #expect(try !finder.places(of: distance, Styles.tokenValue).isEmpty, "\(distance)")
    }
    #expect(table.groups("smallest").count == 1)
  }

  /// Titles keep the theme's own colour, whatever vision they stand above.
  @Test(arguments: [(Theme.light, "#10131A"), (.dark, "#ECEEF3")])
  func titlesAreNotSimulated(theme: Theme, ink: String) throws {
    let finder = try TextFinder(try sheet(theme).list.items)
    for title in ["Normal", "Protan", "Deutan", "Tritan", "Grey scale"] {
      let places = try finder.places(of: title, Styles.section)
      #expect(places.count == 4 && places.allSatisfy { $0.hex == ink }, "\(title)")
    }
  }

  @Test(arguments: [0.5, 1, 2, 3, 8]) func nothingLeavesItsCell(zoom: Double) throws {
    let request = SheetRequest(themes: [.dark], exhibitZoom: zoom)
    let sheet = try #require(try CitymapperSamples.compose("citymapper-vision", request))
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

  /// A token file's lines are shown with the others.
  @Test(arguments: [3, 20]) func moreLinesHaveRoom(count: Int) throws {
    let lines = (0..<count).map { index in
      """
      "l\(index)": {"base": {"$type": "color", "$value": {"colorSpace": "srgb",
       "components": [0.\(10 + index), 0.5, 0.\(90 - index)]}}}
      """
    }
    let sheet = try #require(
      try CitymapperSamples.compose(
        "citymapper-vision", SheetRequest(themes: [.light]),
        overlays: ["{\"line\": {\(lines.joined(separator: ", "))}}"]))
    #expect(sheet.cells.count == 1 + 5 * (10 + count) + 1 + 5 * 6 + 1 + 5 * 3 + 6)
    for cell in sheet.cells {
      #expect(cell.frame.minX >= 48 && cell.frame.maxX <= 1200, "\(cell.name)")
      if let ink = cell.ink { #expect(ink.minX >= 48 && ink.maxX <= 1200, "\(cell.name)") }
    }
  }

  /// The limit of what leaves soon is the token's, and so are the departures on either side of it.
  @Test func soonIsTheTokens() throws {
    let sheet = try #require(
      try CitymapperSamples.compose(
        "citymapper-vision", SheetRequest(themes: [.light], only: CellPattern("states")),
        overlays: [#"{"board": {"soon": {"$type": "number", "$value": 5}}}"#]))
    let finder = try TextFinder(sheet.list.items)
    #expect(try finder.places(of: "Soon, up to 5 min: colour", Styles.sectionNote).count == 1)
  }

  @Test func onlyOneVision() throws {
    let request = SheetRequest(themes: [.light], only: CellPattern("lines/tritan"))
    let sheet = try #require(try CitymapperSamples.compose("citymapper-vision", request))
    #expect(sheet.cells.map(\.name) == ["light/distances-of-modes-and-lines/tritan"])
  }
}

extension Styles {
  /// The distance of colours that an eye can hardly tell apart.
  fileprivate static let hardlySeen = TextStyle(family: "Figtree", size: 11, weight: 700)
}
