import Foundation

/// A point or a displacement; x to the right, y down.
struct Vector: Hashable, Sendable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static let zero = Vector(0, 0)

  static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  static func * (a: Vector, factor: Double) -> Vector { Vector(a.x * factor, a.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// Positive where `other` turns clockwise from this vector as seen on screen.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// Turned clockwise about the origin, in degrees.
  func turned(by degrees: Double) -> Vector {
    let angle = degrees * .pi / 180
    return Vector(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
  }
}
