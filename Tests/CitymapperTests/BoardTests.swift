import Citymapper
import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing
import Typesetting

/// 004, section 3: DeparturesBoard and GoTripHeader.
@Suite struct BoardTests {
  private func board(
    _ departures: [Departure], theme: Theme = .light
  ) throws -> Component {
    try DeparturesBoard.draw(departures, width: 343, CitySamples.design(theme))
  }

  private func departure(_ minutes: Int, to destination: String = "Brixton") -> Departure {
    Departure("VIC", .tube, to: destination, in: minutes)
  }

  /// Rows of 13 + 24 + 13 with a divider of 1 between them; the badge 34 × 24.
  @Test func rowsAreAsGiven() throws {
    let board = try board([departure(2), departure(4), departure(9)])
    #expect(board.size == Size(343, 3 * 50 + 2))
    let badges = board.items.fills("badge").compactMap(\.path.bounds)
    #expect(badges.first == Rect(x: 16, y: 13, width: 34, height: 24))
    #expect(badges.map(\.minY) == [13, 64, 115])
    #expect(board.items.fills("divider").compactMap(\.path.bounds?.minY) == [50, 101])
    let left = try #require(board.items.box("destination")?.minX)
    #expect(left >= 62 && left < 64)
  }

  @Test(arguments: [
    (Theme.light, "#F4F5F8", "#E3E5EC", "#10131A"), (.dark, "#1E212B", "#282C38", "#ECEEF3"),
  ])
  func facesFollowTheTheme(theme: Theme, face: String, divider: String, text: String) throws {
    let items = try board([departure(2), departure(4)], theme: theme).items
    #expect(items.color("body") == face)
    #expect(items.color("divider") == divider)
    #expect(items.fills("destination").allSatisfy { $0.color.hex == text })
  }

  @Test(arguments: [
    (0, "#FF8A00"), (3, "#FF8A00"), (4, "#00C281"), (1439, "#00C281"),
  ])
  func soonIsOrange(minutes: Int, color: String) throws {
    for theme in Theme.allCases {
      #expect(try board([departure(minutes)], theme: theme).items.color("minutes") == color)
    }
  }

  @Test func soonIsSpoken() throws {
    for (minutes, end) in [(2, "2 minutes, leaving soon"), (4, "4 minutes")] {
      let departure = Departure("VIC", .tube, to: "Brixton", in: minutes, line: "victoria")
      #expect(
        try board([departure]).accessibility.label == "Victoria line to Brixton, \(end)")
    }
  }

  /// 004, section 8: the mode is spoken, not only coloured.
  @Test func theModeIsSpoken() throws {
    let rows = [
      Departure("63", .bus, to: "King’s Cross", in: 7),
      Departure("BIKE", .bike, to: "Hyde Park", in: 1),
    ]
    #expect(
      try board(rows).accessibility.label
        == "bus 63 to King’s Cross, 7 minutes; bike to Hyde Park, 1 minute, leaving soon")
  }

  @Test(arguments: [-1, 10_000, Int.min, Int.max])
  func impossibleMinutesAreRefused(minutes: Int) throws {
    let error = #expect(throws: DrawingError.self) { _ = try board([departure(minutes)]) }
    #expect(
      error?.description == "a departure in \(minutes) min: accepted are 0 to 1439 minutes")
  }

  @Test func aBoardOfNothingIsRefused() throws {
    let error = #expect(throws: DrawingError.self) { _ = try board([]) }
    #expect(error?.description == "a board of 0 departures: accepted are 1 or more")
  }

  /// 1 and 8 are as wide as each other, so a number that counts down does not jitter.
  @Test func figuresAreTabular() throws {
    let features: [FontFeature] = [.tabularFigures]
    for minutes in [11, 88] {
      let advance = try CitySamples.advance("\(minutes) min", 16, 800, features: features)
      let style = TextStyle(
        family: "Inter", size: 16, weight: 800, opticalSizes: 14...32, features: features)
      let ink = try CitySamples.typesetter().outline("\(minutes) min", style).inkBox
      let box = try #require(try board([departure(minutes)]).items.box("minutes"))
      #expect(isClose(box.minX, 343 - 16 - advance + (ink?.minX ?? 0)))
    }
    #expect(
      isClose(
        try CitySamples.advance("11 min", 16, 800, features: features),
        try CitySamples.advance("88 min", 16, 800, features: features)))
  }

  /// 200 characters: as many as fit 12 before the minutes, and an ellipsis.
  @Test func aLongDestinationEndsWithAnEllipsis() throws {
    let name = String(String(repeating: "Walthamstow Central ", count: 10).prefix(200))
    #expect(name.count == 200)
    let items = try board([departure(4, to: name)]).items
    let minutes = try CitySamples.advance("4 min", 16, 800, features: [.tabularFigures])
    let room = 343 - 16 - minutes - 12 - 62
    let fitting = try (1..<40).last { count in
      try CitySamples.advance(String(name.prefix(count)) + "…", 15, 600) <= room
    }
    let text = String(name.prefix(try #require(fitting))) + "…"
    let style = TextStyle(family: "Inter", size: 15, weight: 600, opticalSizes: 14...32)
    let outline = try CitySamples.typesetter().outline(text, style)
    let drawn = try #require(items.fills("destination").first?.path)
    #expect(drawn.elements.count == outline.path.elements.count)
    #expect(isClose(drawn.bounds?.width, outline.inkBox?.width ?? 0))
  }

  @Test func aBadgeKeepsToItsBox() throws {
    let items = try board([Departure("LONGBADGE", .bus, to: "Bank", in: 4)]).items
    let (badge, label) = (
      try #require(items.box("badge")), try #require(items.box("badge label"))
    )
    #expect(label.minX >= badge.minX && label.maxX <= badge.maxX)
  }

  /// 20 + 12 + 4 + 60 + 4 + 12 + 20; the ring's stroke lies half outside of its circle.
  @Test(arguments: Theme.allCases) func tripHeaderIsAsGiven(theme: Theme) throws {
    let header = TripHeader("Get off in 2 stops", "Tate Modern · 8 min", .bus)
    let drawing = try header.draw(width: 375, CitySamples.design(theme))
    #expect(drawing.size == Size(375, 132))
    #expect(drawing.items.box("start") == Rect(x: 20, y: 20, width: 12, height: 12))
    #expect(drawing.items.box("line") == Rect(x: 24.5, y: 36, width: 3, height: 60))
    #expect(drawing.items.box("end") == Rect(x: 19, y: 99, width: 14, height: 14))
    #expect(drawing.items.color("line") == "#E8453C")
    #expect(drawing.items.color("end") == "#8A93A3")
    // As the document has it, in both themes.
    #expect(drawing.items.color("instruction") == "#10131A")
    #expect(drawing.items.color("detail") == "#5A6473")
    #expect((drawing.items.box("instruction")?.minX ?? 0) >= 46)
  }

  @Test func aLongInstructionKeepsItsPadding() throws {
    let text = String(repeating: "Get off in 2 stops ", count: 12)
    let items = try TripHeader(text, text, .walk).draw(width: 375, CitySamples.design()).items
    #expect((items.box("instruction")?.maxX ?? 999) <= 355)
    #expect((items.box("detail")?.maxX ?? 999) <= 355)
  }
}
