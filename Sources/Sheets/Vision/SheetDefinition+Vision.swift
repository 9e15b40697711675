extension SheetDefinition {
  /// Colour vision: every line and state as other eyes have them.
  package static let vision = SheetDefinition(
    name: "vision", title: "Colour vision",
    summary:
      "Every line and state as protan, deutan, tritan and grey-scale vision have them, and distances",
    note: "Titles and numbers are not simulated.",
    content: .blocks(.vision))
}
