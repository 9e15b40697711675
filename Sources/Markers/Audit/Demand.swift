/// What is asked of a measured value, and by whom.
package struct Demand: Hashable, Sendable {
  /// How a value and a number compare where the demand is met.
  package enum Limit: Hashable, Sendable {
    /// The value is the number or more.
    case atLeast(Double)
    /// The value is the number or less.
    case atMost(Double)
    /// The value is the number.
    case exactly(Double)
  }

  /// What a value counts.
  package enum Unit: Hashable, Sendable {
    /// A contrast of so much to 1.
    case ratio
    case points
    /// Of what is covered.
    case percent
    case seconds
    /// A plain number.
    case number
    /// So many of what a word says, for one and for other numbers.
    case count(String, String)
  }

  /// The number that is asked for.
  package let limit: Limit
  /// What value and number count.
  package let unit: Unit
  /// Where it is asked: "WCAG 2.2 SC 1.4.3, text".
  package let clause: String
  /// What may not be fallen below even where less than the limit is accepted; nil where there is no
  /// such number.
  package let floor: Double?

  /// A demand.
  package init(_ limit: Limit, _ unit: Unit, clause: String, floor: Double? = nil) {
    self.limit = limit
    self.unit = unit
    self.clause = clause
    self.floor = floor
  }

  /// Whether a value meets it. Lengths and shares that differ in the last places alone are equal.
  package func isMet(by value: Double) -> Bool {
    switch limit {
    case .atLeast(let least): value >= least - Self.tie
    case .atMost(let most): value <= most + Self.tie
    case .exactly(let wanted): abs(value - wanted) <= Self.tie
    }
  }

  /// How far a value is from the limit: below 0 where it is on the wrong side.
  func margin(of value: Double) -> Double {
    switch limit {
    case .atLeast(let least): value - least
    case .atMost(let most): most - value
    case .exactly(let wanted): -abs(value - wanted)
    }
  }

  private static let tie = 1e-9
}

extension Demand {
  /// The contrast of text: WCAG 2.2, success criterion 1.4.3. Large is 24 and more (18 pt of print), or
  /// 18.66 and bold (14 pt of print).
  package static func text(size: Double, weight: Int) -> Demand {
    let isLarge = size >= (weight >= boldWeight ? largeBoldSize : largeSize)
    return isLarge ? largeText : text
  }

  private static let text = Demand(.atLeast(4.5), .ratio, clause: "WCAG 2.2 SC 1.4.3, text")
  private static let largeText = Demand(
    .atLeast(3), .ratio, clause: "WCAG 2.2 SC 1.4.3, large text")
  private static let largeSize = 24.0
  private static let largeBoldSize = 18.66
  private static let boldWeight = 700

  /// The contrast of glyphs, keylines, and other parts that must be seen.
  package static let graphics = Demand(
    .atLeast(3), .ratio, clause: "WCAG 2.2 SC 1.4.11, graphics")
  /// The lesser side of what takes a touch (003, rule Tap targets).
  package static let target = Demand(
    .atLeast(44), .points, clause: "HIG Tap targets: 44 × 44, never under 28 × 28", floor: 28)
  /// How far two of them reach into each other.
  package static let targetOverlap = Demand(
    .atMost(0), .points, clause: "HIG Tap targets: 44 × 44 each")
  /// The size of text (003, rule Dynamic Type).
  package static let textSize = Demand(
    .atLeast(11), .points, clause: "HIG Dynamic Type: 11 pt minimum")
}
