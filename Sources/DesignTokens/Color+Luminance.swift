package import DisplayList

extension Color {
  /// 0.2126 R + 0.7152 G + 0.0722 B of the components as they are encoded, 0…1. Spec §1, glyph rule:
  /// no other weighting puts dark glyphs on exactly Blue, Pink and Yellow, as 000 does.
  package var encodedLuminance: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }

  /// The relative luminance of WCAG 2, of linear light, 0…1. Opacity plays no part.
  package var relativeLuminance: Double {
    (light * SIMD3(0.2126, 0.7152, 0.0722)).sum()
  }

  /// The contrast ratio of WCAG 2, 1…21, the same in both directions. For opaque colours.
  package func contrast(with other: Color) -> Double {
    let (left, right) = (relativeLuminance, other.relativeLuminance)
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }
}
