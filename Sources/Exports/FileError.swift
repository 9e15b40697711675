#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file operation that failed, with the system's reason.
package struct FileError: Error, Sendable, Equatable {
  /// What kind of failure it is, by the exit status that a command ends with.
  package enum Kind: Int32, Sendable {
    /// An input is larger than it may be (EX_DATAERR).
    case tooLarge = 65
    /// An input does not exist or cannot be opened (EX_NOINPUT).
    case missing = 66
    /// An output or a folder cannot be created (EX_CANTCREAT).
    case cannotCreate = 73
    /// Reading, writing, syncing, closing or renaming failed (EX_IOERR).
    case io = 74
  }

  /// The kind of failure.
  package let kind: Kind
  /// The file or folder, as the caller named it.
  package let path: String
  /// What was tried: "create", "write".
  package let operation: String
  /// Why it failed: the system's text, or ours.
  package let reason: String

  /// The exit status that a command ends with: 65, 66, 73 or 74.
  package var exitStatus: Int32 { kind.rawValue }

  init(_ kind: Kind, _ operation: String, _ path: String, _ reason: String) {
    (self.kind, self.operation, self.path, self.reason) = (kind, operation, path, reason)
  }

  init(_ kind: Kind, _ operation: String, _ path: String, code: Int32) {
    self.init(kind, operation, path, unsafe String(cString: strerror(code)))
  }
}

extension FileError: CustomStringConvertible {
  /// One line: "cannot write proofs/stations.png: No space left on device".
  package var description: String { "cannot \(operation) \(path): \(reason)" }
}
