/// The numbers of a difference.
package struct ReviewNumbers: Sendable, Hashable {
  /// Pixels that differ.
  package var pixels: Int
  /// The largest difference of one channel, 0 to 255.
  package var largestDelta: Int
  /// The largest difference in OKLab, 0 to about 1.
  package var largestOKLab: Double
  /// The smallest box that holds every pixel that differs; nil when none does.
  package var boundingBox: ReviewBox?
  /// How many connected regions there are; `regions` may hold fewer.
  package var regionCount: Int
  /// The regions, at most 200 of them, in the order in which the page steps through them.
  package var regions: [ReviewRegion]
  /// Pixels that differ but were excused as anti-aliasing.
  package var ignoredAntialiasing: Int
  /// Pixels that were not compared because a mask covers them.
  package var masked: Int

  /// These numbers.
  package init(
    pixels: Int, largestDelta: Int, largestOKLab: Double, boundingBox: ReviewBox?,
    regionCount: Int, regions: [ReviewRegion], ignoredAntialiasing: Int = 0, masked: Int = 0
  ) {
    self.pixels = pixels
    self.largestDelta = largestDelta
    self.largestOKLab = largestOKLab
    self.boundingBox = boundingBox
    self.regionCount = regionCount
    self.regions = regions
    self.ignoredAntialiasing = ignoredAntialiasing
    self.masked = masked
  }
}
