import Exports
import Testing

/// Where one golden's failure leaves its files: "markers/bus-stop/z16-light@2x.expected.png" below
/// the failures folder, and the same as attachments of the test.
struct FailureFolder {
  private let root: String
  private let name: RelativePath
  private let sourceLocation: SourceLocation

  init(_ root: String, _ name: RelativePath, _ sourceLocation: SourceLocation) {
    self.root = root
    self.name = name
    self.sourceLocation = sourceLocation
  }

  /// Removes what an earlier run left, which may be about another difference.
  func clear() {
    for kind in FailureEvidence.Kind.allCases {
      let path = file(kind)
      if SystemPath.kind(path) == .file { try? AtomicFile.remove(path) }
    }
  }

  /// Writes and attaches a file; gives the line that tells of it.
  func keep(_ evidence: FailureEvidence) -> String {
    let label = "\(evidence.kind.rawValue):".padded(to: 12)
    do {
      let bytes = try evidence.bytes.get()
      Attachment.record(bytes, named: attachment(evidence.kind), sourceLocation: sourceLocation)
      let path = file(evidence.kind)
      if let slash = path.lastIndex(of: "/") { try AtomicFile.makeFolder(String(path[..<slash])) }
      try AtomicFile.write(bytes, to: path)
      return label + path
    } catch {
      return "\(label)not kept: \(error)"
    }
  }

  private func file(_ kind: FailureEvidence.Kind) -> String {
    "\(root)/\(inserting(kind, into: name.text))"
  }

  /// One path component, short enough for a file system to take it with a number added.
  private func attachment(_ kind: FailureEvidence.Kind) -> String {
    let flat = name.text.replacing("/", with: "-")
    return inserting(kind, into: String(flat.suffix(48)))
  }

  /// "a.png" as "a.expected.png".
  private func inserting(_ kind: FailureEvidence.Kind, into name: String) -> String {
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    guard !ending.contains("/") else { return "\(name).\(kind.rawValue)" }
    return "\(name.dropLast(ending.count)).\(kind.rawValue)\(ending)"
  }
}

extension String {
  /// The text and spaces up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
