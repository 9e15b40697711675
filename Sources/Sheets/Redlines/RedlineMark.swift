import Geometry

/// A mark in its place. Its rectangles hold all that is drawn of it.
struct RedlineMark {
  let key: String
  /// Empty where only the letter has room.
  let value: String
  let label: Rect
  /// The dimension line in its parts, or the leader.
  let lines: [Rect]
  /// The ends of a dimension line, or a leader's dot.
  let ticks: [Rect]
  /// From the drawing to the ticks, at low contrast.
  let extensions: [Rect]
  /// Whether it is a leader.
  let isLeader: Bool
  /// All of it, label first.
  let boxes: [Rect]
  /// What holds all of it, with the space that it keeps.
  let reach: Rect

  init(
    key: String, value: String, label: Rect, lines: [Rect], ticks: [Rect], extensions: [Rect],
    isLeader: Bool
  ) {
    self.key = key
    self.value = value
    self.label = label
    self.lines = lines
    self.ticks = ticks
    self.extensions = extensions
    self.isLeader = isLeader
    boxes = [label] + lines + ticks + extensions
    reach = boxes.dropFirst().reduce(label) { $0.union($1) }
      .inset(by: -RedlineMetrics.labelClearance)
  }

  /// Whether neither label meets anything of the other mark, and no two lines run along each other.
  /// Where nothing better is found, a line that leads outwards may cross a dimension line.
  func isClear(of other: RedlineMark, allowsCrossings: Bool) -> Bool {
    // Marks on different sides are most of all pairs.
    guard reach.widened(by: RedlineMetrics.labelGap).meets(other.reach) else { return true }
    guard !label.widened(by: RedlineMetrics.labelGap).meets(other.label) else { return false }
    let (own, others) = (
      label.inset(by: -RedlineMetrics.labelClearance),
      other.label.inset(by: -RedlineMetrics.labelClearance)
    )
    if other.boxes.contains(where: own.meets) || boxes.contains(where: others.meets) {
      return false
    }
    if isLeader || other.isLeader {
      return isClear(ofLeader: other, allowsCrossings: allowsCrossings)
    }
    let solid = (lines + ticks).map(\.withSpace)
    if (other.lines + other.ticks).contains(where: { solid.contains(where: $0.meets) }) {
      return false
    }
    // But for ticks: where two lengths begin at one place, they share the line.
    return allowsCrossings
      || !extensions.contains { other.lines.contains(where: $0.meets) }
        && !other.extensions.contains { lines.contains(where: $0.meets) }
  }

  /// Whether lines that lead outwards may pass, as `isClear` has it.
  func leavesFree(_ ways: [Rect], _ isWayOfLeader: Bool, _ allowsCrossings: Bool) -> Bool {
    let ways = isWayOfLeader ? ways.map(\.withSpace) : ways
    guard ways.contains(where: reach.meets) else { return true }
    let label = self.label.inset(by: -RedlineMetrics.labelClearance)
    let solid =
      isLeader ? (lines + ticks).map(\.withSpace) : isWayOfLeader ? extensions + ticks : []
    let crossed = allowsCrossings || isLeader ? [] : lines
    return !ways.contains { way in
      way.meets(label) || solid.contains(where: way.meets) || crossed.contains(where: way.meets)
    }
  }

  /// Where one of the two is a leader: it keeps off lines that run its way, and off ticks.
  private func isClear(ofLeader other: RedlineMark, allowsCrossings: Bool) -> Bool {
    let own = (allowsCrossings && other.isLeader ? [] : lines) + ticks + extensions
    let others = (allowsCrossings && isLeader ? [] : other.lines) + other.ticks + other.extensions
    if isLeader && other.isLeader {
      let solid = (lines + ticks).map(\.withSpace)
      return !(other.lines + other.ticks).contains { solid.contains(where: $0.meets) }
    }
    let leader = (isLeader ? self : other)
    let solid = (leader.lines + leader.ticks).map(\.withSpace)
    return !(isLeader ? others : own).contains { solid.contains(where: $0.meets) }
  }
}

extension Rect {
  /// The rectangle with the least space to another line around it.
  fileprivate var withSpace: Rect { inset(by: -RedlineMetrics.space) }

  /// The rectangle with `distance` more at its left and right.
  fileprivate func widened(by distance: Double) -> Rect {
    Rect(x: x - distance, y: y, width: width + 2 * distance, height: height)
  }

  /// Whether two rectangles share more than an edge.
  func meets(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
