/// The system's fonts, through fontconfig.
package final class SystemFonts {
  private let configuration: FontConfiguration
  private var faces: [SystemFontFile: FontFace?] = [:]
  private var choices: [ChoiceKey: WeightedFont?] = [:]

  private struct ChoiceKey: Hashable {
    let style: TextStyle
    let text: String
  }

  /// The fonts of the system's configuration, or of the fontconfig configuration file at a path.
  package init(configurationFile: String? = nil) {
    configuration = FontConfiguration(file: configurationFile)
  }

  /// The font closest to `style` that has glyphs for all of `text`, or nil where there is none.
  func font(for style: TextStyle, covering text: String) -> WeightedFont? {
    let key = ChoiceKey(style: style, text: text)
    if let known = choices[key] { return known }
    let font = findFont(style, text)
    choices[key] = font
    return font
  }

  /// `text` in runs, in reading order: `font` where it has glyphs, else fonts of the system.
  /// What no font has glyphs for stays with `font`.
  func runs(
    _ text: String, _ font: WeightedFont, _ style: TextStyle, isRightToLeft: Bool
  ) -> [TextRun] {
    var runs: [(text: String, font: WeightedFont)] = []
    for (character, choice) in zip(text, fonts(Array(text), font, style)) {
      if let last = runs.last, last.font === choice {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), choice))
      }
    }
    return runs.map {
      TextRun($0.text, $0.font, style.features, isRightToLeft: isRightToLeft)
    }
  }

  /// A font for each character.
  private func fonts(
    _ characters: [Character], _ font: WeightedFont, _ style: TextStyle
  ) -> [WeightedFont] {
    var fonts: [WeightedFont] = []
    for character in characters {
      let text = String(character)
      if font.covers(text) {
        fonts.append(font)
      } else if let last = fonts.last, last !== font, last.covers(text) {
        // Words stay in one font.
        fonts.append(last)
      } else {
        fonts.append(self.font(for: style, covering: text) ?? font)
      }
    }
    joinWords(&fonts, characters)
    return fonts
  }

  /// A space between two words of one font takes that font, so that they are shaped together.
  private func joinWords(_ fonts: inout [WeightedFont], _ characters: [Character]) {
    for (index, character) in characters.enumerated().dropFirst().dropLast()
    where character.isWhitespace && fonts[index - 1] === fonts[index + 1]
      && fonts[index - 1].covers(String(character))
    {
      fonts[index] = fonts[index - 1]
    }
  }

  private func findFont(_ style: TextStyle, _ text: String) -> WeightedFont? {
    for file in configuration.files(closestTo: style, covering: text) {
      if let font = face(file)?.font(for: style), font.covers(text) { return font }
    }
    return nil
  }

  /// The face in `file`, or nil where HarfBuzz cannot read it or finds no outlines.
  private func face(_ file: SystemFontFile) -> FontFace? {
    if let known = faces[file] { return known }
    let face = file.face()
    faces[file] = face
    return face
  }
}
