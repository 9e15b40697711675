import Typesetting

/// Styles of a sheet's own text, as the page about the sheets' look gives them.
enum TextStyles {
  /// Figtree 11 regular.
  static let small = TextStyle(family: "Figtree", size: 11, weight: 400)
}
