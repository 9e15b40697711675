/// A colour of spec §1 in both themes, as 0xRRGGBB, with an opacity.
struct ReferenceColor: Hashable, Sendable {
  var light: UInt32
  var dark: UInt32
  var opacity = 1.0

  static let paper = ReferenceColor(light: 0xFFFFFF, dark: 0x0F141C)
  static let ink = ReferenceColor(light: 0x101A2E, dark: 0xEEF1F6)
  static let brand = ReferenceColor(light: 0x0B5CD5, dark: 0x6AA5FF)
  static let card2 = ReferenceColor(light: 0xEDF0F5, dark: 0x1D2531)
  static let muted = ReferenceColor(light: 0x66707F, dark: 0x7C8796)
  /// The nearby button's line: Ink at 14 % over Paper, worked out by hand.
  static let hairline = ReferenceColor(light: 0xDEDFE2, dark: 0x2E333B)

  /// The pixel of full coverage.
  func pixel(in theme: ReferenceTheme) -> ReferencePixel {
    let hex = theme == .light ? light : dark
    let channel = { (shift: UInt32) in Double(hex >> shift & 0xFF) * opacity }
    return ReferencePixel(
      red: channel(16), green: channel(8), blue: channel(0), alpha: 255 * opacity)
  }
}
