import Markers
import Typesetting

/// The sizes of the texts in a drawing, as they are drawn.
enum TextAudit {
  /// The least size of each style.
  static func findings(_ specimen: AuditSpecimen) -> [Finding] {
    specimen.texts.compactMap { text -> Finding? in
      // What was set only to be measured is not drawn.
      guard let scale = specimen.shapes.lazy.compactMap({ text.scale(drawnAs: $0.path) }).first
      else {
        return nil
      }
      let style = text.token ?? "unnamed"
      return Finding(
        "text-size/\(specimen.family)/\(style)", "Text in \(style), such as “\(text.text)”",
        places: [specimen.place], value: text.style.size * scale, .textSize)
    }
  }
}
