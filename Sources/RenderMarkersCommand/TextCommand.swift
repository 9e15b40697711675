import DesignTokens
import Exports
import Markers

/// `text`: what a sheet says.
struct TextCommand {
  /// The largest file that is read: tens of thousands of alerts.
  private static let greatestFile = 8 << 20

  private let arguments: TextArguments

  init(_ arguments: TextArguments) { self.arguments = arguments }

  func run() throws {
    switch arguments.topic {
    case .alerts:
      let lines = try LineTable(Pack.chitransit().tokens.resolve()).lines
      let file = try Self.stopFile(arguments.file, lines: lines.map(\.id))
      let text =
        arguments.isJSON
        ? StopSheetReport(file).json.serialized(pretty: true) + "\n"
        : StopSheetReport(file).text
      try StandardStream.output.write(text)
    }
  }

  /// A file about a stop; "-" is standard input.
  static func stopFile(_ path: String, lines: [String]) throws -> StopFile {
    let isInput = path == "-"
    let bytes = try AtomicFile.read(isInput ? "/dev/stdin" : path, limit: greatestFile)
    return try StopFile(bytes, file: isInput ? "standard input" : path, lines: lines)
  }
}
