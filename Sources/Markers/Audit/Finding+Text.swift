import DesignTokens
import DisplayList

extension Finding {
  /// The value as it is printed, never better than it is: "1.34:1", "7.8 pt", "10.31 %".
  package var text: String {
    if let pair { return ContrastRatio(pair.upper, pair.lower).text + ":1" }
    return demand.text(of: value)
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

}
