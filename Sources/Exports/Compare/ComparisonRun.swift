import Synchronization

/// Compares many cases on several cores. The outcome does not depend on their number.
package final class ComparisonRun: Sendable {
  private let cases: [ComparisonCase]
  private let comparer: CaseComparer
  private let inspect: @Sendable (Int, CaseComparer.Outcome) async throws -> Void
  private let next = Atomic<Int>(0)
  private let results: Mutex<[ComparedCase?]>

  /// Prepares a run. `inspect` is handed each case's index and outcome while its pictures are at
  /// hand, in any order, several at once; what it throws ends the run.
  package init(
    _ cases: [ComparisonCase], _ comparer: CaseComparer,
    inspect: @escaping @Sendable (Int, CaseComparer.Outcome) async throws -> Void = { _, _ in }
  ) {
    self.cases = cases
    self.comparer = comparer
    self.inspect = inspect
    results = Mutex(Array(repeating: nil, count: cases.count))
  }

  /// Compares all cases with `workers` at once; gives their outcomes in the cases' order.
  package func run(workers: Int) async throws -> [ComparedCase] {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, min(workers, cases.count)) {
        group.addTask { try await self.work() }
      }
      try await group.waitForAll()
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  private func work() async throws {
    while !Task.isCancelled {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < cases.count else { return }
      let outcome = await comparer.compare(cases[index])
      try await inspect(index, outcome)
      results.withLock { $0[index] = outcome.result }
    }
  }
}
