extension SheetDefinition {
  static let grounds = SheetDefinition(
    name: "grounds", title: "Grounds",
    summary: "Each kind of edge on each ground, and the least contrast of its keyline",
    note:
      "WCAG 2 contrast, rounded down. First, keyline and ground: the least of its colours or, on "
      + "a picture, of all but 1 % of pixels within 2 pt. Then keyline and fill.",
    content: .blocks(.grounds))
}
