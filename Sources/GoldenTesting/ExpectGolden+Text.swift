import Exports
public import Testing

/// Expects a text to be that of the golden `name` ("display-lists/bus-stop.txt"), a UTF-8 file below
/// `folder`, to the byte. A golden that does not exist is a failure as well.
///
/// A failure names the first line that differs, and leaves expected and actual text in the folder's
/// `failures` and as attachments of the test.
///
/// - Parameters:
///   - record: which goldens are written; RENDER_MARKERS_GOLDEN_FILTER narrows it to names that
///     contain its value.
public func expectGolden(
  _ text: String, named name: String, in folder: GoldenFolder,
  record: GoldenRecording = .environment, sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = GoldenExpectation(name, folder, record, sourceLocation)
  golden.settle { file in
    let expected = try file.map { file throws(FileError) in
      try AtomicFile.read(file, limit: greatestText)
    }
    return GoldenFinding(golden.path, expected, Array(text.utf8))
  }
}

/// Larger texts are refused.
private let greatestText = 1 << 28

extension GoldenFinding {
  /// What is found about a text.
  fileprivate init(_ path: RelativePath, _ expected: [UInt8]?, _ actual: [UInt8]) {
    let (verdict, detail) = Self.comparison(expected, actual)
    let word = verdict.rawValue
    let space = String(repeating: " ", count: max(1, 12 - word.count))
    self.init(
      verdict: verdict, line: "\(word)\(space)\(path.printed): \(detail)", golden: { actual }
    ) {
      [FailureEvidence(.expected) { expected }, FailureEvidence(.actual) { actual }]
        .compactMap(\.self)
    }
  }

  private static func comparison(
    _ expected: [UInt8]?, _ actual: [UInt8]
  ) -> (ReviewVerdict, String) {
    guard let expected else { return (.new, "there is no golden for this text") }
    guard expected != actual else { return (.equal, "") }
    return (.different, firstDifference(expected, actual))
  }

  private static func firstDifference(_ expected: [UInt8], _ actual: [UInt8]) -> String {
    let newline = UInt8(ascii: "\n")
    let before = expected.split(separator: newline, omittingEmptySubsequences: false)
    let after = actual.split(separator: newline, omittingEmptySubsequences: false)
    for (index, (old, new)) in zip(before, after).enumerated() where old != new {
      let (old, new) = (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
      return "line \(index + 1) differs:\n- \(old)\n+ \(new)"
    }
    return "\(after.count) lines instead of \(before.count)"
  }
}
