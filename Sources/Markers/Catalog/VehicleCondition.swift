/// Where a vehicle heads and how it stands: what trains and buses share.
struct VehicleCondition {
  /// In degrees; nil where it is not known.
  let bearing: Double?
  let isStale: Bool
  let isSelected: Bool

  /// "heading-90-stale-selected".
  var name: String {
    let heading =
      switch bearing {
      case nil: "no-heading"
      case 22.5: "heading-22.5"
      default: "heading-90"
      }
    return heading + (isStale ? "-stale" : "") + (isSelected ? "-selected" : "")
  }

  /// What 000's sheet calls it, or nil for the default state.
  var caption: String? {
    switch (isStale, isSelected) {
    case (false, false): nil
    case (false, true): "Selected"
    case (true, false): "Stale"
    case (true, true): "Stale · selected"
    }
  }

  /// The four states at one bearing, in the order of 000's sheet.
  private static func states(at bearing: Double?) -> [VehicleCondition] {
    [(false, false), (false, true), (true, false), (true, true)].map { isStale, isSelected in
      VehicleCondition(bearing: bearing, isStale: isStale, isSelected: isSelected)
    }
  }

  /// East, over 000's heading example (0–45°), and without a bearing.
  static let all = states(at: 90) + states(at: 22.5) + states(at: nil)

  /// Heading east, fresh: what 000 shows of every line.
  static let eastbound = states(at: 90).filter { !$0.isStale }

  /// `all`, but 000 shows a bus with the heading example before the stale selected one.
  static let busOrder: [VehicleCondition] = {
    let (eastbound, others) = (states(at: 90), all.dropFirst(4))
    return eastbound.dropLast() + others.prefix(1) + eastbound.suffix(1) + others.dropFirst()
  }()
}
