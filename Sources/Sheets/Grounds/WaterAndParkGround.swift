import DisplayList
import Geometry
import Markers

/// A map of open ground: streets without buildings, parks, and a river with bridges.
enum WaterAndParkGround {
  static let colorNames = [
    "map.land", "map.street", "map.avenue", "map.park", "map.wood", "map.path", "map.water",
  ]

  /// The map in a rectangle.
  static func item(in rect: Rect, _ design: Design) throws(DrawingError) -> DisplayItem {
    let color = { (name: String) throws(DrawingError) in try design.opaqueColor("map.\(name)") }
    let (land, street, avenue) = (try color("land"), try color("street"), try color("avenue"))
    let (park, water) = (try color("park"), try color("water"))
    let parks = CityPark.all(in: rect)
    let fill = { (path: Path, color: Color) in DisplayItem.fill(path, color, .nonzero) }
    let all = { (part: (CityPark) -> Path) in parks.reduce(into: Path()) { $0.append(part($1)) } }
    return .group(
      DisplayGroup(
        "water and park", clip: .rectangle(rect),
        items: [
          fill(.rectangle(rect), land),
          // None runs down a river.
          fill(
            CityGrid.streets(in: rect, areAvenues: false) { !River.covers(column: $0) }, street),
          fill(CityGrid.streets(in: rect, areAvenues: true), avenue),
          fill(all(\.lawn), park),
          fill(all(\.wood), try color("wood")),
          .stroke(
            all(\.walks), try color("path"), StrokeStyle(width: CityPark.walkWidth, join: .round)),
          fill(all(\.pond), water),
          fill(River.path(in: rect, bank: River.bank), park),
          fill(River.path(in: rect, bank: 0), water),
          // Bridges.
          fill(CityGrid.rows(in: rect, areAvenues: true), avenue),
        ]))
  }
}
