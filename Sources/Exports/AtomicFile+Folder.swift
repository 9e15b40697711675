#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension AtomicFile {
  /// The names in a folder, sorted by their bytes, hidden ones left out.
  package static func names(inFolder path: String) throws(FileError) -> [String] {
    guard let folder = unsafe opendir(path) else {
      throw FileError(.missing, "read the folder", path, code: errno)
    }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      // Read in place: an entry may be shorter than its declared 256 bytes.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
      let start = unsafe UnsafeRawPointer(entry) + offset
      let name = unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes a file; of a link, the link.
  package static func remove(_ path: String) throws(FileError) {
    guard !path.utf8.contains(0), unsafe unlink(path) == 0 else {
      throw FileError(.io, "remove", path, code: errno)
    }
  }
}
