import DisplayList

extension Demand {
  /// How values are printed, in words.
  package static let roundingRule =
    "Values are cut off after two decimals where more is better and rounded up where less is: "
    + "no figure looks better than it is."

  /// A value as it is printed wherever it is shown, with its unit and never better than it is: to a
  /// hundredth, up where less is better, down where more is, away from what is wanted exactly. What
  /// does not meet the demand never shows the number that is asked for.
  package func text(of value: Double) -> String {
    let isUp =
      switch limit {
      case .atMost: true
      case .atLeast: false
      case .exactly(let wanted): value > wanted
      }
    let hundredths =
      isUp
      ? (value * 100 - Self.lastPlace).rounded(.up)
      : (value * 100 + Self.lastPlace).rounded(.down)
    let hidesMiss = !isMet(by: value) && hundredths / 100 == number
    return unit.text((hidesMiss ? hundredths + (isUp ? 1 : -1) : hundredths) / 100)
  }

  /// The number that is asked for.
  private var number: Double {
    switch limit {
    case .atLeast(let number), .atMost(let number), .exactly(let number): number
    }
  }

  /// What is only an error in a number's last place is no step.
  private static let lastPlace = 1e-6
}

extension Demand.Unit {
  /// A number with its unit.
  func text(_ number: Double) -> String {
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
