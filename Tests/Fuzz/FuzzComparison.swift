import Bitmap

/// Compares two pictures and holds the result to what it promises.
func compare(_ expected: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions) {
  promise(expected.compared(to: expected, options).isEqual, "a picture differs from itself")
  let there = actual.compared(to: expected, options)
  let back = expected.compared(to: actual, options)
  promise(there.passes == back.passes && there.isEqual == back.isEqual, "not symmetric")
  guard expected.width == actual.width, expected.height == actual.height else {
    promise(!there.passes && !there.isEqual, "sizes differ and it passes")
    return
  }
  let differing = countDifferences(expected, actual)
  promise(there.isEqual == (differing == 0), "equal pictures differ, or others do not")
  let counted = there.pixels?.count ?? 0
  promise(
    counted + there.withinDelta + there.masked + there.ignoredAntialiasing == differing,
    "a pixel that differs is not counted once")
  promise(
    there.passes == (counted <= options.maxPixels), "the verdict is not that of the count")
  if let pixels = there.pixels { check(pixels, within: expected) }
}

/// Pixels that differ, one by one: pixels of alpha 0 are equal.
private func countDifferences(_ expected: Bitmap, _ actual: Bitmap) -> Int {
  zip(expected.pixels, actual.pixels).count { $0 != $1 && ($0 >> 24 != 0 || $1 >> 24 != 0) }
}

/// The numbers of a difference: regions that hold all of its pixels, boxes within the picture.
private func check(_ difference: PixelDifference, within bitmap: Bitmap) {
  let frame = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  promise(1...255 ~= difference.largestDelta, "no such delta")
  promise(0...1.5 ~= difference.largestOKLab, "no such distance")
  promise(holds(frame, difference.box), "the box leaves the picture")
  promise(
    difference.regions.reduce(0) { $0 + $1.pixels } == difference.count,
    "the regions hold other pixels")
  for region in difference.regions {
    promise(holds(difference.box, region.box), "a region leaves the box")
    promise(
      1...(region.box.width * region.box.height) ~= region.pixels, "a region holds too much")
  }
}

private func holds(_ outer: PixelRect, _ inner: PixelRect) -> Bool {
  inner.width > 0 && inner.height > 0 && outer.contains(x: inner.x, y: inner.y)
    && outer.contains(x: inner.x + inner.width - 1, y: inner.y + inner.height - 1)
}

/// Ends the process, and says so, where something that always holds does not.
func promise(_ holds: Bool, _ otherwise: String) {
  guard holds else { fatalError(otherwise) }
}
