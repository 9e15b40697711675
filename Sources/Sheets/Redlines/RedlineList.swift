import Markers
import Typesetting

/// The list below an example.
struct RedlineList {
  let rows: [RedlineRow]
  /// Where the values begin, from the list's left edge.
  let valueX: Double
  /// Where the last column begins, from the list's left edge.
  let sourceX: Double

  /// Sets the rows' sources in lines that keep to the list's width.
  init(
    _ rows: [(key: RedlineRow.Key, value: String, source: String)], _ design: Design
  ) throws(DrawingError) {
    var (key, widest) = (RedlineMetrics.listKey, RedlineMetrics.listValue)
    for row in rows {
      let sign = try design.outline(row.key.sign ?? "", SheetText.redlineKey).advance
      key = max(key, sign + RedlineMetrics.keyGap)
      widest = max(widest, try design.outline(row.value, SheetText.dimension).advance)
    }
    let sourceX = key + widest + RedlineMetrics.listGap
    self.rows = try rows.map { row throws(DrawingError) in
      RedlineRow(
        key: row.key, value: row.value,
        lines: try Self.lines(row.source, RedlineMetrics.list - sourceX, design))
    }
    valueX = key
    self.sourceX = sourceX
  }

  /// Height of the list, with the space above it.
  var height: Double {
    rows.isEmpty ? 0 : RedlineMetrics.listTop + rows.map(\.height).reduce(0, +)
  }

  /// A formula, broken before its signs: within a product only where that alone is too long.
  private static func lines(
    _ text: String, _ width: Double, _ design: Design
  ) throws(DrawingError) -> [String] {
    let fits = { (line: String) throws(DrawingError) in
      try design.outline(line, SheetText.dimension).advance <= width
    }
    var lines: [String] = []
    for term in terms(text, before: ["+", "−", "×"]) {
      for part in try fits(term) ? [term] : terms(term, before: ["·"]) {
        if let last = lines.last, try fits("\(last) \(part)") {
          lines[lines.count - 1] = "\(last) \(part)"
        } else {
          lines.append(part)
        }
      }
    }
    return lines
  }

  /// The parts of a formula, each but the first with the sign before it.
  private static func terms(_ text: String, before signs: Set<String>) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { terms, word in
      if terms.isEmpty || signs.contains(String(word)) {
        terms.append(String(word))
      } else {
        terms[terms.count - 1] += " \(word)"
      }
    }
  }
}
