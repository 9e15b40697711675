package import DisplayList
package import DesignTokens

/// A measured value against what is asked for, met or not. What falls short is reported, not mended
/// (spec §7, §8).
package struct Finding: Hashable, Sendable {
  /// Two colours that meet.
  package struct Pair: Hashable, Sendable {
    /// The colour of what lies above, opaque.
    package let upper: Color
    /// The colour of what it lies on, opaque.
    package let lower: Color

    /// Two colours.
    package init(_ upper: Color, on lower: Color) { (self.upper, self.lower) = (upper, lower) }
  }

  /// What it is called in a list of accepted ones, the same from run to run: "kind/where/what", and
  /// the theme of a contrast: "contrast/train/ink-keyline-on-brown-body/light".
  package let id: String
  /// What was measured: "White on walk".
  package let subject: String
  /// Where: the states in which it was drawn, that of the value first.
  package private(set) var places: [String]
  /// The value, in the demand's unit.
  package let value: Double
  /// What is asked for.
  package let demand: Demand
  /// The colours of a contrast.
  package let pair: Pair?

  /// A measured value.
  package init(
    _ id: String, _ subject: String, places: [String], value: Double, _ demand: Demand,
    pair: Pair? = nil
  ) {
    self.id = id
    self.subject = subject
    self.places = places
    self.value = value
    self.demand = demand
    self.pair = pair
  }

  /// A contrast, cut off after two decimals: 4.498 is not 4.5.
  package init(
    _ id: String, _ subject: String, places: [String], _ pair: Pair, _ demand: Demand
  ) {
    self.init(
      id, subject, places: places,
      value: Double(ContrastRatio(pair.upper, pair.lower).hundredths) / 100, demand, pair: pair)
  }

  /// Whether what is asked for is met.
  package var isMet: Bool { demand.isMet(by: value) }

  /// Whether it is below even what is the least where less is accepted.
  package var isBelowFloor: Bool { demand.floor.map { value < $0 } ?? false }

  /// The first word of its id: "contrast".
  package var kind: String { String(id.prefix { $0 != "/" }) }

  /// The theme in which it was measured; nil where that is all the same.
  package var theme: Theme? {
    id.lastIndex(of: "/").flatMap { Theme(rawValue: String(id[id.index(after: $0)...])) }
  }

  /// Whether it is further from its limit on the wrong side, or nearer to it on the right one; for
  /// values of one unit.
  package func isWorse(than other: Finding) -> Bool {
    isMet == other.isMet
      ? demand.margin(of: value) < other.demand.margin(of: other.value) : !isMet
  }

  /// Whether the id is `prefix`, or one of those below it.
  package func belongs(to prefix: String) -> Bool {
    id == prefix || id.hasPrefix(prefix + "/")
  }
}

extension [Finding] {
  /// The findings with each id once, in the order of their first: of several the worst, with the
  /// places of all.
  package var merged: [Finding] {
    var places: [String: Int] = [:]
    var list: [Finding] = []
    for finding in self {
      if let index = places[finding.id] {
        list[index] = list[index].merged(with: finding)
      } else {
        places[finding.id] = list.count
        list.append(finding)
      }
    }
    return list
  }
}

extension Finding {
  /// The worse of both with the places of both; what is met says nothing of where it is not.
  fileprivate func merged(with other: Finding) -> Finding {
    let isWorse = other.isWorse(than: self)
    var result = isWorse ? other : self
    let rest = isWorse ? self : other
    guard result.isMet == rest.isMet else { return result }
    let known = Set(result.places)
    result.places += rest.places.filter { !known.contains($0) }
    return result
  }
}
