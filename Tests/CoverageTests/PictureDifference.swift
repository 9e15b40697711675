import Foundation

/// How far a product's picture is from exact coverage, in levels of 255.
struct PictureDifference: Sendable {
  /// The largest difference of any channel, and the pixel where it is.
  private(set) var worst = 0.0
  private(set) var column = 0
  private(set) var row = 0
  private(set) var expected = ReferencePixel.clear
  private(set) var actual = ReferencePixel.clear
  /// Over all pixels and channels.
  private(set) var average = 0.0

  /// Compares pictures of the same size, row by row.
  init(expected: [ReferencePixel], actual: [UInt32], width: Int) {
    var sum = 0.0
    for (index, pixel) in actual.enumerated() {
      let distances = expected[index].distances(to: ReferencePixel(pixel))
      sum += distances.sum
      if distances.largest > worst {
        worst = distances.largest
        (column, row) = (index % width, index / width)
        (self.expected, self.actual) = (expected[index], ReferencePixel(pixel))
      }
    }
    average = sum / Double(4 * max(1, actual.count))
  }

  /// Where the worst pixel is and what it holds, for a failure's text.
  var description: String {
    String(
      format: "worst %.2f of 255 at pixel (%d, %d): expected RGBA %@, drawn %@; average %.4f",
      worst, column, row, Self.describe(expected), Self.describe(actual), average)
  }

  private static func describe(_ pixel: ReferencePixel) -> String {
    let channels = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    // Adding 0 turns a rounded −0 into 0.
    return "("
      + channels.map { String(format: "%.1f", ($0 * 10).rounded() / 10 + 0) }
      .joined(separator: ", ") + ")"
  }
}
