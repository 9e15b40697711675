extension SheetDefinition {
  package static let surfaces = SheetDefinition(
    name: "surfaces", title: "Surfaces",
    summary:
      "The panel over the map at every detent and page, its shadow, head and cards, measured",
    note: """
      003’s column “v3 value” has the tip at 132 and the tabs Home, Map, Search; 000 and 001, as \
      built, win: 180 (Nearby 120), and Home, Nearby, Search.
      """,
    content: .blocks(.surfaces))
}
