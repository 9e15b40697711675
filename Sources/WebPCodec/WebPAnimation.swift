package import Bitmap
import CWebP

/// An animated WebP in the making, lossless, that plays without end. Frames are added in order.
@safe package struct WebPAnimation: ~Copyable {
  /// The most pixels that a side may have: libwebp's limit.
  package static let greatestSide = Int(WEBP_MAX_DIMENSION)

  /// libwebp's trade of time for size, 0…9; above 6, a file of drawings gets hardly smaller.
  private static let effort: Int32 = 6

  private let encoder: OpaquePointer
  private let width: Int
  private let height: Int

  /// An animation without frames yet. Same frames, same bytes.
  package init(width: Int, height: Int) throws(WebPError) {
    guard 1...Self.greatestSide ~= width, 1...Self.greatestSide ~= height else {
      throw .size(width: width, height: height)
    }
    var options = WebPAnimEncoderOptions()
    guard unsafe WebPAnimEncoderOptionsInit(&options) != 0,
      let encoder = unsafe WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else { throw .notEncoded("there is not enough memory, or libwebp is of another version") }
    unsafe self.encoder = encoder
    (self.width, self.height) = (width, height)
  }

  deinit { unsafe WebPAnimEncoderDelete(encoder) }

  /// Adds a frame of opaque pixels that is shown from `milliseconds` after the start on, later than
  /// the frame before it.
  package mutating func add(
    _ bitmap: borrowing Bitmap, at milliseconds: Int32
  ) throws(WebPError) {
    guard bitmap.width == width, bitmap.height == height else {
      throw .notEncoded("a frame is \(bitmap.width) × \(bitmap.height) pixels")
    }
    var (config, picture) = (WebPConfig(), unsafe WebPPicture())
    guard unsafe WebPConfigInit(&config) != 0, unsafe WebPPictureInit(&picture) != 0,
      unsafe WebPConfigLosslessPreset(&config, Self.effort) != 0
    else { throw .notEncoded("libwebp is of another version") }
    unsafe picture.use_argb = 1
    unsafe picture.width = Int32(width)
    unsafe picture.height = Int32(height)
    unsafe picture.argb_stride = Int32(width)
    // Opaque pixels are the same premultiplied or not, and 0xAARRGGBB is libwebp's own order. The
    // encoder writes to what it is given, so it is given a copy.
    var pixels = bitmap.pixels
    let isAdded = unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe picture.argb = buffer.baseAddress
      return unsafe WebPAnimEncoderAdd(encoder, &picture, milliseconds, &config) != 0
    }
    // Frees what the encoder itself put into the picture; the pixels are not among it.
    unsafe WebPPictureFree(&picture)
    guard isAdded else { throw problem }
  }

  /// The file, its last frame shown until `milliseconds` after the start.
  package consuming func file(endingAt milliseconds: Int32) throws(WebPError) -> [UInt8] {
    var data = unsafe WebPData()
    guard unsafe WebPAnimEncoderAdd(encoder, nil, milliseconds, nil) != 0,
      unsafe WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw problem }
    defer { unsafe WebPDataClear(&data) }
    return unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  /// What libwebp says was wrong.
  private var problem: WebPError {
    guard let text = unsafe WebPAnimEncoderGetError(encoder) else {
      return .notEncoded("libwebp gives no reason")
    }
    return .notEncoded(unsafe String(cString: text))
  }
}
