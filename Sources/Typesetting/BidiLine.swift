/// A line of text whose letters may run in both directions, each with its embedding level: even
/// where text runs to the right, odd where it runs to the left.
struct BidiLine {
  /// Letters of one direction that stand side by side.
  struct Piece {
    /// In reading order.
    let text: String
    let isRightToLeft: Bool
  }

  private let characters: [Character]
  private let levels: [Int]

  /// A line of a paragraph; `base` is the paragraph's own level, which blanks at the end take.
  init(characters: ArraySlice<Character>, levels: ArraySlice<Int>, base: Int) {
    self.characters = Array(characters)
    var levels = Array(levels)
    for index in self.characters.indices.reversed() {
      guard self.characters[index].isWhitespace else { break }
      levels[index] = base
    }
    self.levels = levels
  }

  /// The line's text in reading order.
  var text: String { String(characters) }

  /// The pieces as they stand from left to right (rule L2 of the bidirectional algorithm).
  var pieces: [Piece] {
    var runs = levelRuns
    let highest = levels.max() ?? 0
    for level in stride(from: highest, to: 0, by: -1) {
      reverse(&runs, from: level)
    }
    return runs.map { run in
      Piece(text: String(characters[run.range]), isRightToLeft: run.level % 2 != 0)
    }
  }

  private typealias LevelRun = (range: Range<Int>, level: Int)

  private var levelRuns: [LevelRun] {
    var runs: [LevelRun] = []
    for (index, level) in levels.enumerated() {
      if let last = runs.last, last.level == level {
        runs[runs.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        runs.append((index..<index + 1, level))
      }
    }
    return runs
  }

  /// Turns around each sequence of runs that are at `level` or above it.
  private func reverse(_ runs: inout [LevelRun], from level: Int) {
    var start = 0
    while start < runs.count {
      let end = runs[start...].firstIndex { $0.level < level } ?? runs.count
      runs[start..<end].reverse()
      start = max(end, start + 1)
    }
  }
}
