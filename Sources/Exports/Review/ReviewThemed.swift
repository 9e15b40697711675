/// A text for each theme; nil where a theme has none.
package struct ReviewThemed: Sendable, Hashable {
  /// In light: "#D9DFE6", "2 pt".
  package var light: String?
  /// In dark.
  package var dark: String?

  /// A text for each theme.
  package init(light: String?, dark: String?) {
    self.light = light
    self.dark = dark
  }
}
