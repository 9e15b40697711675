extension SheetDefinition {
  static let components = SheetDefinition(
    name: "components", title: "Components",
    summary: "Colours, type, icons and the app's elements, each with its geometry",
    note: "Dashed box: the frame that an element has in the app’s layout.",
    content: .blocks(.components))
}
