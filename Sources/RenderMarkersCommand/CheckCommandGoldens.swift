import DesignTokens
import DisplayList
import Exports
import Markers
import Sheets

/// The goldens that `check` and `accept` are asked about, drawn.
struct CheckCommandGoldens {
  let cases: GoldenCases
  /// What they are drawn with.
  private let designs: [Theme: Design]
  let resources: Resources

  /// Draws what matches. Throws where the folder does not exist, and where nothing matches.
  init(
    _ folder: String, _ patterns: [CellPattern], _ arguments: ResourceArguments,
    isWanted: (RelativePath) -> Bool = { _ in true }
  ) throws {
    guard SystemPath.kind(folder) == .folder else {
      throw CommandFailure(
        .noInput,
        "there is no folder \(Quoting.quoted(folder)): --goldens names the folder of goldens")
    }
    let resources = try Resources(arguments)
    let designs = try Dictionary(
      uniqueKeysWithValues: Theme.allCases.map { ($0, try resources.design($0)) })
    // What the arguments replace belongs to their pack; the others are as they are built in.
    var packs = PackDesigns(
      [resources.entry.name: designs], typesetter: resources.typesetter)
    cases = try GoldenCases(
      PictureFolder(folder),
      isWanted: { path in
        isWanted(path) && (patterns.isEmpty || patterns.contains { $0.matches(path.text) })
      }
    ) { pack, theme throws(DrawingError) in try packs.design(pack, theme) }
    guard !cases.cases.isEmpty || patterns.isEmpty else {
      throw CommandFailure(
        .usage,
        "no golden matches \(patterns.map { Quoting.quoted($0.text) }.joined(separator: ", ")); "
          + "names look like '\(GoldenCatalog.pictures.first?.name ?? "")'")
    }
    self.designs = designs
    self.resources = resources
  }

  /// A colour token in both themes.
  func themed(_ name: String) throws -> ReviewThemed {
    ReviewThemed(
      light: try designs[.light]?.color(name).hex, dark: try designs[.dark]?.color(name).hex)
  }

  /// Tokens that changed: since those that stand in the goldens folder, else since the pack's own.
  func tokenChanges(_ folder: String) throws -> [ReviewToken] {
    let old: CompareCommandTokens.Values
    if let known = try CompareCommandTokens.values(inFolder: folder) {
      old = known
    } else {
      let pack = try Pack.chitransit().tokens
      old = CompareCommandTokens.values(
        try Dictionary(
          uniqueKeysWithValues: Theme.allCases.map { theme in
            (theme, try pack.resolve(contexts: ["theme": theme.rawValue]))
          }))
    }
    return CompareCommandTokens.changes(
      from: old, to: CompareCommandTokens.values(designs.mapValues(\.tokens)))
  }
}
