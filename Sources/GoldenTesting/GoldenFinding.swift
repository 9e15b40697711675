import Exports

/// What the comparison with one golden found.
struct GoldenFinding {
  /// In a word.
  let verdict: ReviewVerdict
  /// The case's line, as `check` prints it.
  let line: String
  /// Whether the golden is a file that is damaged or no picture, and may be replaced.
  var isGoldenDamaged = false
  /// What the golden would hold.
  let golden: () throws -> [UInt8]
  /// What a person looks at; made only for a failure.
  let evidence: () -> [FailureEvidence]

  /// Whether the test goes on as if nothing were.
  var passes: Bool { verdict == .equal || verdict == .tolerated }
}
