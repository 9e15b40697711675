package import DisplayList
package import Geometry
package import Markers

/// A stand-in for a map, drawn without any file: what markers may find themselves on. All colours
/// are tokens, so each ground has a light and a dark form; none shows a real place.
package enum MapGround: String, CaseIterable, Sendable {
  /// The theme's ground, one colour.
  case plain
  /// Streets, avenues and buildings.
  case streets
  /// A river, parks and ponds.
  case waterAndPark = "water-park"
  /// A picture as from the air: roofs, lawns, trees and asphalt.
  case aerial

  /// What a sheet calls it.
  var title: String {
    switch self {
    case .plain: "Plain"
    case .streets: "Streets"
    case .waterAndPark: "Water and park"
    case .aerial: "Aerial"
    }
  }

  /// What fills a rectangle of any size, in points, and nothing outside of it. The ground stays where
  /// it is when the rectangle moves: two rectangles side by side show one map. Errors: a colour token
  /// that is missing or, `ground` aside, translucent.
  package func items(in rect: Rect, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    switch self {
    case .plain: [.fill(.rectangle(rect), try design.color("ground"), .nonzero)]
    case .streets: [try StreetsGround.item(in: rect, design)]
    case .waterAndPark: [try WaterAndParkGround.item(in: rect, design)]
    case .aerial: [.image(try AerialGround.tile(design).tile(for: rect), rect)]
    }
  }

  /// The colour tokens of all that the ground has anywhere.
  var colorNames: [String] {
    switch self {
    case .plain: ["ground"]
    case .streets: StreetsGround.colorNames
    case .waterAndPark: WaterAndParkGround.colorNames
    case .aerial: AerialMaterial.allCases.map(\.colorName)
    }
  }
}
