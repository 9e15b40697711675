extension ComparisonReport {
  /// The report as JUnit XML, a test case for each picture, its folder as the class.
  package var junit: String {
    let errors = totals[.unreadable]
    let counts =
      "tests=\"\(totals.total)\" failures=\"\(totals.failures - errors)\" errors=\"\(errors)\""
    let cases = results.map(Self.junit).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="\(xmlEscaped(title))" \(counts) skipped="0">
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  private static func junit(_ result: ComparedCase) -> String {
    let path = result.path.text.utf8
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(Substring(path[..<$0])) } ?? "."
    let start =
      "    <testcase classname=\"\(xmlEscaped(folder))\" name=\"\(xmlEscaped(result.path.name))\""
    guard !result.passes else { return start + "/>\n" }
    let element = result.verdict == .unreadable ? "error" : "failure"
    return """
      \(start)>
            <\(element) type="\(result.verdict.rawValue)" message="\(xmlEscaped(result.detail))"/>
          </testcase>

      """
  }
}

/// A text within an XML attribute's quotes. Line breaks and tabs are kept as references; characters
/// that XML cannot hold become U+FFFD.
func xmlEscaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t", "\n", "\r": result += "&#\(scalar.value);"
    case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
      result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
