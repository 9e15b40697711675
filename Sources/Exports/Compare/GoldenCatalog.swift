import DesignTokens
import Markers
import Sheets

/// Every picture that the goldens folder holds: each marker state in both themes at 2×; the three
/// sheets of 000 in each theme at each scale, and with both panels at 1×; of every other sheet of
/// every pack its light panel at 2×, the largest at 1×, the dark one too where colour is the subject,
/// of the audit three parts, and of the second pack's colours one; some redlines in both themes at 2×;
/// the built-in scene at six zoom levels in both themes at 2×.
///
/// What the panels leave out is held as text, in `goldens/layouts`: the colours of each sheet in both
/// themes, and every cell. Their pixels would take four times the space.
package enum GoldenCatalog {
  /// The pictures, sorted by the bytes of their names.
  package static let pictures: [GoldenPicture] = (markers + sheets + panels + scenes)
    .map { (RelativePath($0.name), $0) }.sorted { $0.0 < $1.0 }.map(\.1)

  /// One picture for each state and theme, in the order of the catalogue.
  package static let markers: [GoldenPicture] = MarkerCatalog.entries.flatMap { entry in
    Theme.allCases.map { GoldenPicture(subject: .marker(entry, $0), scale: .two) }
  }

  /// The pictures of 000's sheets, in the order of the sheets, then their redlines.
  package static let sheets: [GoldenPicture] =
    SheetDefinition.standard.flatMap(pictures) + redlines

  /// The panels of the other sheets of every pack. Those of map scenes are held one by one.
  package static let panels: [GoldenPicture] = PackRegistry.builtIn.sheets
    .filter { !SheetDefinition.standard.contains($0) && $0 != .mapScene }
    .flatMap { sheet in
      themes(of: sheet).flatMap { theme in
        parts(of: sheet).map {
          GoldenPicture(
            subject: .panel(sheet, theme, only: $0), scale: isLarge(sheet) ? .one : .two)
        }
      }
    }

  /// The dark panel too, where colour is the subject.
  private static func themes(of sheet: SheetDefinition) -> [Theme] {
    [.vision, .citymapper, .citymapperVision].contains(sheet) ? Theme.allCases : [.light]
  }

  /// What is held of a panel: all of it, of the long tables of an audit one of each kind of block, and
  /// one table of the second pack's colours, whose kind `vision` holds whole.
  private static func parts(of sheet: SheetDefinition) -> [String?] {
    switch sheet {
    case .auditReport: ["summary", "measures", "train"]
    case .citymapperVision: ["departures-and-trips"]
    default: [nil]
    }
  }

  /// A sheet in each theme at each scale, and with both panels at 1×.
  private static func pictures(of sheet: SheetDefinition) -> [GoldenPicture] {
    Theme.allCases.flatMap { theme in
      Scale.allCases.map { GoldenPicture(subject: .sheet(sheet, [theme]), scale: $0) }
    } + [GoldenPicture(subject: .sheet(sheet, [.light, .dark]), scale: .one)]
  }

  /// Whether a panel, or what is held of it, is too much for a golden at 2×.
  private static func isLarge(_ sheet: SheetDefinition) -> Bool {
    [.components, .surfaces, .citymapper, .vision, .citymapperVision, .citymapperAudit]
      .contains(sheet)
  }

  /// The built-in scene at the zoom levels of the sheet `map-scene`.
  package static let scenes: [GoldenPicture] = MapSceneSheet.zooms.flatMap { zoom in
    Theme.allCases.map { GoldenPicture(subject: .scene(zoom: zoom, $0), scale: .two) }
  }

  /// A few cells stand for the redlines of all: a capsule, its selection, and a circle; and in the
  /// light theme a part of the app's panel.
  private static let redlines: [GoldenPicture] =
    SheetDefinition.standard.prefix(1).flatMap { stations in
      Theme.allCases.map {
        GoldenPicture(subject: .redlines(stations, $0, only: "1 line"), scale: .two)
      }
    } + [GoldenPicture(subject: .redlines(.surfaces, .light, only: "grabber"), scale: .two)]

  /// The sheet whose file has this name, in whatever folder: "stations-dark@2x.png".
  package static func sheet(fileName: String) -> GoldenPicture? {
    (PackRegistry.builtIn.sheets.flatMap(pictures) + redlines).first {
      RelativePath($0.name).name == fileName
    }
  }
}
