import Markers

/// A table of states: what the sources say of a marker in each.
struct StateTable {
  /// A row of the table.
  struct Row {
    /// What stands at its left; empty where the row above it speaks for both.
    let title: String
    /// A second line below the title.
    let detail: String
    /// What stands in the narrow column before the cells; empty for nothing.
    let label: String
    /// From the left; together they fill all columns.
    let cells: [Cell]
    /// Whether the cells lie on the app's Paper rather than on the map.
    let isOnPaper: Bool
  }

  /// A cell, over one column or several in which the same stands.
  struct Cell {
    /// Unique in the table: lower case, digits, '-' and '/'.
    let name: String
    /// In words, which state of which marker it is.
    let caption: String
    let answer: StateAnswer
    /// The columns it takes, from 0.
    let columns: Range<Int>
  }

  /// Titles over several columns, from the left; none where the columns have no groups.
  let groups: [(title: String, columns: Range<Int>)]
  let columns: [String]
  /// The title over the row titles.
  let corner: String
  /// The title over the rows' labels; nil where there is no such column.
  let labelTitle: String?
  let rows: [Row]

  /// The sources that the cells cite, each once, in the order in which they first do: a cell names
  /// the place in this list, from 1.
  var citations: [String] {
    var citations: [String] = []
    for source in rows.flatMap(\.cells).compactMap(\.answer.source) {
      if !citations.contains(source) { citations.append(source) }
    }
    return citations
  }

  /// The citations as they stand below the table.
  var footnotes: [String] {
    citations.enumerated().map { "\($0 + 1)  \($1)" }
  }
}
