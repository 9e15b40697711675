import Bitmap
import PNGCodec

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Parts of the command `compare`, for scripts/bench to time: built by scripts/build-apart.
///
///     program decode A.png B.png   reads and decodes two files side by side, and nothing else
///     program compare A.png B.png  compares them once for each line of its input, and prints the
///                                  seconds that each comparison took
@main struct CompareBench {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else { fatalError("decode|compare A.png B.png") }
    async let first = picture(arguments[2])
    let (actual, expected) = try (picture(arguments[3]), await first)
    guard arguments[1] == "compare" else { return }
    while readLine() != nil {
      let clock = ContinuousClock()
      var comparison = expected.compared(to: expected)
      let time = clock.measure { comparison = actual.compared(to: expected) }
      guard !comparison.isEqual else { fatalError("the pictures are equal") }
      print(Double(time.components.attoseconds) * 1e-18 + Double(time.components.seconds))
      fflush(nil)
    }
  }

  static func picture(_ path: String) throws -> Bitmap {
    guard let file = fopen(path, "rb") else { fatalError("cannot open \(path)") }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
    return try PNG.decode(bytes)
  }
}
