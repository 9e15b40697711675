import DisplayList
import Geometry
import Markers

/// A street map: blocks with the footprints of buildings, streets, avenues, and an avenue that cuts
/// across the grid.
enum StreetsGround {
  static let colorNames = ["map.land", "map.building", "map.street", "map.avenue"]

  private static let noise = MapNoise(seed: 16)
  /// Between a street and the buildings beside it, and between the two rows of a block.
  private static let front = 3
  private static let yard = 8
  /// How wide buildings are along the street, what is between them, and how much shallower than the
  /// deepest one may be.
  private static let buildingWidth = 9...22
  private static let buildingGap = 2
  private static let shallower = 0...7
  /// One in so many lots is empty.
  private static let lotsPerGap = 8
  /// The diagonal avenues: as steep as 4 to 3, so far apart along x.
  private static let diagonal = (slope: 4.0 / 3, pitch: 960.0, start: 250.0)

  /// The map in a rectangle.
  static func item(in rect: Rect, _ design: Design) throws(DrawingError) -> DisplayItem {
    var buildings = Path()
    for (column, row) in CityGrid.blocks(in: rect) {
      buildings.append(Self.buildings(column, row))
    }
    let avenue = try design.opaqueColor("map.avenue")
    return .group(
      DisplayGroup(
        "streets", clip: .rectangle(rect),
        items: [
          .fill(.rectangle(rect), try design.opaqueColor("map.land"), .nonzero),
          .fill(buildings, try design.opaqueColor("map.building"), .nonzero),
          .fill(
            CityGrid.streets(in: rect, areAvenues: false), try design.opaqueColor("map.street"),
            .nonzero),
          .fill(CityGrid.streets(in: rect, areAvenues: true), avenue, .nonzero),
          .fill(diagonals(in: rect), avenue, .nonzero),
        ]))
  }

  /// The two rows of buildings of a block.
  private static func buildings(_ column: Int, _ row: Int) -> Path {
    let block = CityGrid.block(column, row).inset(by: Double(front))
    let depth = (block.height - Double(yard)) / 2
    var path = Path()
    for isLower in [false, true] {
      var x = block.minX
      var lot = 0
      // A number that no other row of buildings has.
      let street = 2 * row + (isLower ? 1 : 0)
      while x < block.maxX - Double(buildingWidth.lowerBound) {
        let place = column * 64 + lot
        let width = min(
          Double(noise.pick(buildingWidth, place, street)), block.maxX - x)
        let height = depth - Double(noise.pick(shallower, street, place))
        if noise.pick(1...lotsPerGap, place, ~street) > 1 {
          path.append(
            .rectangle(
              Rect(
                x: x, y: isLower ? block.maxY - height : block.minY, width: width,
                height: height)))
        }
        x += width + Double(buildingGap)
        lot += 1
      }
    }
    return path
  }

  /// Avenues across the grid, where they meet the rectangle.
  private static func diagonals(in rect: Rect) -> Path {
    let (slope, pitch, start) = diagonal
    // An upright cut through the avenue is longer than its width.
    let width = Double(CityGrid.avenueWidth) * (1 + slope * slope).squareRoot()
    let place = { (x: Double, y: Double) in x - y / slope - start }
    let low = place(rect.minX, rect.maxY) - width
    let high = place(rect.maxX, rect.minY) + width
    var path = Path()
    for index in CityGrid.steps(of: pitch, from: low, to: high) {
      let x = start + Double(index) * pitch
      let (top, bottom) = (x + rect.minY / slope, x + rect.maxY / slope)
      path.append(
        .polygon([
          Point(top, rect.minY), Point(top + width / slope, rect.minY),
          Point(bottom + width / slope, rect.maxY), Point(bottom, rect.maxY),
        ]))
    }
    return path
  }
}
