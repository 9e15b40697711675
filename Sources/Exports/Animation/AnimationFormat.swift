/// The file formats of animations.
package enum AnimationFormat: String, CaseIterable, Sendable {
  /// An animated PNG.
  case png
  /// An animated WebP, lossless.
  case webp

  /// The format that a file's name asks for by its ending, in any case; nil for any other ending.
  package init?(fileName: String) {
    let name = fileName.lowercased()
    guard let format = Self.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else {
      return nil
    }
    self = format
  }
}
