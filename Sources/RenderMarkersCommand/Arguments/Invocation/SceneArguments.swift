package import DesignTokens
package import Geometry
import Sheets

/// What `scene` is asked to draw.
package struct SceneArguments: Sendable {
  /// The scene's file; nil for the built-in scene.
  package let file: String?
  /// The zoom level; nil for the scene's own.
  package let mapZoom: Double?
  /// The point of the world in the middle; nil for the scene's own.
  package let center: Point?
  /// The picture's size in points; nil for a phone's, or a contact sheet's cell.
  package let size: Size?
  /// The id of the open stop or highlighted vehicle.
  package let selection: String?
  /// The id of the vehicle whose arrival was tapped.
  package let arrival: String?
  /// How far the sheet is drawn up; nil for no sheet.
  package let detent: Detent?
  /// Whether all zoom levels stand in one picture.
  package let isContactSheet: Bool
  /// In the order given, without duplicates; never empty.
  package let themes: [Theme]
  /// In the order given, without duplicates; never empty.
  package let scales: [Scale]
  /// In the order given, without duplicates; never empty.
  package let formats: [SheetsArguments.Format]
  /// The folder to write into, where `output` names no file.
  package let out: String
  /// The one file to write.
  package let output: String?
  /// Replaces the theme's ground and the scene's background.
  package let ground: SheetsArguments.Ground?
  /// Where to write the report of what is drawn.
  package let report: String?
  /// What replaces the pack's own values.
  package let resources: ResourceArguments
  /// 1…256, or nil for one a core.
  package let jobs: Int?
  /// Whether progress and paths are left out.
  package let isQuiet: Bool

  /// How far the app's sheet is drawn up (001, Core sheet).
  package enum Detent: String, CaseIterable, Sendable {
    /// Its tip alone.
    case low
    /// Half of the safe area.
    case half
    /// All but the top.
    case full

    /// What the panel calls it.
    var panel: PanelDetent {
      switch self {
      case .low: .tip
      case .half: .half
      case .full: .full
      }
    }
  }
}
