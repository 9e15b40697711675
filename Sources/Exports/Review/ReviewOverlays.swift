package import Geometry

/// What the page can draw over a picture, in points from its top left corner.
package struct ReviewOverlays: Sendable, Hashable {
  /// The marker's centre on the map.
  package var anchor: Point?
  /// The box of what is inked.
  package var ink: Rect?
  /// The box that takes a touch.
  package var hitFrame: Rect?

  /// These overlays.
  package init(anchor: Point? = nil, ink: Rect? = nil, hitFrame: Rect? = nil) {
    self.anchor = anchor
    self.ink = ink
    self.hitFrame = hitFrame
  }
}
