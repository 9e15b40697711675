extension SheetDefinition {
  static let matrix = SheetDefinition(
    name: "matrix", title: "State matrix",
    summary:
      "Every marker at every zoom, default, selected and stale, and what the sources leave open",
    note: nil, content: .blocks(.matrix))
}
