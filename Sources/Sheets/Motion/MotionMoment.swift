import DisplayList

/// A moment of the animation, which goes to the changed state and back.
enum MotionMoment: Hashable {
  /// At rest, before the change.
  case before
  /// So many seconds after the change or, on the way back, after its reverse.
  case moving(Double, isReverse: Bool)
  /// At rest, changed.
  case after

  /// Whether the way back has begun.
  var isReverse: Bool {
    if case .moving(_, let isReverse) = self { isReverse } else { false }
  }
}

extension MotionSubject {
  /// The value at a moment.
  func value(at moment: MotionMoment) -> Double {
    switch moment {
    case .before: from
    case .moving(let time, let isReverse): value(at: time, isReverse: isReverse)
    case .after: to
    }
  }

  /// What is seen at a moment, about the subject's own origin.
  func items(at moment: MotionMoment) -> [DisplayItem] {
    switch moment {
    case .before: draw(from, false)
    case .moving(let time, let isReverse): items(at: time, isReverse: isReverse)
    case .after: draw(to, true)
    }
  }
}
