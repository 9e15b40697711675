/// A colour in sRGB: 8 bits a component, and an opacity.
package struct Color: Hashable, Sendable {
  /// 0…255, gamma-encoded, not premultiplied.
  package let red: UInt8
  /// 0…255, gamma-encoded, not premultiplied.
  package let green: UInt8
  /// 0…255, gamma-encoded, not premultiplied.
  package let blue: UInt8
  /// 0 (nothing) … 1 (opaque).
  package let opacity: Double

  /// A colour from its components.
  package init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A colour from "#RRGGBB" or "RRGGBB" (either case), or nil when it is anything else.
  package init?(hex: String) {
    let digits = hex.utf8.first == UInt8(ascii: "#") ? hex.utf8.dropFirst() : hex.utf8[...]
    // `UInt32` would take a sign as well.
    guard digits.count == 6,
      digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(String(Substring(digits)), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }

  /// The same colour at `opacity` (0…1).
  package func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The opaque colour of this colour laid over an opaque one.
  package func over(_ ground: Color) -> Color {
    let mix = { (top: UInt8, below: UInt8) in
      UInt8((Double(top) * opacity + Double(below) * (1 - opacity)).rounded())
    }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// "#RRGGBB", upper case, without the opacity.
  package var hex: String {
    "#"
      + [red, green, blue].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "0" + digits : digits
      }
      .joined()
  }
}
