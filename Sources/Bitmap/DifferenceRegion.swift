/// Pixels that differ and lie close to each other, for a reviewer to go to.
///
/// Two such pixels are neighbours when at most `Bitmap.regionReach - 1` columns and as many rows lie
/// between them, so that the strokes of a letter or the two edges of a hairline are one region.
package struct DifferenceRegion: Sendable, Hashable {
  /// The smallest box that holds them.
  package let box: PixelRect
  /// Pixels that differ, at least 1.
  package let pixels: Int

  /// A region of these numbers.
  package init(box: PixelRect, pixels: Int) {
    self.box = box
    self.pixels = pixels
  }
}
