import DisplayList
import Geometry
package import Markers

/// What to do next on a trip, beside the line of its leg (004, section 3).
package struct TripHeader: Hashable, Sendable {
  /// "Get off in 2 stops".
  package let instruction: String
  /// "Tate Modern · 8 min".
  package let detail: String
  /// How the leg is travelled.
  package let mode: TransitMode
  /// The id of the leg's line whose official colour is known, or nil.
  package let line: String?

  /// A header.
  package init(_ instruction: String, _ detail: String, _ mode: TransitMode, line: String? = nil) {
    self.instruction = instruction
    self.detail = detail
    self.mode = mode
    self.line = line
  }

  /// The header, `width` wide. Its texts have the light theme's colours in both, as the document has
  /// it: on the dark canvas the instruction cannot be read.
  package func draw(width: Double, _ design: Design) throws(DrawingError) -> Component {
    let padding = try design.dimension("trip-header.padding")
    let dot = try design.dimension("trip-header.dot")
    let left = padding + dot + (try design.dimension("trip-header.gap"))
    let room = width - left - padding
    let title = try TextLine.fitted(instruction, "type.eta-hero", width: room, design)
    let sub = try TextLine.fitted(detail, "type.body", width: room, design)
    let subTop = padding + title.height + (try design.dimension("trip-header.text-gap"))
    let progress = try progressItems(axis: padding + dot / 2, top: padding, dot: dot, design)
    return Component(
      items: progress.items + [
        title.layer(
          "instruction", at: Point(left, padding + title.height / 2),
          try design.color("text.primary")),
        sub.layer(
          "detail", at: Point(left, subTop + sub.height / 2), try design.color("text.secondary")),
      ], size: Size(width, max(progress.bottom, subTop + sub.height) + padding),
      accessibility: AccessibilityRow(role: "none", label: "\(instruction), \(detail)"),
      measures: try Self.measures(design),
      facts: try facts(
        ["line-gap", "ring", "text-gap"].map { "trip-header.\($0)" }, texts: ["eta-hero", "body"],
        design))
  }

  /// Padding, dot and line, and the gap to the text.
  private static func measures(_ design: Design) throws(DrawingError) -> [Measure] {
    let token = { (name: String) throws(DrawingError) in
      try design.length("trip-header.\(name)")
    }
    let edge = try token("padding")
    let padding = edge.value
    let dot = try token("dot")
    let (width, height) = (try token("line-width"), try token("line-height"))
    let top = try padding + dot.value + token("line-gap").value
    return [
      .side(Rect(x: padding, y: padding, width: dot.value, height: dot.value), dot),
      down(top, at: [padding], height),
      across(padding + (dot.value - width.value) / 2, at: top + height.value, width),
      across(padding + dot.value, at: padding, try token("gap")),
      across(0, at: padding, edge),
    ]
  }

  /// A dot, the leg's line and a ring, one below the other.
  private func progressItems(
    axis: Double, top: Double, dot: Double, _ design: Design
  ) throws(DrawingError) -> (items: [DisplayItem], bottom: Double) {
    let gap = try design.dimension("trip-header.line-gap")
    let line = Size(
      try design.dimension("trip-header.line-width"),
      try design.dimension("trip-header.line-height"))
    let lineTop = top + dot + gap
    let ringTop = lineTop + line.height + gap
    let color = try mode.color(line: self.line, design)
    let bar = Rect(x: axis - line.width / 2, y: lineTop, width: line.width, height: line.height)
    let center = Point(axis, ringTop + dot / 2)
    // The document strokes the circle: half of the stroke lies outside of it.
    let half = try design.dimension("trip-header.ring") / 2
    return (
      [
        layer("start", .circle(center: Point(axis, top + dot / 2), radius: dot / 2), color),
        layer("line", .rectangle(bar), color),
        ring(
          "end", outer: .circle(center: center, radius: dot / 2 + half),
          inner: .circle(center: center, radius: max(0, dot / 2 - half)),
          try design.color("text.tertiary")),
      ], ringTop + dot
    )
  }
}
