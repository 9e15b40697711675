import Markers

/// What a panel shows once `--only` is applied.
struct SheetContent {
  /// A section and its cells.
  struct Section {
    let section: SheetSection
    let cells: [(entry: CatalogEntry, caption: String)]
  }

  /// Rows of chips, each by its caption.
  let rows: [RouteChipRow]
  /// Sections of single markers.
  let sections: [Section]

  /// The content of a sheet that matches a pattern (nil: all of it).
  init(_ definition: SheetDefinition, only pattern: CellPattern?) {
    let keep = { (name: String, caption: String) in
      pattern.map { $0.matches(name) || $0.matches(caption) } ?? true
    }
    let wanted: [SheetSection]
    switch definition.content {
    case .markers(let sections):
      rows = []
      wanted = sections
    case .chips(let rows, let inset):
      self.rows = rows.filter { keep(rowName($0), $0.caption) }
      wanted = [inset]
    case .blocks:
      // Blocks are known only once there is a design: the composer filters them.
      rows = []
      wanted = []
    }
    sections = wanted.compactMap { section in
      let cells = MarkerCatalog.exhibits(in: section.exhibits).filter {
        keep(cellName(section, $0.entry), $0.caption)
      }
      return cells.isEmpty ? nil : Section(section: section, cells: cells)
    }
  }
}

/// "lines-selected/red-heading-90-selected".
func cellName(_ section: SheetSection, _ entry: CatalogEntry) -> String {
  "\(slug(section.exhibits.rawValue))/\(entry.name)"
}

/// "chips/brown-selected".
func rowName(_ row: RouteChipRow) -> String { "chips/\(slug(row.caption))" }

/// A title as a word of a name: lower case, words joined by '-'.
func slug(_ title: String) -> String {
  title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
}
