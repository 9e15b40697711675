import DesignTokens

/// A row of a list: names and values, as a line of a table or as a JSON object.
struct ListRow {
  let fields: [(name: String, value: String)]

  init(_ fields: [(String, String)]) { self.fields = fields.map { (name: $0, value: $1) } }

  /// The row as an object; an empty value is null.
  var json: JSONValue {
    .object(
      fields.map { JSONValue.Member($0.name, $0.value.isEmpty ? .null : .string($0.value)) })
  }

  /// Rows as a table: columns as wide as their widest value, two spaces apart, no space at the end.
  static func table(_ rows: [ListRow]) -> String {
    let count = rows.map(\.fields.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.fields[column].value.count }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, field) in row.fields.enumerated() {
        line += field.value
        line += String(repeating: " ", count: widths[column] + 2 - field.value.count)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }
    .joined()
  }
}
