#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Questions to the file system about paths.
package enum SystemPath {
  /// What stands at a path, links followed.
  package enum Kind: Sendable {
    case nothing
    case folder
    /// A file, or a device or FIFO that is read like one.
    case file
  }

  /// What stands at a path.
  package static func kind(_ path: String) -> Kind {
    var status = stat()
    guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// The path without links, "." and ".."; nil where nothing stands at it.
  package static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The same for a path that may not exist yet: its nearest folder that does, resolved, and the
  /// rest; nil where the rest leads upwards or through a link that leads nowhere.
  package static func resolvedOrPlanned(_ path: String) -> String? {
    if let real = resolved(path) { return real }
    guard !isLink(path) else { return nil }
    let components = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = components.last, name != ".", name != ".." else { return nil }
    let start = path.hasPrefix("/") ? "/" : "./"
    let parent = start + components.dropLast().joined(separator: "/")
    return resolvedOrPlanned(parent).map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
  }

  /// Whether a resolved path is a resolved folder or lies within it.
  package static func isWithin(_ path: String, _ folder: String) -> Bool {
    let bytes = Array(folder.utf8) + (folder == "/" ? [] : [UInt8(ascii: "/")])
    return path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: bytes)
  }

  /// Whether a link stands at a path, whatever it leads to.
  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
