import DesignTokens
import DisplayList
import Geometry
import Markers
import Testing

/// The band that meets the map and the one inside it, after spec §2.
@Suite struct MarkerEdgesTests {
  /// One edge: its part, the outermost band, its width and height, and the band inside.
  struct Row: Sendable {
    let state: String
    let part: MarkerEdge.Part
    let outer: (name: String, hex: String)
    let size: Size
    let inner: (name: String, hex: String)?
  }

  static let rows = [
    Row(
      state: "station/3-lines", part: .body, outer: ("keyline", "#FFFFFF"), size: Size(46.93, 26),
      inner: ("body", "#EDF0F5")),
    Row(
      state: "station/3-lines-selected", part: .body, outer: ("keyline", "#101A2E"),
      size: Size(46.93 * 1.12, 26 * 1.12), inner: ("body", "#EDF0F5")),
    Row(
      state: "station/below-z15-1-line", part: .body, outer: ("keyline", "#FFFFFF"),
      size: Size(10, 10), inner: ("body", "#C60C30")),
    Row(
      state: "bus-stop/z16-selected", part: .body, outer: ("keyline", "#101A2E"),
      size: Size(22.4, 22.4), inner: ("hairline", "#FFFFFF")),
    Row(
      state: "bus-stop/z14", part: .body, outer: ("body", "#0B5CD5"), size: Size(7, 7), inner: nil),
    Row(
      state: "train/red-heading-90-stale", part: .body, outer: ("keyline", "#FFFFFF"),
      size: Size(25, 25), inner: ("body", "#66707F")),
    // Vertices at 15.5 and 25.5 to the right and 6.5 up and down, and 2 around them; the notch is no
    // extreme.
    Row(
      state: "train/red-heading-90-selected", part: .arrow, outer: ("keyline", "#FFFFFF"),
      size: Size(14 * 1.25, 17 * 1.25), inner: ("body", "#C60C30")),
    Row(
      state: "bus/22-no-heading", part: .tag, outer: ("stroke", "#0B5CD5"), size: Size(22, 17),
      inner: ("fill", "#FFFFFF")),
    Row(
      state: "route-chip/red-selected", part: .body, outer: ("ring", "#101A2E"),
      size: Size(37, 37), inner: ("gap", "#FFFFFF")),
  ]

  private func marker(_ path: String) throws -> Marker {
    let entry = try #require(MarkerCatalog.entries.first { $0.path == path })
    return try entry.state.draw(TestDesign.make(.light))
  }

  @Test(arguments: rows) func edge(row: Row) throws {
    let edges = try marker(row.state).edges.filter { $0.part == row.part }
    let edge = try #require(edges.first)
    #expect(edges.count == 1)
    #expect(edge.outer.name == row.outer.name && edge.outer.color.hex == row.outer.hex)
    #expect(edge.inner?.name == row.inner?.name && edge.inner?.color.hex == row.inner?.hex)
    let box = try #require(edge.outer.outline.bounds)
    #expect(abs(box.width - row.size.width) < 0.01, "\(box)")
    #expect(abs(box.height - row.size.height) < 0.01, "\(box)")
  }

  /// Each vehicle has a body, an arrow where its bearing is known, and a tag where it has a route.
  @Test func partsOfVehicles() throws {
    #expect(try marker("bus/22-heading-90-selected").edges.map(\.part) == [.arrow, .body, .tag])
    #expect(try marker("train/red-no-heading").edges.map(\.part) == [.body])
    #expect(try marker("bus/no-tag-heading-90").edges.map(\.part) == [.arrow, .body])
  }

  @Test func whatIsNotDrawnHasNone() throws {
    #expect(try marker("bus-stop/below-z14").edges.isEmpty)
  }

  /// No ink of any marker lies outside of its edges.
  @Test(arguments: Theme.allCases) func edgesHoldAllInk(theme: Theme) throws {
    for entry in MarkerCatalog.entries {
      let marker = try entry.state.draw(TestDesign.make(theme))
      let boxes = marker.edges.compactMap(\.outer.outline.bounds)
      let whole = boxes.reduce(nil as Rect?) { box, next in box?.union(next) ?? next }
      #expect(whole == marker.inkBox, "\(entry.path)")
    }
  }
}
