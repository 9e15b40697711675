extension ComparisonReport {
  /// Workflow commands that make GitHub Actions show each case that does not pass beside its file.
  package var annotations: String {
    results.filter { !$0.passes }.map { result in
      "::error file=\(Self.property(file(result))),"
        + "title=\(Self.property("\(result.verdict.rawValue): \(result.path.text)"))"
        + "::\(Self.data(result.detail))\n"
    }
    .joined()
  }

  /// The file that a reader is led to: the golden, or the picture that has none.
  private func file(_ result: ComparedCase) -> String {
    let isOnlyActual = result.verdict == .new && actual != Self.thisRun
    let side = isOnlyActual ? actual : expected
    return isFolder ? "\(side)/\(result.path.text)" : side
  }

  /// A message: what would end it or begin an escape is escaped.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }
    .joined()
  }

  /// A property: commas and colons end it as well.
  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }
    .joined()
  }
}
