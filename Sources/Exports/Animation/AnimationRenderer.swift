import Bitmap
package import CairoCanvas
import DisplayList
import PNGCodec
package import Sheets
import WebPCodec

/// Makes one file of a sheet's animation, frame by frame: no more than two frames' pixels are held.
package struct AnimationRenderer {
  private let animation: SheetAnimation
  private let scale: Int
  private let size: PixelSize

  /// Prepares an animation at `scale` pixels a point. Throws, before any memory is taken, when its
  /// pictures would be too large.
  package init(_ animation: SheetAnimation, scale: Int) throws(CanvasError) {
    self.animation = animation
    self.scale = scale
    size = try PixelSize(animation.sheet.list.size, scale: Double(scale))
  }

  /// The file's bytes. The same animation gives the same bytes.
  package func bytes(_ format: AnimationFormat) throws -> [UInt8] {
    switch format {
    case .png: try png()
    case .webp: try webp()
    }
  }

  /// Every frame but the first holds only the pixels that changed, opaque on nothing; what changes
  /// none prolongs the one before it.
  private func png() throws -> [UInt8] {
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    var frames: [(PNGFrame, ticks: Int)] = []
    var earlier: Bitmap?
    for frame in animation.frames {
      let bitmap = try RasterCanvas.bitmap(of: frame.list, scale: Double(scale))
      let change = earlier.map { bitmap.change(since: $0) } ?? (bitmap, whole)
      earlier = bitmap
      if let (pixels, part) = change {
        frames.append((try PNGFrame(pixels, part: part, format: .rgba), frame.ticks))
      } else if let last = frames.indices.last {
        frames[last].ticks += frame.ticks
      }
    }
    let delays = try frames.map { try delay($0.ticks) }
    return try PNG.animate(
      width: size.width, height: size.height, format: .rgba, scale: scale,
      frames: frames.map(\.0), delays: delays)
  }

  private func delay(_ ticks: Int) throws(PNGError) -> PNGDelay {
    guard let delay = PNGDelay(ticks: ticks, rate: animation.ticksPerSecond) else {
      throw .notEncoded("a frame stands for \(ticks) of \(animation.ticksPerSecond) ticks a second")
    }
    return delay
  }

  private func webp() throws -> [UInt8] {
    var file = try WebPAnimation(width: size.width, height: size.height)
    var ticks = 0
    for frame in animation.frames {
      let bitmap = try RasterCanvas.bitmap(of: frame.list, scale: Double(scale))
      try file.add(bitmap, at: milliseconds(ticks))
      ticks += frame.ticks
    }
    return try file.file(endingAt: milliseconds(ticks))
  }

  /// WebP counts whole milliseconds: each time is rounded on its own, so that errors never add up.
  private func milliseconds(_ ticks: Int) -> Int32 {
    Int32(clamping: (ticks * 2000 + animation.ticksPerSecond) / (2 * animation.ticksPerSecond))
  }
}
