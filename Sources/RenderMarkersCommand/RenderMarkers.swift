import Markers
import Sheets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program: reads its arguments, does what they ask for, and gives the status it ends with.
package enum RenderMarkers {
  /// The version of the program. No picture shows it.
  package static let version = "0.1.0"

  /// Runs with the arguments that follow the program's name.
  package static func run(_ arguments: [String]) async -> ExitStatus {
    // A file that may not grow further is then an error of its write, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    let grammar = CommandLineGrammar(
      sheets: SheetDefinition.all.map(\.name),
      standardSheets: SheetDefinition.standard.map(\.name),
      animatedSheets: SheetDefinition.all.filter(\.isAnimated).map(\.name),
      lines: MarkerCatalog.lines,
      otherPacks: PackRegistry.builtIn.entries
        .filter { $0.name != CommandLineGrammar.standardPack }
        .map { entry in
          CommandLineGrammar.PackWords(
            name: entry.name, sheets: entry.sheets.map(\.name),
            standardSheets: entry.standard.map(\.name), auditSheet: entry.auditSheet)
        })
    do {
      switch try grammar.parse(arguments) {
      case .sheets(let arguments): try await SheetsCommand(arguments).run()
      case .marker(let arguments): try await MarkerCommand(arguments).run()
      case .scene(let arguments): try await SceneCommand(arguments).run()
      case .list(let arguments): try ListCommand(arguments).run()
      case .compare(let arguments): return try await CompareCommand(arguments).run()
      case .audit(let arguments): return try await AuditCommand(arguments).run()
      case .check(let arguments): return try await CheckCommand(arguments).run()
      case .accept(let arguments): return try await AcceptCommand(arguments).run()
      case .text(let arguments): try TextCommand(arguments).run()
      case .help(let text): try StandardStream.output.write(text + "\n")
      case .version: try StandardStream.output.write(version + "\n")
      case .completionScript(let script): try StandardStream.output.write(script)
      }
      return .success
    } catch {
      let failure = CommandFailure(error)
      StandardStream.error.note(failure.message + "\n")
      return failure.status
    }
  }
}
