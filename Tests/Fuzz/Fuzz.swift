import Bitmap
import PNGCodec

// What libFuzzer calls, built and run by scripts/fuzz. The first byte of an input says what the
// others are; a broken promise traps, which libFuzzer takes for a crash.

/// One input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = unsafe FuzzInput(Array(UnsafeBufferPointer(start: start, count: count)))
  switch input.byte() % 4 {
  case 0: decode(input.rest)
  case 1: decode(PNGRepair.repaired(input.rest))
  case 2: compareFiles(&input)
  default: comparePixels(&input)
  }
  return 0
}

/// A picture within a size that leaves time for many others; nil where the bytes are none.
func picture(_ bytes: [UInt8]) -> Bitmap? {
  guard !PNGRepair.isLarge(bytes) else { return nil }
  return try? PNG.decode(bytes)
}

/// Reads a file, and if it is a picture, writes it again.
func decode(_ bytes: [UInt8]) {
  guard let bitmap = picture(bytes) else { return }
  do {
    let fast = try PNG.encode(bitmap, format: .rgba, scale: 1)
    promise(try PNG.decode(fast) == bitmap, "another picture after encode")
    if bitmap.pixels.count < 1 << 12 {
      let smallest = try PNG.encodeSmallest(bitmap, format: .rgba, scale: 2)
      promise(try PNG.decode(smallest) == bitmap, "another picture after encodeSmallest")
    }
  } catch {
    fatalError("a picture that was read cannot be written: \(error)")
  }
}

/// Compares two files: they meet where the second PNG signature stands, else in the middle.
func compareFiles(_ input: inout FuzzInput) {
  let options = input.options()
  let (first, second) = PNGRepair.halves(input.rest)
  guard let expected = picture(PNGRepair.repaired(first)),
    let actual = picture(PNGRepair.repaired(second))
  else { return }
  compare(expected, actual, options)
}

/// Compares the bytes themselves, taken as pixels.
func comparePixels(_ input: inout FuzzInput) {
  let options = input.options()
  let width = 1 + Int(input.byte())
  let flipped = input.byte()
  let pixels = input.pixels()
  let height = pixels.count / 2 / width
  guard height > 0 else { return }
  let expected = Bitmap(
    width: width, height: height, pixels: Array(pixels.prefix(width * height)))
  var actual = Bitmap(
    width: width, height: height, pixels: Array(pixels.suffix(width * height)))
  // Half of the time, the same picture but for a few pixels: equal rows are the usual case.
  if flipped % 2 == 1 {
    actual = expected
    for (index, pixel) in pixels.suffix(Int(flipped) / 2).enumerated() {
      actual.pixels[Int(pixel) % expected.pixels.count] ^= UInt32(1 << (index % 32))
    }
  }
  compare(expected, actual, options)
}
