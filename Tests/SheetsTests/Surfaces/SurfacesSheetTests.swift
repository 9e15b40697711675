import DesignTokens
import DisplayList
import Geometry
import Markers
import Sheets
import Testing
import Typesetting

/// The sheet `surfaces`: phones at 0.75×, parts at 3× and at actual size.
@Suite struct SurfacesSheetTests {
  private func sheet(_ request: SheetRequest = SheetRequest(themes: [.light])) throws -> Sheet {
    try #require(try SheetSamples.compose("surfaces", request))
  }

  /// Each phone, with its panel's top on the screen: 638, 438.5, 63, 698 at 0.75×.
  private static let phones = [
    ("home/home-tip", 478.5, "Collapsed"), ("home/home-half", 328.875, "Half"),
    ("home/home-full", 47.25, "Expanded"), ("nearby/nearby-tip", 523.5, "Collapsed"),
    ("nearby/nearby-half", 328.875, "Half"), ("nearby/nearby-full", 47.25, "Expanded"),
    ("stop-detail/stop-detail-tip", 478.5, "Collapsed"),
    ("stop-detail/stop-detail-half", 328.875, "Half"),
    ("stop-detail/stop-detail-full", 47.25, "Expanded"),
    ("search/search-full", 47.25, "Expanded"),
  ]

  @Test(arguments: Theme.allCases)
  func panelsStandAtTheirDetents(theme: Theme) throws {
    let cells = try sheet(SheetRequest(themes: [theme])).cells
    let frame = { (name: String) in cells.first { $0.name == "\(theme.rawValue)/\(name)" }?.frame }
    for (name, top, value) in Self.phones {
      let screen = try #require(frame("\(name)/screen"))
      let panel = try #require(frame("\(name)/panel"))
      #expect(abs(screen.width - 294.75) < 1e-9 && screen.height == 639)
      let place = Rect(
        x: screen.x + 4.5, y: screen.y + top, width: 285.75, height: 634.5 - top)
      #expect(panel.isClose(to: place), "\(name)")
      let phone = try #require(cells.first { $0.name == "\(theme.rawValue)/\(name)" })
      #expect(phone.accessibility?.label == "Panel position")
      #expect(phone.accessibility?.value == value)
      // 44 at 0.75×.
      #expect(phone.hitFrame.map { [$0.width, $0.height, $0.y] } == [33, 33, panel.y])
    }
  }

  @Test func buttonsAreNamed() throws {
    let cells = try sheet().cells
    let captions = Self.phones.map { phone in
      cells.first { $0.name == "light/\(phone.0)/button" }?.caption
    }
    let (profile, close) = ("Profile", "Close stop detail")
    #expect(
      captions == [String](repeating: profile, count: 6) + [close, close, close] + [profile])
    let part = cells.first { $0.name == "light/parts/close-button" }
    #expect(part?.accessibility == AccessibilityRow(role: "button", label: close))
    // 44 at 3×.
    #expect(part?.hitFrame.map { [$0.width, $0.height] } == [132, 132])
  }

  /// The panel's content, the shadow aside, is drawn within the panel; the panel within its phone;
  /// and each part of a phone within its cell.
  @Test func nothingIsOutsideThePanel() throws {
    let sheet = try sheet()
    for (name, _, _) in Self.phones {
      let cells = sheet.cells.filter { $0.name.hasPrefix("light/\(name)") }
      let phone = try #require(cells.first)
      for part in cells { #expect(phone.frame.contains(part.frame), "\(part.name)") }
      let layer = try #require(sheet.groups(String(name.split(separator: "/")[1])).first)
      let screen = try #require(layer.groups("screen").first)
      let panel = try #require(screen.groups("panel").first)
      let frame = try #require(cells.first { $0.name.hasSuffix("/panel") }?.frame)
      let drawn = panel.items.dropFirst()
      #expect(drawn.count > 2)
      for item in drawn {
        #expect(frame.inset(by: -1e-9).contains(try #require(item.inkBox)), "\(name)")
      }
      #expect(screen.clip?.bounds.map { phone.frame.contains($0) } == true)
      let bar = try #require(screen.groups("tab bar stand-in").first?.items.inkBox)
      #expect(frame.contains(bar))
    }
  }

  @Test func shadowsAreAsGiven() throws {
    let shadows = try sheet().list.items.shadows
    // σ is half of the blur of 30, at 0.75× on ten phones, and at actual size.
    #expect(shadows.map(\.sigma) == Array(repeating: 11.25, count: 10) + [15])
    for shadow in shadows {
      #expect(shadow.color == Color(red: 0, green: 0, blue: 0, opacity: 0.16))
    }
    let cells = try sheet().cells
    for ((name, _, _), shadow) in zip(Self.phones, shadows) {
      let panel = try #require(cells.first { $0.name == "light/\(name)/panel" }?.frame)
      // 10 up at 0.75×.
      let bounds = try #require(shadow.path.bounds)
      #expect(bounds.isClose(to: panel.offset(by: Point(0, -7.5))), "\(name)")
    }
  }

  /// Every number of the documents that the sheet shows, and how often it does.
  @Test(arguments: [
    ("180", 2), ("120", 1), ("379.5", 3), ("4", 4), ("381", 10), ("759", 10), ("59", 10),
    ("34", 10), ("44", 7), ("40", 1), ("5", 1), ("30", 3), ("28", 1),
    ("28 radius", 1), ("12 radius", 1), ("64", 2), ("14", 4), ("36", 1), ("20", 1), ("45", 1),
    ("10", 1), ("54", 1), ("25", 1), ("21", 2), ("351", 1), ("16", 2), ("12", 2),
    // At the left of ten phones, twice below each, once in the grabber, twice at the corner.
    ("6", 33),
  ])
  func lengthsAreLabelled(label: String, count: Int) throws {
    let style = TextStyle(family: "Figtree", size: 11, weight: 500)
    let places = try TextFinder(sheet().list.items).places(of: label, style)
    #expect(places.count == count)
  }

  @Test func theNoteHasBothReadings() throws {
    let note = """
      003’s column “v3 value” has the tip at 132 and the tabs Home, Map, Search; 000 and 001, as \
      built, win: 180 (Nearby 120), and Home, Nearby, Search.
      """
    let place = try #require(
      try TextFinder(sheet()).places(of: note, Styles.note).only)
    #expect(place.origin.x == 48 && place.end <= 1200)
  }

  @Test func textsAreElevenOrMore() throws {
    let design = try SheetSamples.design(.light)
    for token in ["panel.head.title", "card.title", "tab-bar.label"] {
      #expect(try design.tokens.typography(token).size * 0.75 >= 11)
    }
    #expect(try design.tokens.typography("card.detail").size >= 11)
    // The second line is text at actual size only: on phones it would be 9.75.
    let finder = try TextFinder(sheet().list.items)
    let detail = { (size: Double) in TextStyle(family: "Figtree", size: size, weight: 400) }
    #expect(try finder.places(of: "Route and direction", detail(13)).count == 2)
    #expect(try finder.places(of: "Route and direction", detail(9.75)).isEmpty)
  }

  @Test(arguments: [0.5, 1])
  func phonesAreNeverSmaller(zoom: Double) throws {
    let cells = try sheet(SheetRequest(themes: [.light], exhibitZoom: zoom)).cells
    #expect(cells.first { $0.name == "light/home/home-tip/screen" }?.frame.height == 639)
  }

  @Test func phonesGrowWithTheExhibits() throws {
    let cells = try sheet(SheetRequest(themes: [.light], exhibitZoom: 4)).cells
    #expect(cells.first { $0.name == "light/home/home-tip/screen" }?.frame.height == 1278)
  }

  @Test func touchTargetsCanBeLeftOut() throws {
    // Two on each of ten phones, one for each of three parts.
    #expect(try sheet().list.items.layers("hit area") == 23)
    let plain = try sheet(SheetRequest(themes: [.light], showsHitAreas: false))
    #expect(plain.list.items.layers("hit area") == 0)
  }

  @Test func theMapCanBeAnother() throws {
    let green = Color(red: 0, green: 128, blue: 0)
    let cells = try sheet(SheetRequest(themes: [.light], ground: .color(green)))
    let phone = try #require(cells.groups("home-tip").first?.groups("screen").first)
    guard case .fill(_, green, _)? = phone.items.first else {
      Issue.record("the ground is not the one asked for")
      return
    }
  }

  @Test func onePhoneAlone() throws {
    let request = SheetRequest(themes: [.light], only: CellPattern("stop-detail-half"))
    let cells = try sheet(request).cells
    #expect(cells.first?.name == "light/stop-detail/stop-detail-half")
    #expect(cells.count == 6)
  }
}

extension [DisplayItem] {
  /// The shadows in layers of any depth, from the bottom.
  fileprivate var shadows: [(path: Path, color: Color, sigma: Double)] {
    flatMap { item -> [(path: Path, color: Color, sigma: Double)] in
      switch item {
      case .shadow(let path, let color, let sigma): [(path, color, sigma)]
      case .group(let group): group.items.shadows
      case .fill, .stroke, .image, .instance: []
      }
    }
  }

  /// How many layers of any depth have that name.
  fileprivate func layers(_ name: String) -> Int {
    reduce(0) { count, item in
      guard case .group(let group) = item else { return count }
      return count + (group.name == name ? 1 : 0) + group.items.layers(name)
    }
  }
}
