package import DesignTokens
package import DisplayList
package import Bitmap
package import Markers

/// What a sheet is asked to be, besides which one it is.
package struct SheetRequest: Sendable {
  /// The map below examples, in place of the token `ground`.
  package enum Ground: Sendable {
    /// One colour, on all of the panel.
    case color(Color)
    /// A picture, tiled on the stages; captions stay on the token's colour.
    case picture(Bitmap)
    /// A built-in ground, on the stages; captions stay on the token's colour.
    case map(MapGround)
  }

  /// Panels from top to bottom: one theme, or light and dark.
  package var themes: [Theme]
  /// How much larger than life examples are shown; more than 0.
  package var exhibitZoom: Double
  /// The map below examples; nil for the token `ground`.
  package var ground: Ground?
  /// Whether lines 8 points apart lie over the panel.
  package var showsGrid: Bool
  /// Whether the touch targets of stops are shown.
  package var showsHitAreas: Bool
  /// Whether examples are measured, with the tokens their values come from.
  package var showsRedlines: Bool
  /// Whether title, note, legend and footer stand around the panels.
  package var showsFrame: Bool
  /// Which cells to show; nil for all.
  package var only: CellPattern?
  /// What the sheet of map scenes shows; nil for the built-in scene.
  package var scene: SceneExhibit?
  /// What the sheet `stop-sheet` shows; nil for its samples.
  package var stop: StopFile?
  /// The findings that an audit's sheet shows as accepted; nil for none.
  package var accepted: AuditBaseline?

  /// A request; what is not given is as the sheets of 000 have it.
  package init(
    themes: [Theme], exhibitZoom: Double = 2, ground: Ground? = nil, showsGrid: Bool = false,
    showsHitAreas: Bool = true, showsRedlines: Bool = false, showsFrame: Bool = true,
    only: CellPattern? = nil, scene: SceneExhibit? = nil, stop: StopFile? = nil
  ) {
    self.themes = themes
    self.exhibitZoom = exhibitZoom
    self.ground = ground
    self.showsGrid = showsGrid
    self.showsHitAreas = showsHitAreas
    self.showsRedlines = showsRedlines
    self.showsFrame = showsFrame
    self.only = only
    self.scene = scene
    self.stop = stop
  }

  /// "light", "dark" or, for both on one sheet, "both".
  package var themeName: String {
    themes.count > 1 ? "both" : themes.first?.rawValue ?? "none"
  }

  /// What a sheet's file is called, but for scale and ending: "stations-light",
  /// "stations-redlines-light". A sheet with redlines never takes the place of one without.
  package func fileName(of sheet: String) -> String {
    "\(sheet)\(showsRedlines ? "-redlines" : "")-\(themeName)"
  }
}
