import DesignTokens
import Exports
import Synchronization
import Typesetting

/// Writes a run's files and says so: paths on standard output in the planned order, however they
/// were finished, and progress on a terminal.
final class FileReport: Sendable {
  private let files: [PlannedFile]
  private let isQuiet: Bool
  private let isJSON: Bool
  private let progress: ProgressBar?
  private let state: Mutex<State>

  private struct State {
    var isWritten: [Bool]
    /// The first file that is not yet reported.
    var next = 0
  }

  init(_ files: [PlannedFile], isQuiet: Bool, isJSON: Bool) {
    self.files = files
    self.isQuiet = isQuiet
    self.isJSON = isJSON
    progress =
      isQuiet || !StandardStream.error.isTerminal ? nil : ProgressBar(total: files.count)
    state = Mutex(State(isWritten: Array(repeating: false, count: files.count)))
  }

  /// Writes a file, whole or not at all, then reports it once all before it are.
  func write(_ bytes: [UInt8], file index: Int) throws {
    try AtomicFile.write(bytes, to: files[index].path)
    try state.withLock { state in
      state.isWritten[index] = true
      progress?.advance()
      while state.next < files.count, state.isWritten[state.next] {
        if !isQuiet, !isJSON {
          progress?.clear()
          try StandardStream.output.write(files[state.next].path + "\n")
        }
        state.next += 1
      }
    }
  }

  /// Ends the progress bar; prints the manifest where it was asked for.
  func finish(_ fallbacks: [FontFallback]) throws {
    progress?.clear()
    guard isJSON else { return }
    let entries = files.map { file in
      SheetManifest.entry(
        path: file.path, sheet: file.sheet, scale: file.scale, fallbacks: fallbacks)
    }
    try StandardStream.output.write(
      JSONValue.array(entries).serialized(pretty: true) + "\n")
  }
}
