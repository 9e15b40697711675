/// The layers of the map, lowest first (000, Z-order). Within a layer bus stops come first and
/// stations last; ties keep the order of input.
package enum ZOrder: Int, Comparable, Hashable, Sendable {
  /// A bus stop.
  case busStop = 300
  /// A station.
  case station = 400
  /// The open stop, of either kind.
  case selectedStop = 500
  /// A train or a bus.
  case vehicle = 900
  /// The highlighted vehicle.
  case selectedVehicle = 1000

  /// Whether the left layer lies below the right one.
  package static func < (left: ZOrder, right: ZOrder) -> Bool {
    left.rawValue < right.rawValue
  }
}
