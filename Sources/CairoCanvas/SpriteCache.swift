import DisplayList

/// The pixels of drawings that recur. A canvas has its own, so no lock is needed.
struct SpriteCache {
  /// A drawing's pixels at a scale.
  struct Sprite {
    /// Held, so that its identity is not given to another one.
    let drawing: Drawing
    /// The left column and top row, in pixels from the drawing's origin.
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let pixels: [UInt32]
  }

  /// 16 MB: some hundred markers at 3×. Beyond it the cache starts anew.
  private static let mostPixels = 4 << 20

  private var sprites: [ObjectIdentifier: Sprite] = [:]
  private var pixelCount = 0
  /// The scale of what is kept.
  private var scale = 0.0

  func sprite(of drawing: Drawing, scale: Double) -> Sprite? {
    scale == self.scale ? sprites[ObjectIdentifier(drawing)] : nil
  }

  mutating func keep(_ sprite: Sprite, scale: Double) {
    if scale != self.scale || pixelCount + sprite.pixels.count > Self.mostPixels {
      sprites = [:]
      pixelCount = 0
      self.scale = scale
    }
    sprites[ObjectIdentifier(sprite.drawing)] = sprite
    pixelCount += sprite.pixels.count
  }
}
