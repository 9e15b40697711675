/// A design token whose value changed between the two sides.
package struct ReviewToken: Sendable, Hashable {
  /// Its name: "keyline.width".
  package var name: String
  /// What it was; nil for a token that was added.
  package var old: ReviewThemed?
  /// What it is; nil for a token that is gone.
  package var new: ReviewThemed?

  /// A changed token.
  package init(name: String, old: ReviewThemed?, new: ReviewThemed?) {
    self.name = name
    self.old = old
    self.new = new
  }
}
