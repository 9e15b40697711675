extension Bitmap {
  /// How this bitmap differs from the one expected, exactly; nil when they are equal.
  package func difference(from expected: Bitmap) -> BitmapDifference? {
    compared(to: expected).difference
  }

  /// Compares this bitmap with the one expected: sizes first, then every pixel, alpha included.
  ///
  /// Channels are compared premultiplied: what a pixel adds to a picture counts, and pixels of
  /// alpha 0 are equal whatever colour they had in a file. White on nothing is not nothing.
  package func compared(
    to expected: Bitmap, _ options: ComparisonOptions = .exact
  ) -> BitmapComparison {
    guard width == expected.width, height == expected.height else {
      let sizes = BitmapDifference.size(
        expectedWidth: expected.width, expectedHeight: expected.height, width: width,
        height: height)
      return BitmapComparison(sizes, passes: false)
    }
    var counter = DifferenceCounter()
    let excused = differences(from: expected, options) { x, y, expected, actual in
      counter.add(x: x, y: y, expected: expected, actual: actual)
    }
    let difference = counter.finish()
    return BitmapComparison(
      difference.map(BitmapDifference.pixels), excused,
      passes: (difference?.count ?? 0) <= options.maxPixels)
  }

  /// Hands every pixel that differs and counts to `body`, row by row from the left: its place, what
  /// was expected and what is there. Bitmaps of another size have no such pixels.
  package func forEachDifference(
    from expected: Bitmap, _ options: ComparisonOptions = .exact,
    _ body: (_ x: Int, _ y: Int, _ expected: UInt32, _ actual: UInt32) -> Void
  ) {
    guard width == expected.width, height == expected.height else { return }
    _ = differences(from: expected, options, body)
  }

  /// Every difference that counts to `body`; the others are counted. The sizes are equal.
  @inline(__always)
  private func differences(
    from expected: Bitmap, _ options: ComparisonOptions,
    _ body: (Int, Int, UInt32, UInt32) -> Void
  ) -> ExcusedPixels {
    var filter = DifferenceFilter(expected: expected, actual: self, options: options)
    let isExact = options.isExactPerPixel
    unsafe expected.pixels.withUnsafeBufferPointer { before in
      unsafe pixels.withUnsafeBufferPointer { after in
        guard let before = before.baseAddress, let after = after.baseAddress else { return }
        for y in 0..<height {
          let row = y * width
          unsafe DifferingRow(expected: before + row, actual: after + row, count: width)
            .forEachDifference { x, old, new in
              guard isExact || filter.counts(x: x, y: y, expected: old, actual: new) else { return }
              body(x, y, old, new)
            }
        }
      }
    }
    return filter.excused
  }
}

extension ComparisonOptions {
  /// Whether every pixel that differs counts.
  fileprivate var isExactPerPixel: Bool {
    maxDelta == 0 && masks.isEmpty && !ignoresAntialiasing
  }
}
