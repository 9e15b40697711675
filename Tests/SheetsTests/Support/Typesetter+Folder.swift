import Typesetting

extension Typesetter {
  /// The fonts of a folder alone.
  static func of(_ folder: String) throws -> Typesetter {
    try Typesetter(fontFolders: [folder], allowsSystemFonts: false)
  }
}
