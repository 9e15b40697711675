extension SheetDefinition {
  static let vision = SheetDefinition(
    name: "vision", title: "Colour vision",
    summary:
      "Every line and state as protan, deutan, tritan and grey-scale vision have them, and distances",
    note:
      "Simulated: Machado, Oliveira and Fernandes 2009, severity 1, on linear light; grey scale: "
      + "relative luminance. Titles and numbers are not simulated.",
    content: .blocks(.vision))
}
