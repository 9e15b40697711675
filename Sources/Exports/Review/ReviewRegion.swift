/// A connected region of pixels that differ.
package struct ReviewRegion: Sendable, Hashable {
  /// The smallest box that holds it.
  package var box: ReviewBox
  /// Its pixels, at least 1.
  package var pixels: Int

  /// A region of these numbers.
  package init(box: ReviewBox, pixels: Int) {
    self.box = box
    self.pixels = pixels
  }
}
