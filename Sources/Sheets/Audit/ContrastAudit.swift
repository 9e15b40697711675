import DesignTokens
import DisplayList
import Markers
import Typesetting

/// The contrast of every text, glyph, keyline and body of a drawing with what its edge lies on, found
/// from the drawing itself.
struct ContrastAudit {
  private let specimen: AuditSpecimen
  private let stack: ShapeStack
  private let words: ColorWords
  private let theme: String

  /// Layers that lie around what they are named with: "Ink keyline on Brown body" is about the edge of
  /// the body.
  private static let bands: Set = ["keyline", "hairline", "ring", "gap", "stroke", "border"]

  init(_ specimen: AuditSpecimen, _ design: Design) throws(DrawingError) {
    self.specimen = specimen
    stack = ShapeStack(
      shapes: specimen.shapes,
      ground: try design.opaqueColor(specimen.ground))
    words = ColorWords(specimen.colors, design)
    theme = design.theme.rawValue
  }

  /// Every contrast, met or not, and the fill whose edge it is of.
  var measures: [(finding: Finding, shape: PaintedShape)] {
    stack.shapes.indices.flatMap { index -> [(finding: Finding, shape: PaintedShape)] in
      let shape = stack.shapes[index]
      let text = text(shape)
      let demand =
        text.map { text, scale in
          Demand.text(size: text.style.size * scale, weight: text.style.weight)
        } ?? .graphics
      return stack.meetings(of: index)
        .filter { text != nil || specimen.measures(shape) || isOnMeasuredBand($0) }
        .map { (finding($0, of: index, isText: text != nil, demand), shape) }
    }
  }

  /// Whether the edge is that of a band from within.
  private func isOnMeasuredBand(_ meeting: ShapeStack.Meeting) -> Bool {
    meeting.below.map { isBand($0) && specimen.measures(stack.shapes[$0]) } ?? false
  }

  private func isBand(_ index: Int) -> Bool {
    Self.bands.contains(stack.shapes[index].layers.last ?? "")
  }

  private func text(_ shape: PaintedShape) -> (SetText, scale: Double)? {
    for text in specimen.texts {
      if let scale = text.scale(drawnAs: shape.path) { return (text, scale) }
    }
    return nil
  }

  private func finding(
    _ meeting: ShapeStack.Meeting, of index: Int, isText: Bool, _ demand: Demand
  ) -> Finding {
    let upper = name(of: index, isText: isText)
    var parts = [upper, "ground"]
    var pair = Finding.Pair(meeting.pair.upper, on: meeting.pair.lower)
    if let below = meeting.below {
      let lower = name(of: below, isText: false)
      parts = [upper, lower]
      if isBand(below), !isText {
        parts.reverse()
        pair = Finding.Pair(pair.lower, on: pair.upper)
      }
    } else if specimen.ground != "ground" {
      parts[1] = ColorWords.word(specimen.ground, stack.ground)
    }
    let family = specimen.family(of: stack.shapes[index])
    return Finding(
      "contrast/\(family)/\(parts.joined(separator: "-on-"))/\(theme)",
      "\(ColorWords.title(family)): \(ColorWords.title(parts[0])) on "
        + ColorWords.title(parts[1]), places: [specimen.place], pair, demand)
  }

  /// "brown-body"; a bar that is named for its line is that alone.
  private func name(of index: Int, isText: Bool) -> String {
    let shape = stack.shapes[index]
    let layer = isText ? "text" : shape.layers.last ?? ""
    let isContent = isText || layer == "glyph" || layer == "label"
    let word =
      specimen.tokens.indices.contains(index)
      ? ColorWords.word(specimen.tokens[index], shape.color)
      : words.word(shape.color, isContent: isContent, family: specimen.family(of: shape))
    return layer.isEmpty || layer == word ? word : "\(word)-\(slug(layer))"
  }
}
