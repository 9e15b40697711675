import GoldenTesting

/// A small picture: half an orange inside a transparent frame, and a blue core.
enum Badge {
  static let bitmap = Bitmap(
    width: 6, height: 4,
    pixels: [
      0, 0, 0, 0, 0, 0,
      0, 0x8040_2000, 0xFF33_6699, 0xFF33_6699, 0x8040_2000, 0,
      0, 0x8040_2000, 0xFF33_6699, 0xFF33_6699, 0x8040_2000, 0,
      0, 0, 0, 0, 0, 0,
    ])

  static let text = "frame 1\ncore 2 × 2\n"
}
