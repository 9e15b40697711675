/// What a comparison lets pass. Without options it is exact.
package struct ComparisonOptions: Sendable, Hashable {
  /// A pixel is equal when no channel, alpha among them, is more than this many levels off:
  /// 0 (exact) to 255.
  package var maxDelta: Int
  /// A picture passes when at most this many pixels differ: 0 (none) or more.
  package var maxPixels: Int
  /// Pixels that are not compared; those that differ in there are counted.
  package var masks: [PixelRect]
  /// Whether pixels that `AntialiasingRule` recognises are let pass; they are counted.
  package var ignoresAntialiasing: Bool

  /// Options; what is not given is exact.
  package init(
    maxDelta: Int = 0, maxPixels: Int = 0, masks: [PixelRect] = [],
    ignoresAntialiasing: Bool = false
  ) {
    self.maxDelta = maxDelta
    self.maxPixels = maxPixels
    self.masks = masks
    self.ignoresAntialiasing = ignoresAntialiasing
  }

  /// Every pixel, every level.
  package static let exact = ComparisonOptions()
}
