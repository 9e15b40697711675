package import DesignTokens
package import Markers

/// A pack as the program offers it: what `--pack` calls it, its sheets, and how it is loaded.
package struct PackEntry: Sendable {
  /// What `--pack` calls it.
  package let name: String
  /// Every sheet of the pack.
  package let sheets: [SheetDefinition]
  /// The sheets that are rendered when none is named.
  package let standard: [SheetDefinition]
  /// The named states of its single markers, as `list markers` shows them.
  package let markers: [MarkerRow]
  /// What an audit measures of it.
  package let audit: PackAudit
  /// The name of the sheet of its audit; nil without.
  package var auditSheet: String? { sheets.first { $0.isAudit }?.name }
  /// Loads it with token files laid over it and icons replaced.
  package let load: @Sendable ([TokenSource], [IconFile]) throws(DrawingError) -> Pack

  /// A state of a marker.
  package struct MarkerRow: Hashable, Sendable {
    /// "bus-stop/z16".
    package let name: String
    /// Where the sheets show it.
    package let cells: String
  }
}

extension PackEntry {
  /// A pack that is data alone, with one sheet of its markers, named for it.
  package init(_ data: DataPack) {
    let name = data.pack.description.name
    let sheet = SheetDefinition(
      name: name, title: name, summary: "The markers of the pack \(name) in all their states",
      note: nil, content: .blocks(.dataMarkers(data.markers)), pack: name)
    self.init(
      name: name, sheets: [sheet], standard: [sheet],
      markers: data.markers.flatMap { marker in
        marker.states.map {
          MarkerRow(name: "\(marker.name)/\($0.name)", cells: "\(marker.title): \($0.name)")
        }
      },
      audit: .dataMarkers(data.markers),
      load: { _, _ in data.pack })
  }
}
