import Bitmap
package import DesignTokens

extension ComparisonReport {
  /// The report as JSON: totals, then every case with its numbers. Regions are the largest, at most
  /// 200 a case, in reading order.
  package var json: JSONValue {
    [
      "format": "render-markers comparison 1", "expected": .string(expected),
      "actual": .string(actual), "passes": .bool(passes),
      "totals": .object(
        [.init("cases", .number(totals.total))]
          + ReviewVerdict.allCases.map { .init($0.rawValue, .number(totals[$0])) }),
      "cases": .array(results.map(Self.json)),
    ]
  }

  private static func json(_ result: ComparedCase) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("path", .string(result.path.text)), .init("verdict", .string(result.verdict.rawValue)),
    ]
    if let message = result.message { members.append(.init("message", .string(message))) }
    if let comparison = result.comparison { members += numbers(comparison) }
    if !result.cells.isEmpty {
      members.append(.init("cells", .array(result.cells.map { .string($0) })))
    }
    if let tolerance = result.tolerance { members.append(.init("tolerance", json(tolerance))) }
    return .object(members)
  }

  private static func numbers(_ comparison: BitmapComparison) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let difference = comparison.difference {
      members.append(.init("difference", .string(difference.description)))
    }
    if let pixels = comparison.pixels {
      members += [
        .init("pixels", .number(pixels.count)), .init("largestDelta", .number(pixels.largestDelta)),
        .init("largestOKLab", .number(pixels.largestOKLab)),
        .init("boundingBox", .object(box(pixels.box))),
        .init("regionCount", .number(pixels.regions.count)),
        .init(
          "regions",
          .array(
            pixels.largestRegions.map {
              .object(box($0.box) + [.init("pixels", .number($0.pixels))])
            })),
      ]
    }
    return members + [
      .init("withinDelta", .number(comparison.withinDelta)),
      .init("masked", .number(comparison.masked)),
      .init("ignoredAntialiasing", .number(comparison.ignoredAntialiasing)),
    ]
  }

  private static func json(_ tolerance: CaseTolerance) -> JSONValue {
    [
      "maxPixels": .number(tolerance.maxPixels), "maxDelta": .number(tolerance.maxDelta),
      "reason": .string(tolerance.reason),
    ]
  }

  private static func box(_ box: PixelRect) -> [JSONValue.Member] {
    [
      .init("x", .number(box.x)), .init("y", .number(box.y)),
      .init("width", .number(box.width)), .init("height", .number(box.height)),
    ]
  }
}
