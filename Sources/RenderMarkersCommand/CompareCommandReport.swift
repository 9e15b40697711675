import DesignTokens
import Exports
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells of a finished comparison: on standard output, in files, on the review page.
final class CompareCommandReport: Sendable {
  private let arguments: ComparisonArguments
  private let isOutputTaken: Bool
  private let pages: Mutex<[ReviewCase?]>

  /// A report on so many cases. `isOutputTaken` where a picture goes to standard output.
  init(_ arguments: ComparisonArguments, caseCount: Int, isOutputTaken: Bool = false) {
    self.arguments = arguments
    self.isOutputTaken = isOutputTaken || arguments.json == "-" || arguments.junit == "-"
    pages = Mutex(Array(repeating: nil, count: caseCount))
  }

  /// Keeps what the page needs of a case, where there will be a page.
  func keep(_ index: Int, _ item: ComparisonCase, _ outcome: CaseComparer.Outcome) throws {
    guard arguments.report != nil else { return }
    let page = try ReviewBuilder.reviewCase(item, outcome)
    pages.withLock { $0[index] = page }
  }

  /// Refuses a page that would be written among the pictures that are compared.
  static func check(_ arguments: ComparisonArguments, folders: [String]) throws(CommandFailure) {
    guard let report = arguments.report, let place = SystemPath.resolvedOrPlanned(report) else {
      return
    }
    for folder in folders {
      guard let root = SystemPath.resolved(folder), SystemPath.isWithin(place, root) else {
        continue
      }
      throw CommandFailure(
        .usage,
        "--report \(report) lies within \(folder), whose pictures are compared: name "
          + "another folder")
    }
  }

  /// Writes everything that was asked for; gives the status of the command.
  func finish(
    _ report: ComparisonReport, notes: [String], page: (_ cases: [ReviewCase]) throws -> ReviewData
  ) throws -> ExitStatus {
    if let folder = arguments.report {
      let cases = pages.withLock { $0.compactMap(\.self) }
      try Self.write(ReviewPage.files(for: page(cases)), to: folder)
    }
    if let file = arguments.json {
      try Self.write(report.json.serialized(pretty: true) + "\n", to: file)
    }
    if let file = arguments.junit { try Self.write(report.junit, to: file) }
    if !arguments.isQuiet {
      for note in notes { StandardStream.error.note("note: \(note)\n") }
    }
    // What was asked for on standard output stands there alone.
    let stream = isOutputTaken ? StandardStream.error : .output
    if !arguments.isQuiet, !isOutputTaken {
      let page = arguments.report.map { "\($0)/index.html\n" } ?? ""
      try stream.write(report.text + page)
    }
    if Self.isGitHub { try stream.write(report.annotations) }
    return report.passes ? .success : .different
  }

  private static var isGitHub: Bool {
    unsafe getenv("GITHUB_ACTIONS").map { unsafe String(cString: $0) } == "true"
  }

  private static func write(_ text: String, to file: String) throws {
    guard file != "-" else { return try StandardStream.output.write(text) }
    try AtomicFile.write(Array(text.utf8), to: file)
  }

  /// The page itself comes last, so that it never names a file that is not there.
  private static func write(
    _ files: [(path: String, bytes: [UInt8])], to folder: String
  ) throws(FileError) {
    let pages = ["index.html", "review-data.js"]
    for isLast in [false, true] {
      for file in files where pages.contains(file.path) == isLast {
        let path = "\(folder)/\(file.path)"
        if let slash = path.lastIndex(of: "/") {
          try AtomicFile.makeFolder(String(path[..<slash]))
        }
        try AtomicFile.write(file.bytes, to: path)
      }
    }
  }
}
