import Exports

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A standard stream, written to at once: a path on it names a file that is already whole.
struct StandardStream {
  static let output = StandardStream(descriptor: STDOUT_FILENO, name: "standard output")
  static let error = StandardStream(descriptor: STDERR_FILENO, name: "standard error")

  private let descriptor: Int32
  private let name: String

  /// Whether a person reads along.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes a text.
  func write(_ text: String) throws(CommandFailure) { try write(Array(text.utf8)) }

  /// Writes bytes. A reader that went away ends the program by SIGPIPE, as it ends any other, also
  /// where that signal was ignored on entry.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe systemWrite(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
      } else if errno != EINTR {
        let reason = unsafe String(cString: strerror(errno))
        throw CommandFailure(.ioError, "cannot write to \(name): \(reason)")
      }
    }
  }

  /// Writes a text that nothing depends on: progress, or a message when all else failed.
  func note(_ text: String) {
    do { try write(text) } catch { return }
  }
}

/// `write` of the C library, which `StandardStream` hides.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, bytes, count)
}
