/// What is seen from the air.
enum AerialMaterial: Int, CaseIterable {
  case asphalt
  case grass
  case tree
  case soil
  case lightRoof
  case greyRoof
  case warmRoof
  case shadow

  /// Its colour token, at middling brightness.
  var colorName: String {
    switch self {
    case .asphalt: "map.asphalt"
    case .grass: "map.grass"
    case .tree: "map.tree"
    case .soil: "map.soil"
    case .lightRoof: "map.roof-light"
    case .greyRoof: "map.roof-grey"
    case .warmRoof: "map.roof-warm"
    case .shadow: "map.shadow"
    }
  }

  /// Whether trees hang over it.
  var isGround: Bool {
    switch self {
    case .asphalt, .grass, .soil, .shadow: true
    case .tree, .lightRoof, .greyRoof, .warmRoof: false
    }
  }
}
