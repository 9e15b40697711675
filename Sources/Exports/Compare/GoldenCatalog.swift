import DesignTokens
import Markers
import Sheets

/// Every picture that the goldens folder holds: each marker state in both themes at 2×; the three
/// sheets of 000 in each theme at each scale, and with both panels at 1×; every other sheet of every
/// pack in each theme at 2×, but large ones at 1×; the built-in scene at six zoom levels in both
/// themes at 2×.
package enum GoldenCatalog {
  /// The pictures, sorted by the bytes of their names.
  package static let pictures: [GoldenPicture] = (markers + sheets + scenes)
    .map { (RelativePath($0.name), $0) }.sorted { $0.0 < $1.0 }.map(\.1)

  /// One picture for each state and theme, in the order of the catalogue.
  package static let markers: [GoldenPicture] = MarkerCatalog.entries.flatMap { entry in
    Theme.allCases.map { GoldenPicture(subject: .marker(entry, $0), scale: .two) }
  }

  /// The sheets' pictures, in the order of the sheets.
  package static let sheets: [GoldenPicture] = PackRegistry.builtIn.sheets.flatMap { sheet in
    let isStandard = SheetDefinition.standard.contains(sheet)
    let scales = isStandard ? Scale.allCases : [isLarge(sheet) ? .one : .two]
    let single = Theme.allCases.flatMap { theme in
      scales.map { GoldenPicture(subject: .sheet(sheet, [theme]), scale: $0) }
    }
    let both = GoldenPicture(subject: .sheet(sheet, [.light, .dark]), scale: .one)
    return single + (isStandard ? [both] : [])
  }

  /// Whether a sheet is too much for a golden at 2×.
  private static func isLarge(_ sheet: SheetDefinition) -> Bool {
    sheet == .mapScene || sheet == .citymapper
  }

  /// The built-in scene at the zoom levels of the sheet `map-scene`.
  package static let scenes: [GoldenPicture] = MapSceneSheet.zooms.flatMap { zoom in
    Theme.allCases.map { GoldenPicture(subject: .scene(zoom: zoom, $0), scale: .two) }
  }

  /// The sheet whose file has this name, in whatever folder: "stations-dark@2x.png".
  package static func sheet(fileName: String) -> GoldenPicture? {
    sheets.first { RelativePath($0.name).name == fileName }
  }
}
