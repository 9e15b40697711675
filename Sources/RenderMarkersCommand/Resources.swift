import DesignTokens
import Exports
import Markers
import Sheets
import Typesetting

/// The pack, tokens, icons and fonts that a command draws with.
struct Resources {
  /// The largest token file or icon that is read: far more than any has.
  static let greatestFile = 8 << 20

  /// The pack that the arguments name, or that lies in their folder.
  let entry: PackEntry
  /// The pack, with what the arguments lay over it.
  let pack: Pack
  let typesetter: Typesetter
  private let palette: String

  /// Reads what the arguments name.
  init(_ arguments: ResourceArguments) throws {
    let overlays = try arguments.tokens.map(Self.tokenSource)
    let icons =
      try arguments.icons.map {
        try Self.replacements($0, arguments.pack)
      } ?? []
    entry = try Self.entry(arguments.pack, overlays, icons)
    pack = try entry.load(overlays, icons)
    palette = arguments.palette.rawValue
    typesetter = try Typesetter(
      fontFolders: [arguments.fonts ?? FontFolder.standard].compactMap(\.self),
      allowsSystemFonts: arguments.allowsFontFallback)
  }

  /// What drawings read in a theme.
  func design(_ theme: Theme) throws(DrawingError) -> Design {
    try pack.design(theme: theme, palette: palette, typesetter: typesetter)
  }

  /// The system's fonts that were drawn with so far.
  var fontFallbacks: [FontFallback] { typesetter.fallbacksUsed }

  /// Says on standard error which fonts of the system were drawn with.
  func noteFontFallbacks() {
    for use in fontFallbacks {
      let what = use.text.map { "“\($0)” of \(use.askedFamily)" } ?? use.askedFamily
      StandardStream.error.note("note: \(what) is set in \(use.usedFamily) (\(use.file))\n")
    }
  }

  /// A token file, able to read the files beside it.
  static func tokenSource(_ path: String) throws -> TokenSource {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return TokenSource(
      file: path, bytes: try AtomicFile.read(path, limit: greatestFile)
    ) { name throws(TokenError) in
      do throws(FileError) {
        return try AtomicFile.read(folder + name, limit: greatestFile)
      } catch { throw TokenError(error.description) }
    }
  }

  /// The icons in a folder that replace a pack's.
  private static func replacements(_ folder: String, _ pack: ResourceArguments.Pack) throws
    -> [IconFile]
  {
    let icons = try iconFiles(folder)
    guard !icons.isEmpty else {
      let pack = try entry(pack).load([], [])
      let required = pack.description.requiredIcons
      let names = required.isEmpty ? pack.icons.names : required
      throw CommandFailure(
        .noInput,
        "no icon in \(folder): accepted are files named as the icons they replace, "
          + names.map { "\($0).svg" }.joined(separator: ", "))
    }
    return icons
  }

  /// The icons in a folder: every file whose name ends in ".svg".
  static func iconFiles(_ folder: String) throws(FileError) -> [IconFile] {
    let names = try AtomicFile.names(inFolder: folder).filter { $0.hasSuffix(".svg") }
    return try names.map { name throws(FileError) in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      return IconFile(
        name: String(name.dropLast(".svg".count)), file: path,
        bytes: try AtomicFile.read(path, limit: greatestFile))
    }
  }
}
