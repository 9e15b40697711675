import Exports
public import Testing

/// Expects every file below a folder of goldens to be one of `names`, or the tolerance of one: a
/// golden that nothing is compared with any more would guard nothing. Hidden files do not count.
///
/// - Parameters:
///   - subfolder: where to look, below the folder; nil for all of it.
///   - names: the goldens that tests expect, with the subfolder.
///   - record: `failed` and `all` remove orphans, and fail all the same.
public func expectNoOrphans(
  in folder: GoldenFolder, below subfolder: String? = nil, besides names: some Sequence<String>,
  record: GoldenRecording = .environment, sourceLocation: SourceLocation = #_sourceLocation
) {
  let search = OrphanSearch(
    folder: folder, prefix: subfolder.map { "\($0)/" } ?? "",
    names: Set(names.map { RelativePath($0) }), recording: record)
  for problem in search.problems() {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}

/// Looks for files that no test expects.
private struct OrphanSearch {
  let folder: GoldenFolder
  let prefix: String
  let names: Set<RelativePath>
  let recording: GoldenRecording

  /// What is wrong, a text each.
  func problems() -> [String] {
    do {
      let files = try PictureFolder(prefix.isEmpty ? folder.path : "\(folder.path)/\(prefix)")
      let orphans = (files.pictures + files.tolerances + files.others)
        .map { RelativePath(prefix + $0.text) }.filter { !isExpected($0) }.sorted()
      return files.problems.map { "unreadable  \(prefix)\($0.path.printed): \($0.reason)" }
        + orphans.map(tell)
    } catch {
      return ["\(error)"]
    }
  }

  private func isExpected(_ path: RelativePath) -> Bool {
    if names.contains(path) { return true }
    guard path.text.hasSuffix(".png\(CaseTolerance.ending)") else { return false }
    return names.contains(RelativePath(String(path.text.dropLast(CaseTolerance.ending.count))))
  }

  /// Tells of an orphan, and removes it where that is wanted.
  private func tell(_ orphan: RelativePath) -> String {
    let environment = GoldenEnvironment.current
    let line = "missing     \(orphan.printed): no test has a picture or text for this golden"
    guard recording.covers(.missing), environment.permits(orphan) else {
      return line + "\nremove it, or expect it: \(folder.file(orphan))"
    }
    if let ci = environment.ci {
      return line + "\nnot removed: CI is set to \(shellQuoted(ci))"
    }
    do throws(FileError) {
      try GoldenWriter(folder.path).remove(orphan)
      return line + "\nremoved \(folder.file(orphan))"
    } catch {
      return line + "\nnot removed: \(error)"
    }
  }
}
