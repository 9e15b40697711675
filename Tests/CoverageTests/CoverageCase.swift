/// One picture to hold against exact coverage: what to ask of the product, and what it must show.
struct CoverageCase: Hashable, Sendable {
  var name: String
  var request: MarkerRequest
  var parts: MarkerRequest.Parts = .whole
  /// 1, or what selection scales the finished marker by.
  var selectionScale: Double
  /// Lowest first.
  var shapes: [ReferenceShape]

  /// The side of the default frame in points: the smallest even whole number that holds the ink
  /// on all sides of the centre with 1 pt to spare; 44 when there is no ink.
  var frame: Int {
    let reaches = shapes.map { shape in
      let (low, high) = shape.outline.placed(scale: selectionScale).bounds
      return max(max(-low.x, high.x), max(-low.y, high.y))
    }
    guard let reach = reaches.max() else { return 44 }
    // Rounding in the last place must not add a point.
    return 2 * Int((reach + 1 - 1e-9).rounded(.up))
  }
}
