import Typesetting

/// The styles of a sheet's own text: Figtree, sizes in points.
enum SheetText {
  static let title = TextStyle(family: "Figtree", size: 20, weight: 700)
  static let subtitle = TextStyle(family: "Figtree", size: 13, weight: 400)
  static let section = TextStyle(family: "Figtree", size: 13, weight: 700)
  static let sectionNote = TextStyle(family: "Figtree", size: 11, weight: 500)
  static let caption = TextStyle(family: "Figtree", size: 13, weight: 500)
  static let note = TextStyle(family: "Figtree", size: 13, weight: 400)
  static let tokenName = TextStyle(family: "Figtree", size: 11, weight: 600)
  static let tokenValue = TextStyle(family: "Figtree", size: 11, weight: 400)
  static let dimension = TextStyle(family: "Figtree", size: 11, weight: 500)
  static let stripLabel = TextStyle(family: "Figtree", size: 11, weight: 700)
  static let footer = TextStyle(family: "Figtree", size: 11, weight: 400)
}

/// Which end of a text stands at its place.
enum TextAlignment {
  case leading
  case center
  case trailing
}
