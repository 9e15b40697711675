/// The colour tokens of a pack that a sheet itself is drawn in, around the examples.
package struct PageColors: Hashable, Sendable {
  /// What the page and a panel of the app's own surface are filled with; opaque.
  package let paper: String
  /// Titles.
  package let ink: String
  /// Captions, notes and thin lines; at least 4.5:1 on `paper` and `ground`.
  package let caption: String
  /// The map behind examples; opaque.
  package let ground: String
  /// Redlines; at least 4.5:1 on `paper` and `ground`.
  package let redline: String

  /// Colours by their tokens' names; without one of their own, redlines are as captions.
  package init(
    paper: String, ink: String, caption: String, ground: String, redline: String? = nil
  ) {
    self.paper = paper
    self.ink = ink
    self.caption = caption
    self.ground = ground
    self.redline = redline ?? caption
  }

  /// The names that every pack has.
  package var names: [String] { [paper, ink, caption, ground] }
}
