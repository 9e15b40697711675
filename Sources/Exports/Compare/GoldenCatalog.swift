import DesignTokens
import Markers
import Sheets

/// Every picture that the goldens folder holds: each marker state in both themes at 2×; the three
/// sheets of 000 in each theme at each scale, and with both panels at 1×; every other sheet in each
/// theme at 2×, and some redlines.
package enum GoldenCatalog {
  /// The pictures, sorted by the bytes of their names.
  package static let pictures: [GoldenPicture] = (markers + sheets)
    .map { (RelativePath($0.name), $0) }.sorted { $0.0 < $1.0 }.map(\.1)

  /// One picture for each state and theme, in the order of the catalogue.
  package static let markers: [GoldenPicture] = MarkerCatalog.entries.flatMap { entry in
    Theme.allCases.map { GoldenPicture(subject: .marker(entry, $0), scale: .two) }
  }

  /// The sheets' pictures, in the order of the sheets.
  package static let sheets: [GoldenPicture] = plainSheets + redlines

  private static let plainSheets: [GoldenPicture] = SheetDefinition.all.flatMap { sheet in
    let isStandard = SheetDefinition.standard.contains(sheet)
    let scales = isStandard ? Scale.allCases : [.two]
    let single = Theme.allCases.flatMap { theme in
      scales.map { GoldenPicture(subject: .sheet(sheet, [theme]), scale: $0) }
    }
    let both = GoldenPicture(subject: .sheet(sheet, [.light, .dark]), scale: .one)
    return single + (isStandard ? [both] : [])
  }

  /// A few cells stand for the redlines of all: a capsule, its selection, and a circle.
  private static let redlines: [GoldenPicture] = SheetDefinition.standard.prefix(1).flatMap {
    stations in
    Theme.allCases.map {
      GoldenPicture(subject: .redlines(stations, $0, only: "1 line"), scale: .two)
    }
  }

  /// The sheet whose file has this name, in whatever folder: "stations-dark@2x.png".
  package static func sheet(fileName: String) -> GoldenPicture? {
    sheets.first { RelativePath($0.name).name == fileName }
  }
}
