/// Writes goldens into their folder and nowhere else.
package struct GoldenWriter: Sendable {
  private let folder: String
  private let root: String

  /// A writer for a folder that exists.
  package init(_ folder: String) throws(FileError) {
    guard let root = SystemPath.resolved(folder), SystemPath.kind(root) == .folder else {
      throw FileError(.missing, "open the folder", folder, "there is no such folder")
    }
    self.folder = folder
    self.root = root
  }

  /// Writes a golden, whole or not at all. A link stays, and the file that it leads to is replaced;
  /// one that leads out of the folder is an error.
  package func write(_ bytes: [UInt8], to golden: RelativePath) throws(FileError) {
    let path = try checked(golden, "write")
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      try AtomicFile.makeFolder(String(path[..<slash]))
    }
    try AtomicFile.write(bytes, to: path)
  }

  /// Removes a golden; of a link, the link.
  package func remove(_ golden: RelativePath) throws(FileError) {
    try AtomicFile.remove(try checked(golden, "remove"))
  }

  /// The golden's path, once it is sure to stay in the folder.
  private func checked(
    _ golden: RelativePath, _ operation: String
  ) throws(FileError) -> String {
    let path = "\(folder)/\(golden.text)"
    guard golden.isPlain else {
      throw FileError(
        .cannotCreate, operation, printable(path), "a golden's name stays within its folder")
    }
    guard let target = SystemPath.resolvedOrPlanned(path) else {
      throw FileError(.cannotCreate, operation, path, "it is a link that leads nowhere")
    }
    guard SystemPath.isWithin(target, root), target != root else {
      throw FileError(
        .cannotCreate, operation, path, "it leads to \(target), outside of the goldens folder")
    }
    return path
  }
}
