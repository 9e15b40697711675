extension ComparisonReport {
  /// The report as JUnit XML, a test case for each picture, its folder as the class.
  package var junit: String {
    JUnitSuite(name: title, cases: results.map(Self.junit)).text
  }

  private static func junit(_ result: ComparedCase) -> JUnitSuite.Case {
    let path = result.path.text.utf8
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(Substring(path[..<$0])) } ?? "."
    return JUnitSuite.Case(
      className: folder, name: result.path.name, outcome: outcome(result))
  }

  private static func outcome(_ result: ComparedCase) -> JUnitSuite.Outcome {
    guard !result.passes else { return .passed }
    let type = result.verdict.rawValue
    return result.verdict == .unreadable
      ? .error(type: type, message: result.detail) : .failure(type: type, message: result.detail)
  }
}
