#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that appear whole or not at all, and the reading of files that are not trusted.
package enum AtomicFile {
  /// Writes a file by way of a temporary one in the same folder that is synced and renamed, so
  /// that readers and crashes see the old file or the new one. Its mode is 0666 less the umask.
  ///
  /// A symbolic link stays: the file that it leads to is replaced, or created. Whatever is neither
  /// a file nor a folder (a device, a FIFO, standard output by way of /proc) is written directly.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try checkName(path, .cannotCreate, "create")
    switch try destination(of: path) {
    case .direct: try writeDirectly(bytes, to: path)
    case .file(let target): try replace(target, with: bytes, named: path)
    }
  }

  /// Throws where `write` could not put a file at `path`: a folder stands there, or none to hold it.
  /// Checked before the first of several files is written.
  package static func checkDestination(_ path: String) throws(FileError) {
    try checkName(path, .cannotCreate, "create")
    guard case .file(let target) = try destination(of: path) else { return }
    // With the slash, the system takes a file for no folder.
    if let code = failure({ unsafe access(folder(of: target) + "/", F_OK) }) {
      throw FileError(.cannotCreate, "create", path, code: code)
    }
  }

  /// Creates a folder and those above it, where they do not exist yet.
  package static func makeFolder(_ path: String) throws(FileError) {
    let operation = "make the folder"
    try checkName(path, .cannotCreate, operation)
    var prefix = path.hasPrefix("/") ? "/" : ""
    for component in path.split(separator: "/") {
      prefix += component
      if let code = failure({ unsafe mkdir(prefix, 0o777) }), !isFolder(prefix) {
        guard code != EEXIST else {
          throw FileError(.cannotCreate, operation, path, "\(prefix) is not a folder")
        }
        let reason = unsafe String(cString: strerror(code))
        throw FileError(.cannotCreate, operation, path, "\(prefix): \(reason)")
      }
      prefix += "/"
    }
  }

  /// The bytes of a file of at most `limit` bytes. A FIFO or device is read to its end or limit.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try checkName(path, .missing, "read")
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(.missing, "read", path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw FileError(.io, "read", path, code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(.missing, "read", path, "it is a folder")
    }
    guard Int(status.st_size) <= limit else { throw tooLarge(path, limit: limit) }
    return try readAll(file, path: path, limit: limit, expected: Int(status.st_size))
  }
}

// MARK: - Where a file is written

extension AtomicFile {
  private enum Destination {
    /// A device, a FIFO or an open file: written as it is.
    case direct
    /// A file at this path, which is no symbolic link.
    case file(String)
  }

  /// Links that a path may go through, as many as Linux follows.
  private static let greatestLinkCount = 40

  /// Follows symbolic links by hand, so that a link to a file that does not exist yet works too.
  private static func destination(of path: String) throws(FileError) -> Destination {
    var target = path
    for _ in 0...greatestLinkCount {
      // Links in here do not lead to a name but to an open file.
      if target.hasPrefix("/proc/") || target.hasPrefix("/dev/fd/") { return .direct }
      var status = stat()
      guard unsafe lstat(target, &status) == 0 else {
        guard errno == ENOENT else { throw FileError(.cannotCreate, "create", path, code: errno) }
        return .file(target)
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK: target = try linkTarget(target, named: path)
      case S_IFREG: return .file(target)
      case S_IFDIR: throw FileError(.cannotCreate, "create", path, "it is a folder")
      default: return .direct
      }
    }
    throw FileError(.cannotCreate, "create", path, code: ELOOP)
  }

  private static func linkTarget(_ link: String, named path: String) throws(FileError) -> String {
    let capacity = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: capacity)
    let count = unsafe readlink(link, &buffer, capacity)
    guard count >= 0 else { throw FileError(.cannotCreate, "create", path, code: errno) }
    let target = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return target.hasPrefix("/") ? target : folder(of: link) + "/" + target
  }

  /// The folder that holds a path's last component; "." when the path has only one.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

// MARK: - Writing

extension AtomicFile {
  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(FileError) {
    // Appending matters only where standard output is a file that was opened with `>>`.
    let file = unsafe open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(.cannotCreate, "open", path, code: errno) }
    let written = Result { () throws(FileError) in try writeAll(bytes, to: file, path: path) }
    let closed = closing(file)
    try written.get()
    try check(closed, "close", path)
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], named path: String
  ) throws(FileError) {
    let folder = folder(of: target)
    let (file, temporary) = try openTemporary(in: folder, named: path)
    do throws(FileError) {
      try fill(file, with: bytes, path: path)
      try check(failure { unsafe rename(temporary, target) }, "rename", path)
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    try syncFolder(folder, path: path)
  }

  /// A new file with a name that nobody has, and that name.
  private static func openTemporary(
    in folder: String, named path: String
  ) throws(FileError) -> (file: Int32, name: String) {
    var code: Int32 = EEXIST
    for _ in 0..<100 where code == EEXIST {
      let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let name = "\(folder)/.render-markers-\(number).tmp"
      let file = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, name) }
      code = errno
    }
    throw FileError(.cannotCreate, "create", path, code: code)
  }

  /// Writes, syncs and closes a file; it is closed whatever happens.
  private static func fill(
    _ file: Int32, with bytes: [UInt8], path: String
  ) throws(FileError) {
    let written = Result { () throws(FileError) in
      try writeAll(bytes, to: file, path: path)
      try check(sync(file), "sync", path)
    }
    let closed = closing(file)
    try written.get()
    try check(closed, "close", path)
  }

  private static func writeAll(
    _ bytes: [UInt8], to file: Int32, path: String
  ) throws(FileError) {
    var position = 0
    while position < bytes.count {
      let rest = min(bytes.count - position, 1 << 30)
      let count = unsafe bytes.withUnsafeBytes { (buffer) -> Int in
        guard let start = buffer.baseAddress else { return 0 }
        return unsafe systemWrite(file, start + position, rest)
      }
      if count >= 0 {
        position += count
      } else if errno != EINTR {
        throw FileError(.io, "write", path, code: errno)
      }
    }
  }

  /// Makes the new name itself safe from a crash. A folder that may not be read cannot be synced;
  /// the file in it is whole all the same.
  private static func syncFolder(_ folder: String, path: String) throws(FileError) {
    let file = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    try check(sync(file), "sync the folder of", path)
  }
}

// MARK: - Reading

extension AtomicFile {
  private static func readAll(
    _ file: Int32, path: String, limit: Int, expected: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { (buffer) -> Int in
        unsafe systemRead(file, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw FileError(.io, "read", path, code: errno)
      }
      guard count <= limit - bytes.count else { throw tooLarge(path, limit: limit) }
      bytes += block[..<count]
    }
  }

  private static func tooLarge(_ path: String, limit: Int) -> FileError {
    FileError(.tooLarge, "read", path, "it has more than \(limit) bytes")
  }
}

// MARK: - System calls

extension AtomicFile {
  /// The error number of a call that failed; nil when it did not. An interrupted call is repeated.
  private static func failure(_ call: () -> Int32) -> Int32? {
    while call() != 0 {
      if errno != EINTR { return errno }
    }
    return nil
  }

  /// Syncs a file or folder; some file systems cannot, which is no error.
  private static func sync(_ file: Int32) -> Int32? {
    let code = failure { fsync(file) }
    return code == EINVAL || code == ENOTSUP ? nil : code
  }

  /// Closes a file, once: when the call is interrupted the file is closed all the same.
  private static func closing(_ file: Int32) -> Int32? {
    guard close(file) != 0, errno != EINTR else { return nil }
    return errno
  }

  private static func check(
    _ code: Int32?, _ operation: String, _ path: String
  ) throws(FileError) {
    if let code { throw FileError(.io, operation, path, code: code) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The system would take a path with a NUL for another, shorter one.
  private static func checkName(
    _ path: String, _ kind: FileError.Kind, _ operation: String
  ) throws(FileError) {
    guard !path.isEmpty else { throw FileError(kind, operation, "\"\"", "the path is empty") }
    guard !path.utf8.contains(0) else {
      let shown = path.replacing("\0", with: "\\0")
      throw FileError(kind, operation, shown, "the path contains a NUL")
    }
  }
}

/// `write` of the C library, which the members of `AtomicFile` hide.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}

/// `read` of the C library, which the members of `AtomicFile` hide.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, bytes, count)
}
