import Geometry

/// Where a mark stands: rectangles that hold all that is drawn of it.
struct RedlineShape {
  /// All of it in one array, which is compared often: label, lines, ticks, extensions.
  let boxes: [Rect]
  /// What holds all of it, with the space that it keeps.
  let reach: Rect
  /// Whether it is a leader.
  let isLeader: Bool

  let label: Rect
  private let ticksStart: Int
  private let extensionsStart: Int

  init(label: Rect, lines: [Rect], ticks: [Rect], extensions: [Rect], isLeader: Bool) {
    self.label = label
    self.isLeader = isLeader
    boxes = [label] + lines + ticks + extensions
    ticksStart = 1 + lines.count
    extensionsStart = ticksStart + ticks.count
    reach = boxes.dropFirst().reduce(label) { $0.union($1) }
      .inset(by: -RedlineMetrics.labelClearance)
  }

  /// The dimension line in its parts, or the leader.
  var lines: ArraySlice<Rect> { boxes[1..<ticksStart] }
  /// The ends of a dimension line, or a leader's dot.
  var ticks: ArraySlice<Rect> { boxes[ticksStart..<extensionsStart] }
  /// From the drawing to the ticks, at low contrast.
  var extensions: ArraySlice<Rect> { boxes[extensionsStart...] }

  /// Lines and ticks.
  private var solid: ArraySlice<Rect> { boxes[1..<extensionsStart] }
  /// Lines, ticks and extensions; without the lines where these may be crossed.
  private func strokes(withLines: Bool) -> ArraySlice<Rect> {
    boxes[(withLines ? 1 : ticksStart)...]
  }

  /// Whether another mark is so far away that nothing of the two can meet: most of all pairs are.
  func isFar(from other: Rect) -> Bool {
    !reach.widened(by: RedlineMetrics.labelGap).meets(other)
  }

  /// Whether neither label meets anything of the other mark, and no two lines run along each other.
  /// Where nothing better is found, a line that leads outwards may cross a dimension line.
  func isClear(of other: RedlineShape, allowsCrossings: Bool) -> Bool {
    guard !isFar(from: other.reach) else { return true }
    guard !label.widened(by: RedlineMetrics.labelGap).meets(other.label) else { return false }
    let (own, others) = (
      label.inset(by: -RedlineMetrics.labelClearance),
      other.label.inset(by: -RedlineMetrics.labelClearance)
    )
    if other.boxes.contains(where: own.meets) || boxes.contains(where: others.meets) {
      return false
    }
    guard other.keepsOff(label), keepsOff(other.label) else { return false }
    if isLeader || other.isLeader {
      return isClear(ofLeader: other, allowsCrossings: allowsCrossings)
    }
    if solid.comesNear(other.solid) { return false }
    // But for ticks: where two lengths begin at one place, they share the line.
    return allowsCrossings
      || !extensions.contains { other.lines.contains(where: $0.meets) }
        && !other.extensions.contains { lines.contains(where: $0.meets) }
  }

  /// Whether a label of another mark is not read as standing at this dimension line's end. A leader
  /// has its own label at its end.
  private func keepsOff(_ label: Rect) -> Bool {
    isLeader || !solid.contains(where: label.withStrokeSpace.meets)
  }

  /// Whether lines that lead outwards may pass, as `isClear` has it.
  func leavesFree(_ ways: [Rect], _ isWayOfLeader: Bool, _ allowsCrossings: Bool) -> Bool {
    let ways = isWayOfLeader ? ways.map(\.withSpace) : ways
    guard ways.contains(where: reach.meets) else { return true }
    let label = self.label.inset(by: -RedlineMetrics.labelClearance)
    let solid =
      isLeader ? solid.map(\.withSpace) : isWayOfLeader ? Array(extensions + ticks) : []
    let crossed = allowsCrossings || isLeader ? [] : lines
    return !ways.contains { way in
      way.meets(label) || solid.contains(where: way.meets) || crossed.contains(where: way.meets)
    }
  }

  /// Where one of the two is a leader: it keeps off lines that run its way, and off ticks.
  private func isClear(ofLeader other: RedlineShape, allowsCrossings: Bool) -> Bool {
    if isLeader && other.isLeader { return !solid.comesNear(other.solid) }
    let withLines = !allowsCrossings
    return isLeader
      ? !solid.comesNear(other.strokes(withLines: withLines))
      : !other.solid.comesNear(strokes(withLines: withLines))
  }
}

extension ArraySlice<Rect> {
  /// Whether one of them comes nearer to one of others than lines may.
  fileprivate func comesNear(_ others: ArraySlice<Rect>) -> Bool {
    contains { box in
      let box = box.withSpace
      return others.contains(where: box.meets)
    }
  }
}

extension Rect {
  /// The rectangle with the least space to another line around it.
  fileprivate var withSpace: Rect { inset(by: -RedlineMetrics.space) }

  /// A label with the space to other marks' lines around it: more where one reads on.
  fileprivate var withStrokeSpace: Rect {
    widened(by: RedlineMetrics.strokeClearance)
  }

  /// The rectangle with `distance` more at its left and right.
  fileprivate func widened(by distance: Double) -> Rect {
    Rect(x: x - distance, y: y, width: width + 2 * distance, height: height)
  }

  /// Whether two rectangles share more than an edge.
  func meets(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
