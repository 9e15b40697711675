import Bitmap
import Testing

/// What the default command writes and says for words separated by spaces. It must succeed.
struct SheetRun {
  let run: ToolRun
  private let home: TestFolder

  init(_ words: String, location: SourceLocation = #_sourceLocation) throws {
    try self.init(split(words), location: location)
  }

  /// The same for arguments that hold spaces, or files that `prepare` makes in the folder.
  init(
    _ arguments: [String], location: SourceLocation = #_sourceLocation,
    prepare: (TestFolder) throws -> Void = { _ in }
  ) throws {
    home = try TestFolder()
    try prepare(home)
    run = try Tool.run(arguments, in: home).succeeding(location)
  }

  /// The pixels of "proofs/NAME.png".
  func bitmap(_ name: String) throws -> Bitmap {
    try PNGFile(home.bytes("proofs/\(name).png")).bitmap()
  }

  /// The text of "proofs/NAME".
  func text(_ name: String) throws -> String { try home.text("proofs/\(name)") }

  /// The names of all files.
  func names() throws -> [String] { try home.names() }

  /// What `--json` said.
  func entries() throws -> [SheetEntry] { try run.json() }
}
