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
  /// where that signal was ignored or blocked on entry.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    guard isOpen else { throw failure(EBADF) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe systemWrite(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EPIPE: endByBrokenPipe()
      case EAGAIN: waitForReader()
      case EINTR: break
      case let code: throw failure(code)
      }
    }
  }

  /// Whether the program was started with this stream. Where it was not, its number soon belongs to
  /// the runtime's own queue or to a file, all of which close on exec, as no inherited stream does.
  private var isOpen: Bool {
    let flags = fcntl(descriptor, F_GETFD)
    return flags >= 0 && flags & FD_CLOEXEC == 0
  }

  /// Whoever started the program may have left the stream non-blocking.
  private func waitForReader() {
    var stream = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    unsafe poll(&stream, 1, -1)
  }

  private func endByBrokenPipe() {
    signal(SIGPIPE, SIG_DFL)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGPIPE)
  }

  private func failure(_ code: Int32) -> CommandFailure {
    let reason = unsafe String(cString: strerror(code))
    return CommandFailure(.ioError, "cannot write to \(name): \(reason)")
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
