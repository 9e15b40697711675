import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing
import Typesetting

/// Spec §2, "number tag (bus)".
@Suite struct NumberTagTests {
  static let style = TextStyle(family: "Figtree", size: 11, weight: 800)

  private func draw(
    _ route: String = "22", bearing: Double? = nil, isStale: Bool = false,
    isSelected: Bool = false, _ theme: Theme = .light
  ) throws -> Marker {
    let state = BusState(
      route: try .named(route), bearing: bearing, isStale: isStale, isSelected: isSelected)
    return try MarkerState.bus(state).draw(TestDesign.make(theme))
  }

  @Test func boxOfAShortNumber() throws {
    let marker = try draw("1")
    let (stroke, fill) = (try marker.layer("tag/stroke"), try marker.layer("tag/fill"))
    #expect(stroke.bounds.isClose(to: Rect(x: -11, y: -31.5, width: 22, height: 17)))
    #expect(stroke.cornerReach.isClose(to: 6))
    #expect(fill.bounds.isClose(to: Rect(x: -9.5, y: -30, width: 19, height: 14)))
    #expect(fill.cornerReach.isClose(to: 4.5))
  }

  @Test(arguments: ["1", "22", "151", "X49", "Jeffery Jump", "MMMMMMMMMMMMMMMMMMMMMMMM"])
  func widthFollowsTheAdvance(route: String) throws {
    let advance = try TestDesign.typesetter().outline(route, Self.style).advance
    let box = try draw(route).layer("tag/stroke").bounds
    #expect(box.width.isClose(to: max(22, advance + 8)))
    #expect(box.height.isClose(to: 17))
    #expect(box.center.x.isClose(to: 0))
  }

  @Test func aNumberMayWidenTheBox() throws {
    #expect(try draw("151").layer("tag/stroke").bounds.width > 22)
  }

  /// Centred by its advance, its baseline 0.35 of the size below the middle.
  @Test(arguments: ["1", "151", "Jeffery Jump"]) func label(route: String) throws {
    let outline = try TestDesign.typesetter().outline(route, Self.style)
    let place = Point(-outline.advance / 2, -23 + 3.85)
    let label = try draw(route).layer("tag/label")
    #expect(label.outline.ends.isClose(to: outline.path.offset(by: place).ends))
    #expect(label.rule == .nonzero)
  }

  @Test(arguments: [
    (nil, -23.0), (314.999, -23), (315, 23), (337.5, 23), (0, 23), (22.5, 23), (45, 23),
    (45.001, -23), (90, -23), (180, -23), (270, -23), (-45, 23), (-45.001, -23), (360, 23),
    (765, 23), (-1, 23),
  ])
  func aboveUnlessTheBusHeadsNorth(bearing: Double?, y: Double) throws {
    #expect(try draw(bearing: bearing).layer("tag/stroke").bounds.center.y.isClose(to: y))
  }

  @Test(
    arguments: [
      (Theme.light, false, "#0B5CD5", "#FFFFFF"), (.light, true, "#66707F", "#FFFFFF"),
      (.dark, false, "#6AA5FF", "#0F141C"), (.dark, true, "#7C8796", "#0F141C"),
    ], [false, true])
  func colors(
    row: (theme: Theme, isStale: Bool, text: String, fill: String), isSelected: Bool
  ) throws {
    let marker = try draw(isStale: row.isStale, isSelected: isSelected, row.theme)
    #expect(try marker.layer("tag/stroke").hex == row.text)
    #expect(try marker.layer("tag/label").hex == row.text)
    #expect(try marker.layer("tag/fill").hex == row.fill)
  }

  @Test func withoutARouteThereIsNoTag() throws {
    let marker = try MarkerState.bus(BusState()).draw(TestDesign.make())
    #expect(!marker.layerNames.contains { $0.hasPrefix("tag") })
    #expect(marker.accessibility.label == "Bus")
  }
}
