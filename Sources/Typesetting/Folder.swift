#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open folder, to be listed.
@safe struct Folder: ~Copyable {
  private let handle: OpaquePointer

  /// Opens the folder at `path`.
  init(path: String) throws(FolderProblem) {
    guard let handle = unsafe opendir(path) else { throw FolderProblem(errno: errno) }
    unsafe self.handle = handle
  }

  deinit { unsafe _ = closedir(handle) }

  /// The names in the folder, sorted; hidden ones (".git") left out.
  consuming func names() -> [String] {
    var names: [String] = []
    while let entry = unsafe readdir(handle) {
      let name = unsafe Self.name(of: entry)
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The name is read in place: an entry may be shorter than its declared 256 bytes.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "" }
    let start = unsafe UnsafeRawPointer(entry) + offset
    return unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
  }
}
