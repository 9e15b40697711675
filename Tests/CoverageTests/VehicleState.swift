/// The four states of a vehicle (spec §2, Vehicles).
struct VehicleState: Hashable, Sendable {
  var stale: Bool
  var selected: Bool

  static let plain = VehicleState(stale: false, selected: false)
  static let selected = VehicleState(stale: false, selected: true)
  static let stale = VehicleState(stale: true, selected: false)
  static let staleSelected = VehicleState(stale: true, selected: true)
  static let all = [plain, selected, stale, staleSelected]

  /// What selection scales the finished marker by.
  var scale: Double { selected ? 1.25 : 1 }

  var keyline: ReferenceColor { selected ? .ink : .paper }

  /// For a case's name.
  var suffix: String { (stale ? ", stale" : "") + (selected ? ", selected" : "") }

  /// The body's and arrow's fill, the tag's stroke.
  func fill(_ color: ReferenceColor) -> ReferenceColor { stale ? .muted : color }
}
