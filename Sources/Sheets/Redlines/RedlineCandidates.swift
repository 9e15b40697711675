import Geometry

/// The ways to mark the items of one example, each worked out once, and which of them keep clear of
/// each other: a search meets the same ones again and again.
struct RedlineCandidates {
  /// A mark in a place that is clear of the drawing.
  struct Candidate {
    let mark: RedlineMark
    let builder: RedlineMarkBuilder
  }

  /// One try to place an item: the better ones cost less.
  struct Attempt {
    /// On which sides, as numbers of approaches.
    let approaches: [Int]
    let allowsCrossings: Bool
    let cost: Double
    /// Whether another part of the drawing would stand between the mark and what it measures.
    var isFar = false
  }

  /// A way to mark an item, in any lane.
  private struct Approach {
    let item: RedlineItem
    let option: RedlineItem.Option
    /// From the drawing to the first lane.
    let ways: [Rect]
    let isLeader: Bool
  }

  /// For each item, its attempts, the best first.
  private(set) var attempts: [[Attempt]] = []
  /// What was found so far; others refer to it by its number.
  private var all: [Candidate] = []
  private var shapes: [RedlineShape] = []

  /// Drawing and hit frame, and a margin.
  private let core: Rect
  /// Whether labels are letters alone.
  private let isTerse: Bool
  private var approaches: [Approach] = []
  /// For each approach and lane, the numbers of the candidates there.
  private var found: [Range<Int>?] = []
  /// Whether a candidate is clear of one in its place, without and with crossings.
  private var clear = [RedlinePairs(), RedlinePairs()]
  /// Whether a candidate in its place leaves an approach free, without and with crossings.
  private var free = [RedlinePairs(), RedlinePairs()]

  private static let lanes = Int(RedlineMetrics.reach / RedlineMetrics.sideLane)

  /// The candidates for items about a core.
  init(_ items: [RedlineItem], core: Rect, isTerse: Bool) {
    self.core = core
    self.isTerse = isTerse
    for item in items { attempts.append(attempts(for: item)) }
    found = Array(repeating: nil, count: approaches.count * Self.lanes)
  }

  subscript(number: Int) -> Candidate { all[number] }

  /// Near what is measured, else on a far side, else across other lines; as a last resort, where
  /// the measure is only pointed at.
  private mutating func attempts(for item: RedlineItem) -> [Attempt] {
    let far = item.isTicked ? RedlineMetrics.farCost : RedlineMetrics.pointerCost
    let crossing = RedlineMetrics.crossingCost
    let pointer = RedlineMetrics.pointerCost
    let options = add(item.options, of: item)
    let pointers = add(item.pointers, of: item)
    let near = options.prefix(item.options.nearCount)
    let nearPointers = pointers.prefix(item.pointers.nearCount)
    // The near ones were tried before, with the same crossings, at less cost.
    let others = options.dropFirst(near.count)
    let ways = [
      (near, false, 0), (near, true, crossing), (others, false, far),
      (others, true, far + crossing), (nearPointers, false, pointer),
      (pointers[...], true, pointer + crossing),
    ]
    return ways.enumerated().sorted { ($0.element.2, $0.offset) < ($1.element.2, $1.offset) }
      .map { index, way in
        Attempt(
          approaches: Array(way.0), allowsCrossings: way.1, cost: way.2,
          isFar: item.isTicked && (index == 2 || index == 3))
      }
  }

  private mutating func add(_ options: [RedlineItem.Option], of item: RedlineItem) -> [Int] {
    let start = approaches.count
    let half = RedlineMetrics.line / 2
    for option in options {
      let edge = option.side.edge(core)
      let (ends, isLeader) =
        switch option.shape {
        case .length(let start, let end):
          ([(start, option.begin), (end, option.otherBegin)], false)
        case .leader(let place): ([(place, option.begin)], true)
        }
      let ways = ends.map { place, begin in
        option.side.rect(along: (place - half, place + half), across: (begin, edge))
      }
      approaches.append(Approach(item: item, option: option, ways: ways, isLeader: isLeader))
    }
    return Array(start..<approaches.count)
  }

  /// The first candidate, from the drawing outwards, that is clear of all in their places.
  mutating func first(in attempt: Attempt, clearOf placed: [Int]) -> Int? {
    let crossings = attempt.allowsCrossings
    let open = attempt.approaches.filter { hasWay($0, past: placed, crossings) }
    guard !open.isEmpty else { return nil }
    for lane in 0..<Self.lanes {
      for approach in open {
        for candidate in candidates(approach, lane)
        where isClear(candidate, of: placed, crossings) { return candidate }
      }
    }
    return nil
  }

  /// Whether nothing bars the way from the drawing to the first lane, as it would to any lane.
  private mutating func hasWay(
    _ approach: Int, past placed: [Int], _ allowsCrossings: Bool
  ) -> Bool {
    let table = allowsCrossings ? 1 : 0
    let (way, shapes) = (approaches[approach], shapes)
    return placed.allSatisfy { other in
      free[table].answer(other, approach) {
        shapes[other].leavesFree(way.ways, way.isLeader, allowsCrossings)
      }
    }
  }

  /// Whether a candidate is clear of all that are in their places.
  private mutating func isClear(
    _ candidate: Int, of placed: [Int], _ allowsCrossings: Bool
  ) -> Bool {
    let table = allowsCrossings ? 1 : 0
    let shapes = shapes
    return placed.allSatisfy { other in
      clear[table].answer(other, candidate) {
        shapes[candidate].isClear(of: shapes[other], allowsCrossings: allowsCrossings)
      }
    }
  }

  /// The numbers of the candidates of an approach in a lane.
  private mutating func candidates(_ approach: Int, _ lane: Int) -> Range<Int> {
    let slot = approach * Self.lanes + lane
    if let known = found[slot] { return known }
    let start = all.count
    let (item, option) = (approaches[approach].item, approaches[approach].option)
    let distance = Double(lane) * RedlineMetrics.sideLane
    if distance.truncatingRemainder(dividingBy: option.side.pitch) == 0 {
      // Half a line off the whole point, so that lines cover whole pixels.
      let place = option.side.outward(
        option.side.edge(core),
        distance + RedlineMetrics.label / 2 + RedlineMetrics.labelClearance)
      let builder = RedlineMarkBuilder(item: item, option: option, lane: place, isTerse: isTerse)
      for label in builder.labels {
        let box = label.box.inset(by: -RedlineMetrics.labelClearance)
        guard !box.meets(core) else { continue }
        let mark = builder.mark(label)
        all.append(Candidate(mark: mark, builder: builder))
        shapes.append(mark.shape)
      }
    }
    found[slot] = start..<all.count
    return start..<all.count
  }
}

extension [RedlineItem.Option] {
  /// Of options sorted by depth, how many are on sides to which what is measured is about as near as
  /// to the nearest. A leader across another part of the drawing would point at that one.
  fileprivate var nearCount: Int {
    prefix { $0.depth <= (first?.depth ?? 0) + RedlineMetrics.nearness }.count
  }
}
