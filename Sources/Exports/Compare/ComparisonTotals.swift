/// How many cases of a run have which verdict.
package struct ComparisonTotals: Sendable {
  private var counts: [ReviewVerdict: Int] = [:]
  /// All cases.
  package let total: Int

  /// Counts outcomes.
  package init(_ results: [ComparedCase]) {
    for result in results { counts[result.verdict, default: 0] += 1 }
    total = results.count
  }

  /// The cases with a verdict.
  package subscript(verdict: ReviewVerdict) -> Int { counts[verdict] ?? 0 }

  /// The cases that do not pass.
  package var failures: Int { total - self[.equal] - self[.tolerated] }

  /// "340 compared: 338 equal, 2 different".
  package var text: String {
    let order: [ReviewVerdict] = [.equal, .tolerated, .different, .missing, .new, .unreadable]
    let parts = order.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.rawValue)" }
    return "\(total) compared" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }
}
