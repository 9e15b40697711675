/// What a pack is besides its files: which of them to read, and which tokens mean what to a sheet.
package struct PackDescription: Hashable, Sendable {
  /// The tokens between which the optical size of a font follows the size of its text.
  package struct OpticalSizes: Hashable, Sendable {
    /// A dimension: smaller text is set as this size is.
    package let least: String
    /// A dimension: larger text is set as this size is.
    package let greatest: String

    /// A rule by its tokens' names.
    package init(least: String, greatest: String) {
      self.least = least
      self.greatest = greatest
    }
  }

  /// What `--pack` calls it.
  package let name: String
  /// Its resolver file's name in the folder of its tokens.
  package let resolver: String
  /// The icons that its drawings ask for.
  package let requiredIcons: [String]
  /// What its sheets are drawn in.
  package let page: PageColors
  /// The rule for optical sizes, or nil for the fonts' defaults.
  package let opticalSizes: OpticalSizes?

  /// A pack's description.
  package init(
    name: String, resolver: String, requiredIcons: [String], page: PageColors,
    opticalSizes: OpticalSizes? = nil
  ) {
    self.name = name
    self.resolver = resolver
    self.requiredIcons = requiredIcons
    self.page = page
    self.opticalSizes = opticalSizes
  }
}
