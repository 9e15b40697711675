import Markers
import Typesetting

/// The sizes of the texts in a drawing, as they are drawn.
enum TextAudit {
  /// The size of each text, and the fill that it is.
  static func measures(_ specimen: AuditSpecimen) -> [(finding: Finding, shape: PaintedShape)] {
    specimen.texts.compactMap { text -> (finding: Finding, shape: PaintedShape)? in
      // What was set only to be measured is not drawn.
      for shape in specimen.shapes {
        guard let scale = text.scale(drawnAs: shape.path) else { continue }
        let style = text.token ?? "unnamed"
        let finding = Finding(
          "text-size/\(specimen.family(of: shape))/\(style)",
          "Text in \(style), such as “\(text.text)”", places: [specimen.place],
          value: text.style.size * scale, .textSize)
        return (finding, shape)
      }
      return nil
    }
  }
}
