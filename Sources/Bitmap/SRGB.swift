#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How sRGB encodes light (IEC 61966-2-1).
package enum SRGB {
  /// A level of a component as light, 0…1.
  package static func light(_ level: UInt8) -> Double {
    let value = Double(level) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The level nearest to an amount of light; below 0 and above 1 it is cut off.
  package static func level(ofLight light: Double) -> UInt8 {
    // What is no number counts as no light.
    let light = light > 0 ? min(light, 1) : 0
    let value = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8((255 * value).rounded())
  }
}
