import Foundation
import Geometry

/// A shadow's exact strength, 0…1, by integrating the Gaussian over the shape that casts it.
struct GaussianShadow {
  let rect: Rect
  /// Of circular corners.
  let radius: Double
  let sigma: Double

  /// The Gaussian's weight below `x`.
  private func below(_ x: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }

  private func weight(of range: ClosedRange<Double>, seenFrom place: Double) -> Double {
    below(range.upperBound - place) - below(range.lowerBound - place)
  }

  /// At a point. A rectangle's is a product in closed form; rounded corners are integrated exactly
  /// across and by the midpoint rule over strips of a hundredth of the deviation down.
  func strength(_ x: Double, _ y: Double) -> Double {
    guard radius > 0 else {
      return weight(of: rect.minX...rect.maxX, seenFrom: x)
        * weight(of: rect.minY...rect.maxY, seenFrom: y)
    }
    let strips = Int((rect.height / sigma * 100).rounded(.up))
    let height = rect.height / Double(strips)
    return (0..<strips).reduce(0) { sum, strip in
      let top = rect.minY + Double(strip) * height
      let inset = inset(at: top + height / 2)
      return sum + weight(of: top...top + height, seenFrom: y)
        * weight(of: rect.minX + inset...rect.maxX - inset, seenFrom: x)
    }
  }

  /// How far the outline lies within the rectangle's sides at a height.
  private func inset(at y: Double) -> Double {
    let above = max(0, max(rect.minY + radius - y, y - (rect.maxY - radius)))
    return radius - (radius * radius - above * above).squareRoot()
  }
}
