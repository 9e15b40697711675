import PNGCodec

/// Brings goldens to what this run draws, where they really differ.
package struct GoldenAcceptance: Sendable {
  /// What became of a case.
  package enum Result: Hashable, Sendable {
    /// Nothing to do: the pixels are equal, or within the tolerance.
    case unchanged
    /// The golden was written.
    case written
    /// The golden, which nothing draws any more, was removed.
    case removed
    /// Nothing was done, for this reason.
    case refused(String)
    /// Left alone, and worth a word.
    case kept(String)
  }

  private let writer: GoldenWriter
  /// Decisions by path; nil where everything that differs is accepted.
  private let decisions: [RelativePath: ReviewDecisions.Decision]?

  /// Acceptance into a folder, of what `decisions` accept; of everything where there are none.
  package init(_ writer: GoldenWriter, decisions: ReviewDecisions?) {
    self.writer = writer
    self.decisions = decisions.map { review in
      Dictionary(uniqueKeysWithValues: review.decisions.map { ($0.path, $0) })
    }
  }

  /// Writes or removes a case's golden, if that is what is wanted.
  package func apply(_ outcome: CaseComparer.Outcome) throws -> Result {
    let path = outcome.result.path
    if let decisions {
      guard let decision = decisions[path], decision.isAccepted else { return .unchanged }
      if let reason = Self.mismatch(decision, outcome) { return .refused(reason) }
    }
    switch outcome.result.verdict {
    case .equal, .tolerated: return .unchanged
    case .different, .new:
      guard let actual = outcome.actual else { return .refused("it could not be drawn") }
      try writer.write(try actual.smallestPNG(), to: path)
      return .written
    case .missing:
      guard decisions != nil else {
        return .kept("nothing draws it any more: remove the file, or accept it in a review")
      }
      try writer.remove(path)
      return .removed
    case .unreadable: return try replaceUnreadable(outcome)
    }
  }

  /// A damaged golden is replaced. One that Git LFS has not fetched is not damaged, and a drawing
  /// that fails has nothing to put in its place.
  private func replaceUnreadable(_ outcome: CaseComparer.Outcome) throws -> Result {
    guard outcome.isGoldenDamaged, let actual = outcome.actual else {
      return .refused(outcome.result.message ?? "it cannot be read")
    }
    try writer.write(try actual.smallestPNG(), to: outcome.result.path)
    return .written
  }

  /// Why a decision is not about these pictures; nil where it is.
  private static func mismatch(
    _ decision: ReviewDecisions.Decision, _ outcome: CaseComparer.Outcome
  ) -> String? {
    let actual = outcome.actual?.bitmap.digest
    guard actual == decision.actualHash else {
      return "the picture is no longer the one that was reviewed: review it again"
    }
    // Applied before: the golden is what was accepted.
    let expected = outcome.expected?.bitmap.digest
    guard expected == decision.expectedHash || (expected == actual && actual != nil) else {
      return "the golden is no longer the one that was reviewed: review it again"
    }
    return nil
  }
}
