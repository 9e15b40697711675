#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A row of two bitmaps, read where it differs.
@safe struct DifferingRow {
  private let expected: UnsafePointer<UInt32>
  private let actual: UnsafePointer<UInt32>
  private let count: Int

  /// Pixels that are looked at together.
  private static let block = 16

  /// A row of `count` pixels, all of which can be read as long as this exists.
  init(expected: UnsafePointer<UInt32>, actual: UnsafePointer<UInt32>, count: Int) {
    unsafe self.expected = unsafe expected
    unsafe self.actual = unsafe actual
    self.count = count
  }

  /// Hands column, expected and actual of each pixel that differs to `body`, from the left. An equal
  /// row costs one memcmp; in others, equal blocks are passed over.
  @inline(__always)
  func forEachDifference(_ body: (Int, UInt32, UInt32) -> Void) {
    guard unsafe memcmp(expected, actual, count * MemoryLayout<UInt32>.size) != 0 else { return }
    var x = 0
    while x + Self.block <= count {
      if differs(at: x) { visit(x..<x + Self.block, body) }
      x += Self.block
    }
    visit(x..<count, body)
  }

  /// Whether a block differs: no branch within, so that it becomes vector instructions.
  @inline(__always)
  private func differs(at x: Int) -> Bool {
    var bits: UInt32 = 0
    for offset in 0..<Self.block {
      bits |= unsafe expected[x + offset] ^ actual[x + offset]
    }
    return bits != 0
  }

  @inline(__always)
  private func visit(_ columns: Range<Int>, _ body: (Int, UInt32, UInt32) -> Void) {
    for x in columns {
      let (old, new) = unsafe (expected[x], actual[x])
      // Two pixels of alpha 0 show nothing, whatever their colour.
      guard old != new, (old | new) >> 24 != 0 else { continue }
      body(x, old, new)
    }
  }
}
