import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing
import Typesetting

/// Spec §2, Route chips.
@Suite struct RouteChipMarkerTests {
  static let label = TextStyle(family: "Figtree", size: 16, weight: 700)
  static let letter = TextStyle(family: "Figtree", size: 7.8, weight: 700)

  private func draw(
    _ choice: RouteChipState.Choice, isSelected: Bool = false, _ theme: Theme = .light
  ) throws -> Marker {
    try MarkerState.routeChip(RouteChipState(choice, isSelected: isSelected))
      .draw(TestDesign.make(theme))
  }

  private func route(_ name: String) throws -> RouteChipState.Choice { .route(try .named(name)) }

  @Test(arguments: LineColorTests.rows) func disc(row: LineColorTests.Row) throws {
    for (theme, hue) in [(Theme.light, row.light), (.dark, row.dark)] {
      let marker = try draw(.line(row.id), theme)
      #expect(marker.layerNames == ["body"])
      let body = try marker.layer("body")
      #expect(body.bounds.isClose(to: .centered(28, 28)))
      #expect(body.cornerReach.isClose(to: 14))
      #expect(body.hex == hue)
    }
  }

  @Test(arguments: LineColorTests.rows) func letter(row: LineColorTests.Row) throws {
    let letter = Character(row.id.prefix(1).uppercased())
    let marker = try draw(.line(row.id, letter: letter))
    #expect(marker.layerNames == ["body", "label"])
    let label = try marker.layer("label")
    #expect(label.hex == (row.glyph == "fixed-ink" ? "#101A2E" : "#FFFFFF"))
    let outline = try TestDesign.typesetter().outline(String(letter), Self.letter)
    let place = Point(-outline.advance / 2, 2.73)
    #expect(label.outline.ends.isClose(to: outline.path.offset(by: place).ends))
  }

  @Test func discHalo() throws {
    let marker = try draw(.line("red"), isSelected: true)
    #expect(marker.layerNames == ["halo/ring", "halo/gap", "body"])
    for (name, radius) in [("halo/ring", 18.5), ("halo/gap", 16), ("body", 14)] {
      let layer = try marker.layer(name)
      #expect(layer.bounds.isClose(to: .centered(2 * radius, 2 * radius)), "\(name)")
      #expect(layer.cornerReach.isClose(to: radius), "\(name)")
    }
  }

  @Test(arguments: [
    (Theme.light, "#101A2E", "#FFFFFF"), (.dark, "#EEF1F6", "#0F141C"),
  ])
  func haloColors(theme: Theme, ring: String, gap: String) throws {
    for choice in [.line("red"), .all, try route("22")] {
      let marker = try draw(choice, isSelected: true, theme)
      #expect(try marker.layer("halo/ring").hex == ring)
      #expect(try marker.layer("halo/gap").hex == gap)
    }
  }

  @Test(arguments: ["1", "22", "151", "Jeffery Jump", "MMMMMMMMMMMMMMMMMMMMMMMM"])
  func boxWidthFollowsTheAdvance(name: String) throws {
    let advance = try TestDesign.typesetter().outline(name, Self.label).advance
    let box = try draw(try route(name)).layer("border").bounds
    #expect(box.isClose(to: .centered(max(44, advance + 16), 28)))
  }

  @Test func unselectedBoxHasABorderAndNoFill() throws {
    for (choice, theme, brand) in [
      (try route("22"), Theme.light, "#0B5CD5"), (.all, .dark, "#6AA5FF"),
    ] {
      let marker = try draw(choice, theme)
      #expect(marker.layerNames == ["border", "label"])
      let border = try marker.layer("border")
      #expect(border.rule == .evenOdd)
      let edges = border.outline.subpaths.map {
        DrawnLayer(path: "", outline: $0, color: .black, rule: .nonzero)
      }
      try #require(edges.count == 2)
      #expect(edges[0].bounds.isClose(to: .centered(44, 28)))
      #expect(edges[0].cornerReach.isClose(to: 10))
      #expect(edges[1].bounds.isClose(to: .centered(40, 24)))
      #expect(edges[1].cornerReach.isClose(to: 8))
      #expect(marker.items.layers.map(\.hex) == [brand, brand])
    }
  }

  @Test(arguments: [
    (Theme.light, "#0B5CD5", "#FFFFFF"), (.dark, "#6AA5FF", "#0F141C"),
  ])
  func selectedBox(theme: Theme, brand: String, accentInk: String) throws {
    let marker = try draw(.all, isSelected: true, theme)
    #expect(marker.layerNames == ["halo/ring", "halo/gap", "body", "label"])
    for (name, width, height, radius) in [
      ("halo/ring", 53.0, 37.0, 14.5), ("halo/gap", 48, 32, 12), ("body", 44, 28, 10),
    ] {
      let layer = try marker.layer(name)
      #expect(layer.bounds.isClose(to: .centered(width, height)), "\(name)")
      #expect(layer.cornerReach.isClose(to: radius), "\(name)")
    }
    // 000 gives the middle of the Ink ring, which lies on the gap's edge: 12 + 2.5 / 2.
    let (ring, gap) = (try marker.layer("halo/ring"), try marker.layer("halo/gap"))
    #expect(((ring.cornerReach + gap.cornerReach) / 2).isClose(to: 13.25))
    #expect(try marker.layer("body").hex == brand)
    #expect(try marker.layer("label").hex == accentInk)
  }

  @Test(arguments: [false, true]) func boxLabel(isSelected: Bool) throws {
    let outline = try TestDesign.typesetter().outline("151", Self.label)
    let label = try draw(try route("151"), isSelected: isSelected).layer("label")
    let place = Point(-outline.advance / 2, 5.6)
    #expect(label.outline.ends.isClose(to: outline.path.offset(by: place).ends))
    #expect(label.rule == .nonzero)
  }

  @Test func accessibilityAndTarget() throws {
    let rows: [(RouteChipState.Choice, String, Double)] = [
      (.line("red"), "Red Line", 44), (.all, "All routes", 44),
      (try route("22"), "Route 22", 44),
    ]
    for (choice, label, width) in rows {
      for isSelected in [false, true] {
        let marker = try draw(choice, isSelected: isSelected)
        #expect(
          marker.accessibility
            == AccessibilityRow(
              role: "button", label: label, value: nil, hint: nil, isSelected: isSelected))
        let frame = try #require(marker.hitFrame)
        #expect(frame.isClose(to: .centered(width, 44)))
        #expect(marker.zOrder == nil)
      }
    }
    let advance = try TestDesign.typesetter().outline("Jeffery Jump", Self.label).advance
    let wide = try #require(try draw(try route("Jeffery Jump")).hitFrame)
    #expect(wide.isClose(to: .centered(advance + 16, 44)))
  }

  @Test func unknownLinesAreRefused() throws {
    let error = #expect(throws: DrawingError.self) { try draw(.line("grene")) }
    #expect(error?.description.contains("unknown line 'grene'") == true)
    #expect(error?.description.contains("did you mean 'green'?") == true)
  }
}
