import DesignTokens
import DisplayList
import Geometry
import Markers
import Typesetting

/// The steps of the type ramp, each set in its own size (001, Type).
enum TypeRamp {
  static let steps = ["display", "title", "body", "sub", "cap"]

  private static let sample = "Clark/Lake · Brown Line to Kimball in 4 min"
  /// Where a sample begins: at the second column.
  private static let sampleLeft = 144.0
  /// From one line to the next: so many sizes, and not less than two lines of a name take.
  private static let leading = 1.6
  private static let leastPitch = 40.0
  /// From the middle of a line of text down to its baseline, in sizes.
  private static let textDrop = 0.35
  /// From a step's name to its size.
  private static let namePitch = 14.0

  static func section(_ design: Design) -> BlockSection {
    BlockSection(
      "Type ramp", note: "actual size · sizes given, weights chosen",
      blocks: [SheetBlock("ramp") { () throws(DrawingError) in try ramp(design) }])
  }

  private static func ramp(_ design: Design) throws(DrawingError) -> BlockDrawing {
    let width = ComponentsSheet.width
    var items: [DisplayItem] = []
    var parts: [BlockDrawing.Part] = []
    var top = 0.0
    for step in steps {
      let style = try design.typography("type.\(step)")
      let pitch = max(leastPitch, leading * style.size)
      // Names and sample share a baseline; the size stands below the name.
      let baseline = top + pitch / 2 + textDrop * style.size
      items += try line(step, style, baseline: baseline, design)
      parts.append(
        BlockDrawing.Part(
          name: step, caption: "\(name(step)) \(decimal(style.size))",
          frame: Rect(x: 0, y: top, width: width, height: pitch)))
      top += pitch
    }
    var drawing = BlockDrawing(items, room: Rect(x: 0, y: 0, width: width, height: top))
    drawing.parts = parts
    drawing.measures.facts = try steps.map { step throws(DrawingError) in
      try design.textSize("type.\(step)")
    }
    return drawing
  }

  private static func line(
    _ step: String, _ style: Typography, baseline: Double, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let (sample, _) = try design.label(sample, "type.\(step)")
    let size = [
      decimal(style.size), weightName(style.weight), decimal(style.weight),
    ].compactMap(\.self).joined(separator: " ")
    return [
      try design.text(name(step), SheetText.tokenName, at: Point(0, baseline), color: "ink"),
      try design.text(
        size, SheetText.tokenValue, at: Point(0, baseline + namePitch), color: "caption"),
      .group(
        DisplayGroup(
          step,
          items: [
            .fill(
              sample.path.offset(by: Point(sampleLeft, baseline)), try design.color("ink"),
              .nonzero)
          ])),
    ]
  }

  private static func name(_ step: String) -> String {
    step.prefix(1).uppercased() + step.dropFirst()
  }

  private static func weightName(_ weight: Double) -> String? {
    switch weight {
    case 400: "regular"
    case 500: "medium"
    case 600: "semibold"
    case 700: "bold"
    case 800: "heavy"
    default: nil
    }
  }
}
