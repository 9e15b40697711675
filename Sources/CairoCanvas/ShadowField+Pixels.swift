import DisplayList
import Geometry

extension ShadowField {
  /// The premultiplied pixels of a window, row by row, in a colour: the field at each pixel's middle.
  func pixels(in window: PixelWindow, _ color: Color) -> [UInt32] {
    let across = (0..<window.width).map { column in
      SplinePlace(((Double(window.x + column) + 0.5) / window.scale - origin.x) / cell)
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(window.width * window.height)
    var line = [Float](repeating: 0, count: columns)
    for row in 0..<window.height {
      let down = SplinePlace(((Double(window.y + row) + 0.5) / window.scale - origin.y) / cell)
      read(down, into: &line)
      for place in across {
        pixels.append(color.premultiplied(by: place.value(in: line)))
      }
    }
    return pixels
  }

  /// The field along a level line, as the coefficients of a spline across.
  private func read(_ place: SplinePlace, into line: inout [Float]) {
    for index in line.indices { line[index] = 0 }
    for tap in 0..<4 where (0..<rows).contains(place.first + tap) {
      add(
        values, from: (place.first + tap) * columns, count: columns, times: place.weights[tap],
        to: &line, at: 0)
    }
  }
}

/// A place along a cubic B-spline: the four coefficients around it and their weights.
private struct SplinePlace {
  let first: Int
  let weights: SIMD4<Float>

  /// A place in cells from the first coefficient. What lies far outside is brought near: there are
  /// no coefficients in either case.
  init(_ place: Double) {
    let near = min(max(place, -8), 1e6)
    let whole = near.rounded(.down)
    let t = Float(near - whole)
    let s = 1 - t
    first = Int(whole) - 1
    weights =
      SIMD4(
        s * s * s, 4 - 3 * t * t * (2 - t), 4 - 3 * s * s * (2 - s), t * t * t) / 6
  }

  func value(in line: [Float]) -> Float {
    var sum: Float = 0
    for tap in 0..<4 where line.indices.contains(first + tap) {
      sum += weights[tap] * line[first + tap]
    }
    return sum
  }
}

extension Color {
  /// The colour as a premultiplied pixel, at its own opacity times `coverage`.
  fileprivate func premultiplied(by coverage: Float) -> UInt32 {
    let alpha = min(1, max(0, coverage)) * Float(opacity)
    let channel = { (value: UInt8) in UInt32((Float(value) * alpha).rounded()) }
    return channel(255) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
