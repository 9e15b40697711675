import DesignTokens
import DisplayList
import Geometry
import Markers
import Sheets
import Testing
import Typesetting

@Suite struct StopSheetTests {
  static func sheet(_ stop: StopFile? = nil, showsHitAreas: Bool = true) throws -> Sheet {
    let request = SheetRequest(themes: [.light], showsHitAreas: showsHitAreas, stop: stop)
    guard let sheet = try SheetSamples.compose("stop-sheet", request) else {
      throw SheetProblem(description: "no stop-sheet")
    }
    return sheet
  }

  private func cell(_ name: String, on sheet: Sheet) throws -> SheetCell {
    try #require(sheet.cells.first { $0.name == "light/\(name)" }, "\(name)")
  }

  @Test func everyCombinationHasItsHeader() throws {
    let sheet = try Self.sheet()
    for section in [
      "station-step-free-access", "station-no-step-free-access",
      "station-step-free-access-unknown-or-not-loaded-yet",
    ] {
      for (name, buttons) in [
        ("no-data", ["wheelchair-button"]), ("no-alerts", ["wheelchair-button"]),
        ("1-alert", ["alert-button", "wheelchair-button"]),
        ("3-alerts", ["alert-button", "wheelchair-button"]),
      ] {
        let prefix = "light/\(section)/\(name)/"
        let parts = sheet.cells.filter { $0.name.hasPrefix(prefix) }
        #expect(parts.map { $0.name.dropFirst(prefix.count) } == buttons.map { $0[...] })
        // 002: "a minimum 44 × 44pt button target".
        #expect(parts.allSatisfy { $0.frame.width == 44 && $0.frame.height == 44 })
      }
    }
  }

  /// Without a triangle the wheelchair stands where the triangle would, and the bars follow it.
  @Test func noTriangleLeavesNoGap() throws {
    let sheet = try Self.sheet()
    let section = "station-step-free-access"
    let place = { (name: String, part: String) in
      let card = try cell("\(section)/\(name)", on: sheet)
      return try cell("\(section)/\(name)/\(part)", on: sheet).frame.minX - card.frame.minX
    }
    let first = try place("1-alert", "alert-button")
    #expect(try abs(place("no-alerts", "wheelchair-button") - first) < 0.001)
    #expect(try abs(place("no-data", "wheelchair-button") - first) < 0.001)
    #expect(try abs(place("1-alert", "wheelchair-button") - first - 48) < 0.001)
  }

  /// The route of a bus stop begins where its name does: 16 inside the card, which is 272 wide and
  /// stands in the middle of 288.
  @Test func aBusStopHasNeitherButtonNorGap() throws {
    let sheet = try Self.sheet()
    #expect(!sheet.cells.contains { $0.name.hasPrefix("light/bus-stop/alerts/") })
    let card = try cell("bus-stop/alerts", on: sheet)
    let header = try #require(sheet.groups("alerts").first)
    let route = try #require(header.groups("route").first?.items.inkBox)
    #expect(abs(route.minX - (card.frame.minX + 8 + 16)) < 0.001)
    #expect(header.groups("alert").isEmpty && header.groups("wheelchair").isEmpty)
  }

  /// Spec §4, LineBarView: bars of 10 × 24, 3 apart, in line order.
  @Test func aStationHasItsLineBars() throws {
    let header = try #require(Self.sheet().groups("no-data").first)
    let lines = try #require(header.groups("lines").first)
    let bars = lines.items.compactMap { [$0].inkBox }
    #expect(bars.count == 3)
    for bar in bars {
      #expect(abs(bar.width - 10) < 0.001 && abs(bar.height - 24) < 0.001)
    }
    #expect(abs(bars[1].minX - bars[0].maxX - 3) < 0.001)
  }

  @Test func buttonsSayWhatTheyAre() throws {
    let sheet = try Self.sheet()
    for (name, label) in [
      ("alert", "3 train service alerts"), ("good", "Accessibility information"),
      ("warn", "Accessibility information"), ("muted", "Accessibility information"),
    ] {
      let cell = try cell("buttons/\(name)", on: sheet)
      #expect(cell.accessibility == AccessibilityRow(role: "button", label: label))
      #expect(cell.hitFrame?.width == 88 && cell.hitFrame?.height == 88)
      let small = try self.cell("buttons/\(name)-actual-size", on: sheet)
      #expect(small.hitFrame?.width == 44)
    }
  }

  @Test func theTableShowsWhichAlertsApply() throws {
    let cells = try Self.sheet().cells.filter {
      $0.name.hasPrefix("light/which-alerts-show-the-triangle/table/")
    }
    #expect(cells.count == 5 * 3)
    let table = try #require(Self.sheet().groups("table").first)
    // Systemwide, the Red Line and Belmont itself; not the Yellow Line, not Howard.
    #expect(table.groups("alert").count == 3 * 3)
  }

  @Test func aMessageThatIsTooLongIsCutAndSaysSo() throws {
    let cell = try cell("dialog-of-the-triangle/1000-alerts", on: Self.sheet())
    #expect(cell.caption == "1000 train service alerts · first 5 shown")
    let whole = try self.cell("dialog-of-the-triangle/3-alerts", on: Self.sheet())
    #expect(whole.caption == "3 train service alerts")
  }

  /// Of 1,000 alerts the first alone is longer than the dialog: none is there from end to end.
  @Test func aBeginningIsCalledOne() throws {
    let stop = Stop(id: "1", name: "Belmont", service: .train(lines: ["red"]))
    let alerts = (1...1000).map { index in
      TrainAlert(
        id: "\(index)", kind: .active, scope: .route(["red"]),
        headline: index == 1 ? String(repeating: "Delays at Belmont. ", count: 200) : "Delays")
    }
    let sheet = try Self.sheet(StopFile(stop: stop, stepFreeAccess: .yes, alerts: alerts))
    let cell = try cell("dialogs/alerts", on: sheet)
    #expect(cell.caption == "1000 train service alerts · beginning shown")
  }

  @Test(arguments: [0.5, 1, 2, 4]) func nothingIsCutOffOrOverlaps(zoom: Double) throws {
    let request = SheetRequest(themes: [.dark], exhibitZoom: zoom)
    let sheet = try #require(try SheetSamples.compose("stop-sheet", request))
    let blocks = sheet.cells.filter { $0.ink != nil }
    for cell in blocks {
      let ink = try #require(cell.ink)
      #expect(cell.frame.contains(ink), "\(cell.name)")
    }
    for (index, cell) in blocks.enumerated() {
      for other in blocks[..<index] {
        #expect(cell.frame.gap(to: other.frame) > -0.001, "\(cell.name) \(other.name)")
      }
    }
    #expect(blocks.allSatisfy { $0.frame.maxX <= sheet.list.size.width - 48 + 0.001 })
  }

  @Test func targetsCanBeLeftOut() throws {
    let text = try Self.sheet(showsHitAreas: false).list.text
    #expect(!text.contains("hit area"))
    #expect(try Self.sheet().list.text.contains("hit area"))
  }

  @Test func aFilesStopIsShown() throws {
    let stop = Stop(id: "1", name: "Clark/Lake", service: .train(lines: ["blue", "green"]))
    let alerts = [
      TrainAlert(id: "1", kind: .active, scope: .route(["blue"]), headline: "Delays")
    ]
    let sheet = try Self.sheet(StopFile(stop: stop, stepFreeAccess: .yes, alerts: alerts))
    let names = sheet.cells.map { $0.name.dropFirst("light/".count) }
    #expect(
      names == [
        "stop/stop", "stop/stop/alert-button", "stop/stop/wheelchair-button", "dialogs/alerts",
        "dialogs/accessibility",
      ])
    let bus = Stop(id: "1", name: "Clark", service: .bus(routes: []))
    let plain = try Self.sheet(StopFile(stop: bus, stepFreeAccess: .yes, alerts: alerts))
    #expect(plain.cells.map(\.name) == ["light/stop/stop"])
  }

  @Test func routesThatDoNotFitAreCounted() throws {
    let routes = (100...130).compactMap { RouteName("\($0)") }
    let stop = Stop(id: "1", name: "Clark", service: .bus(routes: routes))
    let sheet = try Self.sheet(StopFile(stop: stop, stepFreeAccess: .yes, alerts: nil))
    let header = try #require(sheet.groups("stop").first)
    let shown = header.groups("route")
    // 240 inside the card; a capsule of three figures is about 48 wide, with 6 between.
    #expect((4...5).contains(shown.count))
    let ink = try #require(header.items.inkBox)
    #expect(abs(ink.width - 272) < 0.001)
  }

  @Test func lettersThatTheFontLacksAreNamed() throws {
    let stop = Stop(id: "1", name: "הרצליה", service: .train(lines: ["red"]))
    let error = #expect(throws: DrawingError.self) {
      try Self.sheet(StopFile(stop: stop, stepFreeAccess: .yes, alerts: nil))
    }
    let text = try #require(error).description
    #expect(text.contains("U+05D4 'ה'") && text.contains("--font-fallback"), "\(text)")
  }

  @Test func aLineThatThereIsNotIsNamed() throws {
    let stop = Stop(id: "1", name: "A", service: .train(lines: ["rde"]))
    let error = #expect(throws: DrawingError.self) {
      try Self.sheet(StopFile(stop: stop, stepFreeAccess: .yes, alerts: nil))
    }
    #expect(try #require(error).description.contains("did you mean 'red'?"))
  }

  @Test func oddNamesAreDrawnWithinTheirCard() throws {
    for name in [
      "<b>&amp;", String(repeating: "W", count: 200), String(repeating: "a ", count: 100),
    ] {
      let stop = Stop(id: "1", name: name, service: .train(lines: ["red"]))
      let sheet = try Self.sheet(StopFile(stop: stop, stepFreeAccess: .no, alerts: nil))
      let header = try #require(sheet.groups("stop").first)
      let title = try #require(header.groups("title").first)
      #expect(title.items.count == (name.count > 20 ? 2 : 1))
      let ink = try #require(title.items.inkBox)
      let card = try #require(header.items.inkBox)
      #expect(card.inset(by: 15).minX <= ink.minX && ink.maxX <= card.maxX - 15)
    }
  }
}
