import FoundationEssentials
package import Testing

/// Expects every file below a folder of goldens (`subfolder` of it) to be one of `names`: a golden
/// that nothing is compared with any more would guard nothing. An updating run removes orphans.
package func expectNoOrphans(
  in folder: GoldenFolder, below subfolder: String, besides names: Set<String>,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let root = "\(folder.path)/\(subfolder)"
  let files = try FileManager.default.subpathsOfDirectory(atPath: root)
  for file in files.sorted() {
    let name = "\(subfolder)/\(file)"
    var isFolder = false
    _ = FileManager.default.fileExists(atPath: "\(root)/\(file)", isDirectory: &isFolder)
    guard !isFolder, !names.contains(name) else { continue }
    var problem = "\(name) is no state's golden: remove it, or name its state in the catalogue"
    if folder.updates(name) {
      try FileManager.default.removeItem(atPath: "\(root)/\(file)")
      problem += "\nremoved"
    }
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}
