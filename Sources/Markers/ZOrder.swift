/// The layers of the map, lowest first (000, Z-order). Within a layer bus stops come first and
/// stations last; ties keep the order of input.
package enum ZOrder: Int, Comparable, Hashable, Sendable {
  case busStop = 300
  case station = 400
  case selectedStop = 500
  case vehicle = 900
  case selectedVehicle = 1000

  package static func < (left: ZOrder, right: ZOrder) -> Bool {
    left.rawValue < right.rawValue
  }
}
