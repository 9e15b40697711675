extension SheetDefinition {
  static let bearings = SheetDefinition(
    name: "bearings", title: "Bearings",
    summary:
      "A train and a bus at every 15 degrees, where the tag flips, and what the arrow covers",
    note: nil, content: .blocks(.bearings))
}
