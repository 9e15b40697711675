/// Answers to a question about pairs of numbers, as far as they are known.
struct RedlinePairs {
  private enum Answer: UInt8 {
    case unknown
    case no
    case yes
  }

  private var rows: [[Answer]] = []

  /// The answer for a pair; nil until it is set.
  private subscript(row: Int, column: Int) -> Bool? {
    get {
      guard row < rows.count, column < rows[row].count else { return nil }
      return switch rows[row][column] {
      case .unknown: nil
      case .no: false
      case .yes: true
      }
    }
    set {
      while rows.count <= row { rows.append([]) }
      if rows[row].count <= column {
        let missing = max(column + 1, 2 * rows[row].count) - rows[row].count
        rows[row] += Array(repeating: .unknown, count: missing)
      }
      rows[row][column] = newValue.map { $0 ? .yes : .no } ?? .unknown
    }
  }

  /// The answer for a pair, worked out when it is first asked for.
  mutating func answer(_ row: Int, _ column: Int, _ ask: () -> Bool) -> Bool {
    if let known = self[row, column] { return known }
    let answer = ask()
    self[row, column] = answer
    return answer
  }
}
