import Geometry
import Synchronization

extension RedlineLayout {
  /// The layout of an example, found once: themes and scales share it, and so do examples that
  /// differ in colours alone. Nil where there is no room.
  static func best(parts: [Rect], frame: Rect?, items: [RedlineItem]) -> RedlineLayout? {
    let question = Question(parts: parts, frame: frame, items: items)
    if let known = answers.withLock({ $0[question] }) { return known }
    let answer = RedlineSearch.best(parts: parts, frame: frame, items: items)
    answers.withLock { answers in
      if answers.count >= greatestCount { answers = [:] }
      answers[question] = .some(answer)
    }
    return answer
  }

  /// All that a layout depends on.
  private struct Question: Hashable {
    let parts: [Rect]
    let frame: Rect?
    let items: [RedlineItem]
  }

  private static let greatestCount = 1000
  private static let answers = Mutex<[Question: RedlineLayout?]>([:])
}
