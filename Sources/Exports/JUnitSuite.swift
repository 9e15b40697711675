/// Test cases as JUnit XML, which build servers show.
struct JUnitSuite {
  /// How a case ended.
  enum Outcome {
    case passed
    /// What was expected did not hold.
    case failure(type: String, message: String)
    /// It could not be judged.
    case error(type: String, message: String)
    /// It did not hold, and that is accepted.
    case skipped(message: String)
  }

  /// A test case.
  struct Case {
    let className: String
    let name: String
    let outcome: Outcome
  }

  let name: String
  let cases: [Case]

  /// The file.
  var text: String {
    var (failures, errors, skipped) = (0, 0, 0)
    for item in cases {
      switch item.outcome {
      case .passed: break
      case .failure: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="\(xmlEscaped(name))" \(counts) skipped="\(skipped)">
      \(cases.map(Self.text).joined())  </testsuite>
      </testsuites>

      """
  }

  private static func text(_ item: Case) -> String {
    let start =
      "    <testcase classname=\"\(xmlEscaped(item.className))\" name=\"\(xmlEscaped(item.name))\""
    let element: String
    switch item.outcome {
    case .passed: return start + "/>\n"
    case .failure(let type, let message): element = "failure" + attributes(type, message)
    case .error(let type, let message): element = "error" + attributes(type, message)
    case .skipped(let message): element = "skipped message=\"\(xmlEscaped(message))\""
    }
    return """
      \(start)>
            <\(element)/>
          </testcase>

      """
  }

  private static func attributes(_ type: String, _ message: String) -> String {
    " type=\"\(type)\" message=\"\(xmlEscaped(message))\""
  }
}
