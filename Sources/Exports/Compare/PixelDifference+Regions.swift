import Bitmap

extension PixelDifference {
  /// Regions that a report lists.
  static let listedRegions = 200

  /// The largest regions, as many as a report lists, in reading order.
  var largestRegions: [DifferenceRegion] {
    guard regions.count > Self.listedRegions else { return regions }
    // The place breaks ties, so that the choice is always the same.
    let largest = regions.indices.sorted {
      (regions[$1].pixels, $0) < (regions[$0].pixels, $1)
    }
    return largest.prefix(Self.listedRegions).sorted().map { regions[$0] }
  }
}
