import Geometry

/// Finds places for the marks of one example: around the drawing, in lanes, so that no label meets
/// another label, a line or the drawing. Every mark is kept clear of all before it, so what comes
/// out holds by construction.
struct RedlineLayout {
  /// The parts of the drawing.
  let parts: [Rect]
  /// Drawing and hit frame, and a margin: lanes stand outside.
  let core: Rect
  /// The marks that found their places.
  private(set) var marks: [RedlineMark] = []
  /// What could mark them otherwise in the same lanes.
  private var builders: [RedlineMarkBuilder] = []
  /// The marks' rectangles, and what holds all of each mark's.
  private var boxes: [[Rect]] = []
  private var reaches: [Rect] = []
  /// Whether labels are letters alone.
  private var isTerse = false
  /// What marks cost that found only their second best place.
  private var penalty = 0.0

  /// A layout without marks.
  init(parts: [Rect] = [], core: Rect) {
    self.parts = parts
    self.core = core
  }

  /// The smallest layout of some orders in which marks may be placed; nil when no order finds room
  /// for all of them.
  static func search(parts: [Rect], frame: Rect?, items: [RedlineItem]) -> RedlineLayout? {
    guard let ink = (parts + (frame.map { [$0] } ?? [])).union else {
      return items.isEmpty ? RedlineLayout(parts: [], core: Rect(center: .zero, side: 0)) : nil
    }
    let empty = RedlineLayout(
      parts: parts, core: ink.inset(by: -RedlineMetrics.margin).roundedOut)
    var best: RedlineLayout?
    var tried: Set<[Int]> = []
    // Letters alone take less room: for what finds none, or only a poor place.
    for isTerse in [false, true] where best?.penalty ?? .infinity >= RedlineMetrics.pointerCost {
      var empty = empty
      empty.isTerse = isTerse
      tried = []
      for order in orders(items) {
        // What has found its places with a crossing at most needs no other order.
        if let best, best.penalty <= RedlineMetrics.crossingCost { break }
        empty.improve(&best, &tried, items, order)
      }
    }
    best?.addValues()
    return best
  }

  /// Places the items in an order, then again with the one first that found no place, or not its
  /// best, until nothing better is to be expected.
  private func improve(
    _ best: inout RedlineLayout?, _ tried: inout Set<[Int]>, _ items: [RedlineItem],
    _ first: [Int]
  ) {
    var order = first
    for attempt in 0..<4 * items.count {
      if best != nil && attempt >= RedlineMetrics.attempts { return }
      // From here on it would go as it went before.
      guard tried.insert(order).inserted else { return }
      var layout = self
      let (problem, isComplete) = layout.place(items, order)
      if isComplete, layout.cost < best?.cost ?? .infinity { best = layout }
      guard let problem, order.first != problem else { return }
      order.removeAll { $0 == problem }
      order.insert(problem, at: 0)
    }
  }

  /// Places items in an order, until one finds no place; that one, or the one that fared worst.
  private mutating func place(
    _ items: [RedlineItem], _ order: [Int]
  ) -> (problem: Int?, isComplete: Bool) {
    var problem: Int?
    var worst = 0.0
    for index in order {
      guard let cost = place(items[index]) else { return (index, false) }
      if cost > worst { (worst, problem) = (cost, index) }
    }
    return (problem, true)
  }

  /// All of the example with its marks.
  var bounds: Rect { marks.flatMap(\.boxes).reduce(core) { $0.union($1) } }

  /// Room; what is less legible costs as much as some room does.
  private var cost: Double {
    let bare = marks.filter { $0.value.isEmpty }.count
    return bounds.width * bounds.height + Double(bare) * RedlineMetrics.bareCost + penalty
  }

  /// Orders to begin with, as indices: shorter lengths stand nearer to the drawing than longer ones.
  private static func orders(_ items: [RedlineItem]) -> [[Int]] {
    let sorted = items.indices.sorted { (items[$0].length, $0) < (items[$1].length, $1) }
    let points = sorted.filter { !items[$0].isTicked }
    let lengths = sorted.filter { items[$0].isTicked }
    return [sorted, lengths + points, points + lengths.reversed(), Array(items.indices)]
  }

  /// Takes the first free place, from the drawing outwards: near what is measured, else on a far
  /// side, else across other lines; as a last resort, one from which the measure is only pointed
  /// at. What the place cost; nil where none is free.
  private mutating func place(_ item: RedlineItem) -> Double? {
    let far = item.isTicked ? RedlineMetrics.farCost : RedlineMetrics.pointerCost
    let crossing = RedlineMetrics.crossingCost
    let pointer = RedlineMetrics.pointerCost
    let near = item.options.near(item.isTicked)
    let ways = [
      (near, false, 0), (near, true, crossing), (item.options, false, far),
      (item.options, true, far + crossing), (item.pointers.near(false), false, pointer),
      (item.pointers, true, pointer + crossing),
    ]
    for (options, allowsCrossings, cost) in ways.sorted(by: { $0.2 < $1.2 }) {
      let options = options.filter { hasWay($0, allowsCrossings) }
      var distance = options.isEmpty ? RedlineMetrics.reach : 0
      while distance < RedlineMetrics.reach {
        if let (mark, builder) = free(item, options, distance, allowsCrossings) {
          marks.append(mark)
          builders.append(builder)
          boxes.append(mark.boxes)
          reaches.append(mark.reach)
          penalty += cost
          return cost
        }
        distance += RedlineMetrics.sideLane
      }
    }
    return nil
  }

  private func free(
    _ item: RedlineItem, _ options: [RedlineItem.Option], _ distance: Double,
    _ allowsCrossings: Bool
  ) -> (RedlineMark, RedlineMarkBuilder)? {
    for option in options
    where distance.truncatingRemainder(dividingBy: option.side.pitch) == 0 {
      // Half a line off the whole point, so that lines cover whole pixels.
      let lane = option.side.outward(
        option.side.edge(core),
        distance + RedlineMetrics.label / 2 + RedlineMetrics.labelClearance)
      let builder = RedlineMarkBuilder(item: item, option: option, lane: lane, isTerse: isTerse)
      for label in builder.labels where hasRoom(for: label.box) {
        let mark = builder.mark(label)
        if marks.allSatisfy({ mark.isClear(of: $0, allowsCrossings: allowsCrossings) }) {
          return (mark, builder)
        }
      }
    }
    return nil
  }

  /// Puts values behind letters where, after all, they have room.
  private mutating func addValues() {
    for (index, var builder) in builders.enumerated() where marks[index].value.isEmpty {
      builder.isTerse = false
      let others = marks.enumerated().filter { $0.offset != index }.map(\.element)
      for label in builder.labels where label.isFull {
        let mark = builder.mark(label)
        let box = label.box.inset(by: -RedlineMetrics.labelClearance)
        guard !box.meets(core), others.allSatisfy({ mark.isClear(of: $0, allowsCrossings: true) })
        else { continue }
        marks[index] = mark
        break
      }
    }
  }

  /// Whether nothing bars the way from the drawing to the first lane, as it would to any lane.
  private func hasWay(_ option: RedlineItem.Option, _ allowsCrossings: Bool) -> Bool {
    let edge = option.side.edge(core)
    let half = RedlineMetrics.line / 2
    let (ends, isLeader) =
      switch option.shape {
      case .length(let start, let end): ([(start, option.begin), (end, option.otherBegin)], false)
      case .leader(let place): ([(place, option.begin)], true)
      }
    let ways = ends.map { place, begin in
      option.side.rect(along: (place - half, place + half), across: (begin, edge))
    }
    return marks.allSatisfy { $0.leavesFree(ways, isLeader, allowsCrossings) }
  }

  /// Whether a label meets neither the drawing nor a mark.
  private func hasRoom(for label: Rect) -> Bool {
    let box = label.inset(by: -RedlineMetrics.labelClearance)
    if box.meets(core) { return false }
    // Most places fail here: a plain loop over plain rectangles.
    for (index, reach) in reaches.enumerated() where box.meets(reach) {
      if boxes[index].contains(where: box.meets) { return false }
    }
    return true
  }
}

extension [RedlineItem.Option] {
  /// Those on sides to which what is measured is about as near as to the nearest. A leader across
  /// another part of the drawing would point at that one.
  fileprivate func near(_ isTicked: Bool) -> [RedlineItem.Option] {
    let least = map(\.depth).min() ?? 0
    let reach = isTicked ? RedlineMetrics.nearness : RedlineMetrics.leaderNearness
    return filter { $0.depth <= least + reach }
  }
}

extension [Rect] {
  /// The smallest rectangle that holds all, nil without any.
  var union: Rect? { reduce(nil) { box, next in box?.union(next) ?? next } }
}

extension Rect {
  /// The smallest rectangle of whole points that holds it.
  fileprivate var roundedOut: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
