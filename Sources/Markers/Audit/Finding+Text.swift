import DesignTokens
import DisplayList

extension Finding {
  /// The value as it is printed, never better than it is: "1.34:1", "7.8 pt", "10.4 %".
  package var text: String {
    if let pair { return ContrastRatio(pair.upper, pair.lower).text + ":1" }
    return demand.unit.text(rounded)
  }

  /// What is asked for: "at least 3:1".
  package var limitText: String {
    switch demand.limit {
    case .atLeast(let number): "at least \(demand.unit.text(number))"
    case .atMost(let number): "at most \(demand.unit.text(number))"
    case .exactly(let number): "exactly \(demand.unit.text(number))"
    }
  }

  /// The first places, and how many more there are.
  package var placesText: String {
    let shown = places.prefix(2).joined(separator: ", ")
    return places.count > 2 ? "\(shown) and \(places.count - 2) more" : shown
  }

  /// Whether it is about how well a text can be read.
  package var isOfText: Bool {
    kind == "text-size" || kind == "contrast" && demand != .graphics
  }

  /// The number that is asked for.
  private var least: Double {
    switch demand.limit {
    case .atLeast(let number), .atMost(let number), .exactly(let number): number
    }
  }

  /// The value to a hundredth, a share to a tenth: up where less is better, down where more is, away
  /// from what is wanted exactly. What is not met never shows the number that is asked for.
  private var rounded: Double {
    let steps = demand.unit == .percent ? 10.0 : 100
    let isUp =
      switch demand.limit {
      case .atMost: true
      case .atLeast: false
      case .exactly(let wanted): value > wanted
      }
    let count =
      isUp
      ? (value * steps - Self.lastPlace).rounded(.up)
      : (value * steps + Self.lastPlace).rounded(.down)
    let hidesMiss = !isMet && count / steps == least
    return (hidesMiss ? count + (isUp ? 1 : -1) : count) / steps
  }

  /// What is only an error in a number's last place is no step.
  private static let lastPlace = 1e-6
}

extension Demand.Unit {
  /// A number with its unit.
  fileprivate func text(_ number: Double) -> String {
    switch self {
    case .ratio: decimal(number) + ":1"
    case .points: decimal(number) + " pt"
    case .percent: decimal(number) + " %"
    case .seconds: decimal(number) + " s"
    case .number: decimal(number)
    case .count(let one, let many): decimal(number) + " " + (number == 1 ? one : many)
    }
  }
}
