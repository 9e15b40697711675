import Synchronization

/// A bar on a terminal that fills as files are written.
final class ProgressBar: Sendable {
  private static let width = 30
  private let total: Int
  private let done = Mutex(0)

  init(total: Int) { self.total = total }

  /// Counts one more file.
  func advance() {
    let count = done.withLock { done in
      done += 1
      return done
    }
    let filled = Self.width * count / max(1, total)
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    StandardStream.error.note("\r\(bar) \(count)/\(total)")
  }

  /// Takes the bar off its line.
  func clear() { StandardStream.error.note("\r\u{1B}[K") }
}
