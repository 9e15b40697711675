package import DesignTokens
package import DisplayList
package import Sheets

/// What the default command is asked to render.
package struct SheetsArguments: Sendable {
  /// The panels of one picture.
  package enum Theme: String, CaseIterable, Sendable {
    /// One light panel.
    case light
    /// One dark panel.
    case dark
    /// A light and a dark panel.
    case both
  }

  /// A file format.
  package enum Format: String, CaseIterable, Sendable {
    /// Pixels, one file a theme and scale.
    case png
    /// The display list, one file a theme.
    case svg
    /// Cairo's page, one file a theme.
    case pdf
  }

  /// What lies behind the examples instead of the theme's ground.
  package enum Ground: Equatable, Sendable {
    /// One colour.
    case color(Color)
    /// The picture in a PNG file.
    case image(path: String)
    /// A built-in ground.
    case map(MapGround)
  }

  /// Sheets of the pack in the order given, without duplicates. Of a pack in a folder they are not
  /// known yet, and none stands for all of them.
  package let sheets: [String]
  /// In the order given, without duplicates; never empty.
  package let themes: [Theme]
  /// In the order given, without duplicates; never empty.
  package let scales: [Scale]
  /// What to write instead of pictures; then there is one sheet, theme and scale.
  package let animation: AnimationArguments?
  /// The folder to write into.
  package let out: String
  /// How much larger than life examples are drawn: 0.5…8.
  package let exhibitZoom: Double
  /// In the order given, without duplicates; never empty.
  package let formats: [Format]
  /// Render only the cells that match, or all of them.
  package let only: String?
  /// Replaces the theme's ground.
  package let ground: Ground?
  /// Whether 1 pt lines lie over each panel.
  package let hasGrid: Bool
  /// Whether stops show their hit areas.
  package let hasHitAreas: Bool
  /// Whether examples are measured.
  package let hasRedlines: Bool
  /// The file with the stop that the sheet `stop-sheet` shows; nil for its samples.
  package let alerts: String?
  /// What replaces the pack's own values.
  package let resources: ResourceArguments
  /// 1…256, or nil for one a core.
  package let jobs: Int?
  /// Whether progress and the list of files are left out.
  package var isQuiet: Bool
  /// Whether the files are listed as JSON.
  package let isJSON: Bool
}
