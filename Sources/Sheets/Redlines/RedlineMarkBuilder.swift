import Geometry

/// The ways to mark an item in one lane.
struct RedlineMarkBuilder {
  let item: RedlineItem
  let option: RedlineItem.Option
  /// The lane's coordinate across the side.
  let lane: Double
  /// Whether labels are letters alone.
  var isTerse: Bool

  /// A label's place in the lane.
  struct Label {
    let box: Rect
    /// Whether the value stands behind the letter.
    let isFull: Bool
    let place: Place

    /// Where it stands along what it names.
    enum Place {
      case within
      case after
      case before
      /// At a leader's end.
      case end
    }
  }

  private var lengths: [Bool] { isTerse ? [false] : [true, false] }
  private var side: RedlineSide { option.side }
  private var halfLine: Double { RedlineMetrics.line / 2 }

  /// The labels' places, the best first: of a length within its line where that has room, else the
  /// letter beside it; of a leader at its end, or beginning or ending there.
  var labels: [Label] {
    switch option.shape {
    case .length(let start, let end):
      let within = lengths.filter {
        end - start
          >= labelLength($0) + 2 * (RedlineMetrics.labelClearance + RedlineMetrics.stub)
      }
      let reach = RedlineMetrics.lead + RedlineMetrics.labelClearance + labelLength(false) / 2
      return within.map { label((start + end) / 2, lane, $0, .within) } + [
        label(end + reach, lane, false, .after), label(start - reach, lane, false, .before),
      ]
    case .leader(let place):
      return lengths.flatMap { isFull in
        let shift = (labelLength(isFull) - RedlineMetrics.dot) / 2
        let center =
          side.isHorizontal ? lane : side.outward(lane, labelDepth(isFull) / 2)
        return [0, shift, -shift].map { label(place + $0, center, isFull, .end) }
      }
    }
  }

  /// The whole mark with its label in a place.
  func mark(_ label: Label) -> RedlineMark {
    switch option.shape {
    case .length(let start, let end): length(start, end, label)
    case .leader(let place): leader(place, label)
    }
  }

  /// A dimension line between ticks, broken by a label within it or led on to one beside it.
  private func length(_ start: Double, _ end: Double, _ label: Label) -> RedlineMark {
    let gap = labelLength(label.isFull) / 2 + RedlineMetrics.labelClearance
    let middle = (start + end) / 2
    let lines =
      switch label.place {
      case .within, .end: [(start, middle - gap), (middle + gap, end)]
      case .after: [(start, end + RedlineMetrics.lead)]
      case .before: [(start - RedlineMetrics.lead, end)]
      }
    let tick = (lane - RedlineMetrics.tick, lane + RedlineMetrics.tick)
    let outer = side.outward(lane, -RedlineMetrics.tick)
    let ends = [(start, option.begin), (end, option.otherBegin)]
    return RedlineMark(
      key: item.key, value: label.isFull ? item.value : "",
      shape: RedlineShape(
        label: label.box,
        lines: lines.map { line in
          side.rect(along: line, across: (lane - halfLine, lane + halfLine))
        },
        ticks: ends.map { side.rect(along: ($0.0 - halfLine, $0.0 + halfLine), across: tick) },
        extensions: ends.map { place, begin in
          side.rect(along: (place - halfLine, place + halfLine), across: (begin, outer))
        }, isLeader: false))
  }

  /// A line from a dot beside the drawing to the label.
  private func leader(_ place: Double, _ label: Label) -> RedlineMark {
    let dot = RedlineMetrics.dot
    let begin = option.begin
    let end = side.outward(
      side.isHorizontal ? label.box.center.y : label.box.center.x,
      -labelDepth(label.isFull) / 2 - RedlineMetrics.labelClearance)
    return RedlineMark(
      key: item.key, value: label.isFull ? item.value : "",
      shape: RedlineShape(
        label: label.box,
        lines: [side.rect(along: (place - halfLine, place + halfLine), across: (begin, end))],
        ticks: [
          side.rect(
            along: (place - dot / 2, place + dot / 2), across: (begin, side.outward(begin, dot)))
        ], extensions: [], isLeader: true))
  }

  private func label(
    _ along: Double, _ across: Double, _ isFull: Bool, _ place: Label.Place
  ) -> Label {
    let (length, depth) = (labelLength(isFull) / 2, labelDepth(isFull) / 2)
    return Label(
      box: side.rect(
        along: (along - length, along + length), across: (across - depth, across + depth)),
      isFull: isFull, place: place)
  }

  /// A label's extent along the side, and across it: text is always upright.
  private func labelLength(_ isFull: Bool) -> Double {
    side.isHorizontal ? width(isFull) : RedlineMetrics.label
  }

  private func labelDepth(_ isFull: Bool) -> Double {
    side.isHorizontal ? RedlineMetrics.label : width(isFull)
  }

  private func width(_ isFull: Bool) -> Double { isFull ? item.fullWidth : item.keyWidth }
}
