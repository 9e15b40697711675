extension SheetDefinition {
  static let stopSheet = SheetDefinition(
    name: "stop-sheet", title: "Stop sheet",
    summary: "Alerts and step-free status on the sheet of a stop, and the texts of their dialogs",
    note: "Dashed box: a 44 × 44 target. Dialogs: opaque stand-ins for the system’s alert, "
      + "which scrolls a message that is longer.",
    content: .blocks(.stopSheet))
}
