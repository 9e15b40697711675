import Citymapper
import DesignTokens
import Markers

extension PackEntry {
  /// Documents 000 to 003.
  static let chitransit = PackEntry(
    name: PackDescription.chitransit.name, sheets: SheetDefinition.all,
    standard: SheetDefinition.standard,
    markers: MarkerCatalog.entries.map { entry in
      MarkerRow(
        name: entry.path,
        cells: entry.exhibits.map { "\($0.section.rawValue): \($0.caption)" }
          .joined(separator: "; "))
    },
    audit: .chitransit,
    load: { (overlays, icons) throws(DrawingError) in
      try Pack.chitransit(overlays: overlays, icons: icons)
    })

  /// Document 004.
  static let citymapper = PackEntry(
    name: PackDescription.citymapper.name,
    sheets: [.citymapper, .citymapperVision, .citymapperAudit],
    standard: [.citymapper],
    markers: [], audit: .citymapper,
    load: { (overlays, icons) throws(DrawingError) in
      try Pack.citymapper(overlays: overlays, icons: icons)
    })
}
