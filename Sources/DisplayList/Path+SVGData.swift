package import Geometry

extension Path {
  /// The outline in the notation of SVG path data, absolute, with at most four decimals.
  package var svgData: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(point.svg)"
      case .line(let point): "L\(point.svg)"
      case .cubic(let first, let second, let end): "C\(first.svg) \(second.svg) \(end.svg)"
      case .close: "Z"
      }
    }
    .joined(separator: " ")
  }
}

extension Point {
  fileprivate var svg: String { "\(decimal(x)) \(decimal(y))" }
}
