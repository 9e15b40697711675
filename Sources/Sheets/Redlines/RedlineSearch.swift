import Geometry

/// Finds places for the marks of one example. Every mark is kept clear of all before it, so what
/// comes out holds by construction.
struct RedlineSearch {
  private let items: [RedlineItem]
  private let empty: RedlineLayout
  private var candidates: RedlineCandidates
  private var tried: Set<[Int]> = []

  private init(_ items: [RedlineItem], _ empty: RedlineLayout, isTerse: Bool) {
    self.items = items
    self.empty = empty
    candidates = RedlineCandidates(items, core: empty.core, isTerse: isTerse)
  }

  /// The smallest layout of some orders in which marks may be placed; nil when no order finds room
  /// for all of them.
  static func best(parts: [Rect], frame: Rect?, items: [RedlineItem]) -> RedlineLayout? {
    guard let ink = (parts + (frame.map { [$0] } ?? [])).union else {
      return items.isEmpty ? RedlineLayout(parts: [], core: Rect(center: .zero, side: 0)) : nil
    }
    let empty = RedlineLayout(
      parts: parts, core: ink.inset(by: -RedlineMetrics.margin).roundedOut)
    var best: RedlineLayout?
    let orders = orders(items)
    // Letters alone take less room: for what finds none, or only a poor place.
    for (isTerse, more) in [(false, []), (true, shuffled(items.indices))]
    where best?.isPoor ?? true {
      var search = RedlineSearch(items, empty, isTerse: isTerse)
      for order in orders {
        // What has found its places with a crossing at most needs no other order.
        if let best, best.penalty <= RedlineMetrics.crossingCost { break }
        search.improve(&best, order)
      }
      for order in more where best?.isPoor ?? true { search.improve(&best, order) }
    }
    best?.addValues()
    return best
  }

  /// Orders to begin with, as indices: shorter lengths stand nearer to the drawing than longer ones.
  private static func orders(_ items: [RedlineItem]) -> [[Int]] {
    let sorted = items.indices.sorted { (items[$0].length, $0) < (items[$1].length, $1) }
    let points = sorted.filter { !items[$0].isTicked }
    let lengths = sorted.filter { items[$0].isTicked }
    return [sorted, lengths + points, points + lengths.reversed(), Array(items.indices)]
  }

  /// Other orders, for drawings about which so much is measured that each of those puts a mark far
  /// from what it measures. The same ones each time: a generator that begins with 1 shuffles them
  /// (Knuth's multiplier, MMIX).
  private static func shuffled(_ indices: Range<Int>) -> [[Int]] {
    var state: UInt64 = 1
    return (0..<RedlineMetrics.shuffles).map { _ in
      var order = Array(indices)
      for index in order.indices.dropFirst() {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        order.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
      }
      return order
    }
  }

  /// Places the items in an order, then again with the one first that found no place, or not its
  /// best, until nothing better is to be expected.
  private mutating func improve(_ best: inout RedlineLayout?, _ first: [Int]) {
    var order = first
    for attempt in 0..<4 * items.count {
      if best != nil && attempt >= RedlineMetrics.attempts { return }
      // From here on it would go as it went before.
      guard tried.insert(order).inserted else { return }
      let outcome = place(order)
      if outcome.isComplete {
        let layout = empty.placing(
          outcome.placed.filter { !outcome.strays.contains($0) }.map { candidates[$0] },
          penalty: outcome.penalty, isPoor: outcome.isPoor)
        if layout.cost < best?.cost ?? .infinity { best = layout }
      }
      guard let problem = outcome.problem, order.first != problem else { return }
      order.removeAll { $0 == problem }
      order.insert(problem, at: 0)
    }
  }

  /// What came of an order.
  private struct Outcome {
    /// Numbers of candidates.
    var placed: [Int] = []
    /// Those of them that would seem to be another part's: they are left out, and stand in the list
    /// without a letter.
    var strays: Set<Int> = []
    /// The item that found no place, or that fared worst.
    var problem: Int?
    var isComplete = true
    /// Whether one stands far from what it measures, or only points at it.
    var isPoor = false
    /// What marks cost that found only their second best place.
    var penalty = 0.0
  }

  /// Places items in an order, until one finds no place.
  private mutating func place(_ order: [Int]) -> Outcome {
    var outcome = Outcome()
    var worst = 0.0
    for index in order {
      guard let (candidate, cost, isFar) = freePlace(for: index, besides: outcome.placed) else {
        outcome.problem = index
        outcome.isComplete = false
        return outcome
      }
      outcome.placed.append(candidate)
      if isFar { outcome.strays.insert(candidate) }
      outcome.penalty += cost
      if cost >= RedlineMetrics.farCost { outcome.isPoor = true }
      if cost > worst { (worst, outcome.problem) = (cost, index) }
    }
    return outcome
  }

  /// The first free place of an item, and what it costs; nil where none is free.
  private mutating func freePlace(
    for item: Int, besides placed: [Int]
  ) -> (candidate: Int, cost: Double, isFar: Bool)? {
    for attempt in candidates.attempts[item] {
      if let candidate = candidates.first(in: attempt, clearOf: placed) {
        return (candidate, attempt.cost, attempt.isFar)
      }
    }
    return nil
  }
}

extension Rect {
  /// The smallest rectangle of whole points that holds it.
  fileprivate var roundedOut: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
