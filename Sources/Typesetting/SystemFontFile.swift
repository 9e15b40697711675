/// Where fontconfig says that a font is.
struct SystemFontFile: Hashable {
  /// The path of the file.
  let path: String
  /// Which font of the file.
  let index: Int

  /// The font, or nil where it cannot be opened or has no outlines (colour and bitmap fonts).
  func face() -> FontFace? {
    do throws(TypesettingError) {
      let file = try FontFile(path: path)
      return index < file.faceCount ? try FontFace(file, index: index) : nil
    } catch {
      return nil
    }
  }
}
