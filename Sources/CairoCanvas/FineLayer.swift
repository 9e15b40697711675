import DisplayList
import Geometry

/// Draws precise groups four times as high and averages each four rows into one.
///
/// cairo's scan converter is exact across but takes 15 samples down a pixel, which is up to 16 of
/// 255 levels off; 60 samples leave 5.
struct FineLayer {
  /// Rows drawn for one row of pixels.
  static let rowsPerPixel = 4

  /// Scratch memory, kept from group to group.
  private var pixels: [UInt32] = []

  /// Drawings that were met on whole pixels, as pixels.
  private var sprites = SpriteCache()

  init() {}

  /// Draws an instance of a drawing: from the pixels kept of it where its place is a whole pixel.
  mutating func stamp(
    _ drawing: Drawing, at point: Point, _ prepared: PreparedItem, window: PixelWindow,
    onto context: borrowing CairoContext
  ) throws(CanvasError) {
    let column = point.x * window.scale
    let row = point.y * window.scale
    guard let x = Int(exactly: column), let y = Int(exactly: row) else {
      let item = PreparedItem(drawing.placed(at: point))
      return try draw(item, window: window, onto: context)
    }
    let sprite = try sprite(drawing, scale: window.scale)
    guard sprite.width > 0 else { return }
    try context.lay(
      sprite.pixels, width: sprite.width, height: sprite.height,
      atColumn: x + sprite.x - window.x, row: y + sprite.y - window.y)
  }

  private mutating func sprite(
    _ drawing: Drawing, scale: Double
  ) throws(CanvasError) -> SpriteCache.Sprite {
    if let sprite = sprites.sprite(of: drawing, scale: scale) { return sprite }
    let item = PreparedItem(.group(drawing.group))
    guard let part = item.box.flatMap({ PixelWindow(covering: $0, scale: scale) }) else {
      return SpriteCache.Sprite(drawing: drawing, x: 0, y: 0, width: 0, height: 0, pixels: [])
    }
    try render(item, part)
    let sprite = SpriteCache.Sprite(
      drawing: drawing, x: part.x, y: part.y, width: part.width, height: part.height,
      pixels: Array(pixels.prefix(part.width * part.height)))
    sprites.keep(sprite, scale: scale)
    return sprite
  }

  /// Draws the part of a group that `window` shows, and lays it over `context`, whose surface holds
  /// that window.
  mutating func draw(
    _ prepared: PreparedItem, window: PixelWindow, onto context: borrowing CairoContext
  ) throws(CanvasError) {
    guard let box = prepared.box, let part = window.covering(box) else { return }
    try render(prepared, part)
    try context.lay(
      pixels, width: part.width, height: part.height,
      atColumn: part.x - window.x, row: part.y - window.y)
  }

  /// Draws what a window shows of a group into `pixels`, row by row.
  private mutating func render(
    _ prepared: PreparedItem, _ part: PixelWindow
  ) throws(CanvasError) {
    clear(part.width * part.height * Self.rowsPerPixel)
    try drawHigh(prepared, part)
    average(width: part.width, height: part.height)
  }

  private mutating func clear(_ count: Int) {
    if pixels.count < count { pixels = Array(repeating: 0, count: count) }
    unsafe pixels.withUnsafeMutableBufferPointer { unsafe $0.prefix(count).update(repeating: 0) }
  }

  private mutating func drawHigh(
    _ prepared: PreparedItem, _ part: PixelWindow
  ) throws(CanvasError) {
    try unsafe withPixels(&pixels) { (start) throws(CanvasError) in
      let context = try unsafe CairoContext(
        pixels: start, width: part.width, height: part.height * Self.rowsPerPixel)
      context.setWindow(part, rowsPerPixel: Self.rowsPerPixel)
      var none: FineLayer?
      // The group's own opacity and clip apply here; within, nothing is precise a second time.
      if case .group(let group) = prepared.item {
        try context.draw(group, prepared.children, window: part, fine: &none)
      }
      try context.finish("draw a marker")
    }
  }

  /// Averages each four rows into one, in place, rounding to nearest. Premultiplied channels may be
  /// averaged as they are.
  private mutating func average(width: Int, height: Int) {
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      for row in 0..<height {
        let from = row * Self.rowsPerPixel * width
        for x in 0..<width {
          var even: UInt32 = 0x0002_0002
          var odd: UInt32 = 0x0002_0002
          for sub in 0..<Self.rowsPerPixel {
            let pixel = unsafe pixels[from + sub * width + x]
            even &+= pixel & 0x00FF_00FF
            odd &+= pixel >> 8 & 0x00FF_00FF
          }
          unsafe pixels[row * width + x] =
            even >> 2 & 0x00FF_00FF | (odd >> 2 & 0x00FF_00FF) << 8
        }
      }
    }
  }
}

/// Hands `body` the start of an array's pixels; typed throws do not pass through the standard
/// library's own.
func withPixels(
  _ pixels: inout [UInt32],
  _ body: (UnsafeMutablePointer<UInt32>) throws(CanvasError) -> Void
) throws(CanvasError) {
  var failure: CanvasError?
  unsafe pixels.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { return }
    do throws(CanvasError) { try unsafe body(start) } catch { failure = error }
  }
  if let failure { throw failure }
}
