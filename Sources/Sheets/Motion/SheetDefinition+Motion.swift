extension SheetDefinition {
  static let motion = SheetDefinition(
    name: "motion", title: "Motion",
    summary: "Film strips and curves of selection and of the sheet, and under Reduce Motion",
    note: "The sources give a curve for the scale alone: the keyline turns Ink in the first frame "
      + "(chosen). The sheet is a schematic.",
    content: .blocks(.motion))
}
