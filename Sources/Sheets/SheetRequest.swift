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
  /// Which cells to show; nil for all.
  package var only: CellPattern?
  /// What the sheet of map scenes shows; nil for the built-in scene.
  package var scene: SceneExhibit?
  /// What the sheet `stop-sheet` shows; nil for its samples.
  package var stop: StopFile?

  /// A request; what is not given is as the sheets of 000 have it.
  package init(
    themes: [Theme], exhibitZoom: Double = 2, ground: Ground? = nil, showsGrid: Bool = false,
    showsHitAreas: Bool = true, only: CellPattern? = nil, scene: SceneExhibit? = nil,
    stop: StopFile? = nil
  ) {
    self.themes = themes
    self.exhibitZoom = exhibitZoom
    self.ground = ground
    self.showsGrid = showsGrid
    self.showsHitAreas = showsHitAreas
    self.only = only
    self.scene = scene
    self.stop = stop
  }

  /// "light", "dark" or, for both on one sheet, "both".
  package var themeName: String {
    themes.count > 1 ? "both" : themes.first?.rawValue ?? "none"
  }
}
