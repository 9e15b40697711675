/// A line of the list below an example: "a  26  22 + 2 · keyline.width".
struct RedlineRow {
  /// What stands in its first column.
  enum Key: Hashable {
    /// A letter that stands at the drawing; empty where nothing is drawn for it.
    case letter(String)
    /// The dashed box.
    case hitFrame
    /// The sign of a factor.
    case factor
    /// The sign of text.
    case text

    /// What is set for it; nil for nothing, and for the dashed box.
    var sign: String? {
      switch self {
      case .letter(let letter): letter.isEmpty ? nil : letter
      case .factor: "×"
      case .text: "Aa"
      case .hitFrame: nil
      }
    }
  }

  let key: Key
  /// "26", "r 5", "44 × 44".
  let value: String
  /// Where the value comes from, as it is set.
  let lines: [String]

  /// Height of the row.
  var height: Double {
    RedlineMetrics.listPitch + Double(lines.count - 1) * RedlineMetrics.listLine
  }
}
