import Exports
import FoundationEssentials

/// A folder of goldens, and whether a run may write them.
package struct GoldenFolder: Sendable {
  /// The folder's path.
  package let path: String
  /// Where a failure leaves the three-part picture and the actual one.
  let failures: String
  /// Goldens whose name contains this are written where they differ; nil in a run that only
  /// compares.
  let updateFilter: String?
  /// Whether an update was asked for where CI forbids it.
  let isUpdateRefused: Bool

  /// A folder of goldens; failures leave their pictures in `failures`.
  ///
  /// RENDER_MARKERS_UPDATE_GOLDENS=1 asks for an update, of the names that contain
  /// RENDER_MARKERS_GOLDEN_FILTER; never where CI is set.
  package init(_ path: String, failures: String) {
    self.path = path
    self.failures = failures
    let environment = ProcessInfo.processInfo.environment
    let isWanted = environment["RENDER_MARKERS_UPDATE_GOLDENS"] == "1"
    isUpdateRefused = isWanted && !["", "0", "false"].contains(environment["CI"] ?? "")
    updateFilter =
      isWanted && !isUpdateRefused ? environment["RENDER_MARKERS_GOLDEN_FILTER"] ?? "" : nil
  }

  /// Whether this run writes the golden `name` where it differs.
  func updates(_ name: String) -> Bool {
    updateFilter.map { $0.isEmpty || name.contains($0) } ?? false
  }

  /// Reads a golden; nil where there is none.
  func read(_ name: String) throws(FileError) -> [UInt8]? {
    do {
      return try AtomicFile.read("\(path)/\(name)", limit: 1 << 28)
    } catch {
      guard error.kind == .missing else { throw error }
      return nil
    }
  }

  /// Writes a golden, or a failure's picture, with the folders above it.
  static func write(_ bytes: [UInt8], to path: String) throws {
    if let slash = path.lastIndex(of: "/") {
      try AtomicFile.makeFolder(String(path[..<slash]))
    }
    try AtomicFile.write(bytes, to: path)
  }
}
