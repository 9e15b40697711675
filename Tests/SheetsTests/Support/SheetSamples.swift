import DesignTokens
import Foundation
import Markers
import Sheets
import Typesetting

/// Sheets of the pack `chitransit`.
enum SheetSamples {
  /// The choices of `--theme`, as panels from the top.
  enum Choice: String, CaseIterable, Sendable {
    case light, dark, both

    var themes: [Theme] {
      switch self {
      case .light: [.light]
      case .dark: [.dark]
      case .both: [.light, .dark]
      }
    }
  }

  static let names = ["stations", "vehicles", "routes"]

  static func typesetter() throws -> Typesetter {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return try Typesetter(
      fontFolders: [root.appending(path: ".fonts/figtree").path], allowsSystemFonts: false)
  }

  /// Token files in `overlays` are laid over the pack.
  /// A design; `overlays` are token files' texts.
  static func design(_ theme: Theme, overlays: [String] = []) throws -> Design {
    let sources = overlays.map { TokenSource(file: "mine.json", bytes: Array($0.utf8)) }
    return try Pack.chitransit(overlays: sources).design(theme: theme, typesetter: typesetter())
  }

  /// A sheet, or nil when the request matches no cell; at 2×, where nothing else is said.
  static func compose(
    _ name: String, _ request: SheetRequest, scale: Scale? = .two
  ) throws -> Sheet? {
    let definition = try find(name)
    return try definition.compose(
      request, designs: request.themes.map { try design($0) }, scale: scale)
  }

  /// A sheet as it is without options; each is drawn once.
  static func plain(_ name: String, _ choice: Choice) throws -> Sheet {
    guard let sheet = try sheets.get()["\(name) \(choice)"] else {
      throw SheetProblem(description: "no sheet \(name)")
    }
    return sheet
  }

  private static let sheets = Result { try drawAll() }

  private static func drawAll() throws -> [String: Sheet] {
    var sheets: [String: Sheet] = [:]
    for name in names {
      for choice in Choice.allCases {
        sheets["\(name) \(choice)"] = try compose(name, SheetRequest(themes: choice.themes))
      }
    }
    return sheets
  }

  static func find(_ name: String) throws -> SheetDefinition {
    guard let definition = SheetDefinition.all.first(where: { $0.name == name }) else {
      throw SheetProblem(description: "no sheet \(name)")
    }
    return definition
  }
}

/// A sheet is not as a test needs it.
struct SheetProblem: Error, CustomStringConvertible {
  let description: String
}
