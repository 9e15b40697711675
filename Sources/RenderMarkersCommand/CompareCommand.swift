import Bitmap
import CairoCanvas
import DesignTokens
import DisplayList
import Exports
import Markers
import PNGCodec
import Typesetting

/// `compare`: two pictures, or two folders of pictures.
struct CompareCommand {
  private let arguments: CompareArguments

  init(_ arguments: CompareArguments) { self.arguments = arguments }

  func run() async throws -> ExitStatus {
    let isFolder = try checkSides()
    let (cases, caseNotes) = isFolder ? try folders() : (files(), [])
    let folders = isFolder ? [arguments.actual, arguments.expected] : []
    let cells = CompareCommandCells(
      folders: isFolder ? folders : parents, fonts: arguments.fonts)
    let loadsAll = arguments.comparison.report != nil || arguments.diff != nil
    let comparer = CaseComparer(
      arguments.comparison.options, loadsAll: loadsAll, cells: cells.finder)
    let output = CompareCommandReport(
      arguments.comparison, caseCount: cases.count, isOutputTaken: arguments.diff == "-")
    let labels = LabelSetter { () throws(TypesettingError) in try Self.typesetter(arguments.fonts) }
    let run = ComparisonRun(cases, comparer) { index, outcome in
      try output.keep(index, cases[index], outcome)
      try writeDifference(outcome, labels)
    }
    let results = try await run.run(workers: processorCount())
    let report = ComparisonReport(
      title: arguments.expected, expected: arguments.expected, actual: arguments.actual,
      isFolder: isFolder, results: results)
    let labelNotes = labels.problem.map { ["--diff has no labels: \($0)"] } ?? []
    return try output.finish(report, notes: caseNotes + cells.notes + labelNotes) { cases in
      try page(cases, folders)
    }
  }

  /// The program's fonts, or those of a folder. Nothing of a comparison depends on them but labels and cells' names.
  static func typesetter(_ fonts: String?) throws(TypesettingError) -> Typesetter {
    try Typesetter(
      fontFolders: [fonts ?? FontFolder.standard].compactMap(\.self), allowsSystemFonts: false)
  }
}

// MARK: - What is compared

extension CompareCommand {
  /// Whether both sides are folders. They exist, are of one kind, and are not the same one.
  private func checkSides() throws -> Bool {
    let (expected, actual) = (arguments.expected, arguments.actual)
    for (role, path) in [("expected", expected), ("actual", actual)]
    where SystemPath.kind(path) == .nothing {
      throw CommandFailure(
        .noInput,
        "the \(role) side \(Quoting.quoted(path)) does not exist: it is a file or a folder")
    }
    let kinds = (SystemPath.kind(expected), SystemPath.kind(actual))
    guard kinds.0 == kinds.1 else {
      let folder = kinds.0 == .folder ? expected : actual
      throw CommandFailure(
        .usage,
        "\(Quoting.quoted(folder)) is a folder and the other side is a file: accepted are "
          + "two files or two folders")
    }
    let real = (SystemPath.resolved(expected), SystemPath.resolved(actual))
    if let first = real.0, let second = real.1, first == second {
      throw CommandFailure(
        .usage,
        "\(Quoting.quoted(expected)) and \(Quoting.quoted(actual)) are the same "
          + "\(kinds.0 == .folder ? "folder" : "file"): that would always be equal")
    }
    try checkOutputs(isFolder: kinds.0 == .folder)
    return kinds.0 == .folder
  }

  /// What is written must not stand where what is compared does.
  private func checkOutputs(isFolder: Bool) throws(CommandFailure) {
    if isFolder, arguments.diff != nil {
      throw CommandFailure(.usage, "--diff is for two files; --report shows all of a folder")
    }
    if isFolder {
      try CompareCommandReport.check(
        arguments.comparison, folders: [arguments.expected, arguments.actual])
    }
    let outputs = [
      ("--diff", arguments.diff), ("--json", arguments.comparison.json),
      ("--junit", arguments.comparison.junit),
    ]
    for (option, path) in outputs {
      guard let path, path != "-", let real = SystemPath.resolved(path) else { continue }
      for side in [arguments.expected, arguments.actual] where SystemPath.resolved(side) == real {
        throw CommandFailure(
          .usage, "\(option) \(path) is one of the pictures that are compared: name another file")
      }
    }
  }

  private func files() -> [ComparisonCase] {
    [
      ComparisonCase(
        RelativePath(RelativePath(arguments.expected).name), expected: .file(arguments.expected),
        actual: .file(arguments.actual))
    ]
  }

  private var parents: [String] {
    [arguments.actual, arguments.expected].map { path in
      path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    }
  }

  private func folders() throws -> ([ComparisonCase], [String]) {
    let expected = try PictureFolder(arguments.expected)
    let actual = try PictureFolder(arguments.actual)
    for folder in [expected, actual] where folder.pictures.isEmpty && folder.problems.isEmpty {
      throw CommandFailure(
        .noInput,
        "\(Quoting.quoted(folder.path)) holds no picture: accepted are .png files, in "
          + "folders within it too")
    }
    let both = try FolderCases(expected: expected, actual: actual)
    return (both.cases, both.notes)
  }
}

// MARK: - What is written

extension CompareCommand {
  private func writeDifference(
    _ outcome: CaseComparer.Outcome, _ labels: LabelSetter
  ) throws {
    guard let file = arguments.diff else { return }
    guard let expected = outcome.expected?.bitmap, let actual = outcome.actual?.bitmap else {
      return
    }
    let comparison =
      outcome.result.comparison ?? actual.compared(to: expected, outcome.options)
    let picture: Bitmap
    do throws(CanvasError) {
      picture = try DifferencePicture.bitmap(
        expected: expected, actual: actual, options: outcome.options,
        labels: labels.labels(expected: expected, actual: actual, comparison))
    } catch {
      throw CommandFailure(
        .usage,
        "--diff has no room for three pictures side by side (\(outcome.result.detail)); "
          + "--report shows pictures of any size")
    }
    let bytes = try PNG.encode(picture, format: .rgb, scale: 1)
    guard file != "-" else { return try StandardStream.output.write(bytes) }
    try AtomicFile.write(bytes, to: file)
  }

  private func page(_ cases: [ReviewCase], _ folders: [String]) throws -> ReviewData {
    let tokens = try Dictionary(
      uniqueKeysWithValues: Theme.allCases.map { theme in
        (theme, try Pack.chitransit().tokens.resolve(contexts: ["theme": theme.rawValue]))
      })
    func themed(_ name: String) throws -> ReviewThemed {
      ReviewThemed(
        light: try tokens[.light]?.color(name).hex, dark: try tokens[.dark]?.color(name).hex)
    }
    return ReviewData(
      title: "\(arguments.expected) and \(arguments.actual)", expectedName: arguments.expected,
      actualName: arguments.actual,
      acceptCommand:
        "render-markers accept --from review.json --goldens \(shellQuoted(arguments.expected))",
      grounds: try themed("ground"), papers: try themed("paper"),
      tokens: try CompareCommandTokens.changes(
        actual: arguments.actual, expected: arguments.expected),
      cases: cases)
  }
}
