extension SheetDefinition {
  /// Colour vision: every mode, line and state of document 004 as other eyes have them.
  package static let citymapperVision = SheetDefinition(
    name: "citymapper-vision", title: "Colour vision",
    summary:
      "Every mode, line and state as protan, deutan, tritan and grey-scale vision have them, and "
      + "distances",
    note: "Titles and numbers are not simulated.",
    content: .blocks(.citymapperVision), pack: "citymapper")
}
