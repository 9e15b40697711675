import Foundation
import Testing

/// A run of the command that has ended.
struct ToolRun {
  /// How a process ends.
  enum Ending: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  let arguments: [String]
  let ending: Ending
  /// What was written to standard output.
  let output: [UInt8]
  /// What was written to standard error.
  let errors: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines of standard output.
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// The first line of standard error: what is wrong.
  var message: String { errors.split(separator: "\n").first.map(String.init) ?? "" }

  /// Standard output as JSON.
  func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(output))
  }

  /// This run; a failed test where it did not succeed without a word on standard error.
  @discardableResult
  func succeeding(_ location: SourceLocation = #_sourceLocation) -> ToolRun {
    #expect(ending == .status(0), "\(arguments): \(errors)", sourceLocation: location)
    #expect(errors.isEmpty, "\(arguments)", sourceLocation: location)
    return self
  }
}

/// Runs the command with `arguments`, which must end with `status` and a message that begins with
/// "Error: " and contains each of `parts`, without output, and leave the folder as it is.
func expectFailure(
  _ arguments: [String], status: Int32, _ parts: String..., in folder: TestFolder,
  environment: [String: String] = [:], location: SourceLocation = #_sourceLocation
) throws {
  let before = try folder.names()
  let run = try Tool.run(arguments, in: folder, environment: environment)
  #expect(run.ending == .status(status), "\(arguments): \(run.errors)", sourceLocation: location)
  #expect(run.message.hasPrefix("Error: "), "\(arguments): \(run.errors)", sourceLocation: location)
  for part in parts {
    #expect(
      run.message.contains(part), "\(arguments): \(run.message)", sourceLocation: location)
  }
  #expect(run.output.isEmpty, "\(arguments) wrote \(run.text)", sourceLocation: location)
  let after = try folder.names()
  #expect(after == before, "\(arguments) left files", sourceLocation: location)
}
