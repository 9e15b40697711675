import DesignTokens
import DisplayList
import Geometry
import Markers
import Sheets

/// The sheet `components`, drawn once a choice of themes.
enum ComponentsSample {
  static func sheet(_ theme: Theme) throws -> Sheet {
    guard let sheet = try sheets.get()[theme] else {
      throw SheetProblem(description: "no sheet in \(theme)")
    }
    return sheet
  }

  /// The sheet as a request has it.
  static func sheet(_ request: SheetRequest) throws -> Sheet {
    guard let sheet = try SheetSamples.compose("components", request) else {
      throw SheetProblem(description: "no cell matches")
    }
    return sheet
  }

  /// The texts of that style in a cell that are among `texts`.
  static func texts(
    _ texts: [String], inCell name: String, _ theme: Theme
  ) throws -> [String] {
    let finder = try TextFinder(fills: sheet(theme).fills(inCell: "\(theme)/\(name)"))
    return try texts.filter { text in
      try [Styles.tokenName, Styles.tokenValue, Styles.sectionNote].contains { style in
        try !finder.places(of: text, style).isEmpty
      }
    }
  }

  private static let sheets = Result { try drawAll() }

  private static func drawAll() throws -> [Theme: Sheet] {
    var sheets: [Theme: Sheet] = [:]
    for theme in Theme.allCases { sheets[theme] = try sheet(SheetRequest(themes: [theme])) }
    return sheets
  }
}
