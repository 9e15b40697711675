extension SheetDefinition {
  /// All of document 004.
  package static let citymapper = SheetDefinition(
    name: "citymapper", title: "Citymapper",
    summary: "Colours, type, components, symbols, motion and findings of document 004",
    note: "Cards as on a screen \(Int(CitymapperSheet.screen)) wide. The bar of tabs is the "
      + "system’s; an opaque one stands in.",
    content: .blocks(.citymapper), pack: "citymapper")
}
