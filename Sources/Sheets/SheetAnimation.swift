package import DisplayList

/// A sheet as moving pictures, which play over and over.
package struct SheetAnimation: Sendable {
  /// A picture, and how long it stands.
  package struct Frame: Sendable {
    /// The whole picture.
    package let list: DisplayList
    /// How long it stands, in ticks; at least 1.
    package let ticks: Int
  }

  /// The animation as it stands before anything moves: what a manifest describes.
  package let sheet: Sheet
  /// At least one; all of one size.
  package let frames: [Frame]
  /// Ticks a second, at least 1.
  package let ticksPerSecond: Int
}
