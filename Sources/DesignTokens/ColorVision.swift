package import DisplayList

/// How an eye tells colours apart: all of them, or without one kind of cone, or by brightness alone.
package enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// Three kinds of cones.
  case normal
  /// Without the cones for long waves (red).
  case protan
  /// Without the cones for middle waves (green).
  case deutan
  /// Without the cones for short waves (blue).
  case tritan
  /// Brightness alone: also what a grey print shows.
  case greyscale

  /// The colour as such an eye has it: on linear light, cut off where sRGB ends, and encoded again.
  /// White, black and greys stay as they are, and so does the opacity.
  package func seen(_ color: Color) -> Color {
    switch self {
    case .normal: color
    case .protan: color.mixed(Self.protanLight)
    case .deutan: color.mixed(Self.deutanLight)
    case .tritan: color.mixed(Self.tritanLight)
    case .greyscale:
      Color(light: SIMD3(repeating: color.relativeLuminance), opacity: color.opacity)
    }
  }

  // What red, green and blue light add to the red, the green and the blue that is seen. Machado,
  // Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
  // Deficiency", IEEE TVCG 15 (6), 2009: the precomputed matrices of severity 1.

  private static let protanLight: [SIMD3<Double>] = [
    SIMD3(0.152286, 1.052583, -0.204868),
    SIMD3(0.114503, 0.786281, 0.099216),
    SIMD3(-0.003882, -0.048116, 1.051998),
  ]

  private static let deutanLight: [SIMD3<Double>] = [
    SIMD3(0.367322, 0.860646, -0.227968),
    SIMD3(0.280085, 0.672501, 0.047413),
    SIMD3(-0.011820, 0.042940, 0.968881),
  ]

  private static let tritanLight: [SIMD3<Double>] = [
    SIMD3(1.255528, -0.076749, -0.178779),
    SIMD3(-0.078411, 0.930809, 0.147602),
    SIMD3(0.004733, 0.691367, 0.303900),
  ]
}

extension Color {
  /// The colour whose red, green and blue light are mixed from all three, one row for each.
  fileprivate func mixed(_ rows: [SIMD3<Double>]) -> Color {
    let light = light
    return Color(
      light: SIMD3(
        (rows[0] * light).sum(), (rows[1] * light).sum(), (rows[2] * light).sum()),
      opacity: opacity)
  }
}
