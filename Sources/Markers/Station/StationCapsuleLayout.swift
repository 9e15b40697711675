import Geometry

/// Where the parts of a station's capsule stand, about its centre. All follow from the height.
struct StationCapsuleLayout {
  /// The inner capsule's height.
  let height: Double
  /// The inner capsule's width.
  let width: Double
  /// The glyph's height and the centre of the square it stands in.
  let glyphHeight: Double
  let glyphCenter: Point
  /// One bar a line, from the left.
  let bars: [Rect]
  let barRadius: Double

  init(lineCount: Int, _ design: Design) throws(DrawingError) {
    let token = { (name: String) throws(DrawingError) in
      try design.ratio("station.capsule.\(name)")
    }
    let height = try design.dimension("station.capsule.height")
    let gap = try design.dimension("station.capsule.bar-gap")
    let barWidth = try height * token("bar-width-ratio")
    let barHeight = try height * token("bar-height-ratio")
    let trailing = try max(
      design.dimension("station.capsule.trailing-min"), height * token("trailing-ratio"))
    // The glyph's square, then the bars; the lead is negative and shortens the row.
    let barsStart = try height + height * design.number("station.capsule.bar-lead-ratio")
    let count = Double(lineCount)
    let width = barsStart + count * barWidth + (count - 1) * gap + trailing
    self.height = height
    self.width = width
    glyphHeight = try height * token("glyph-ratio")
    glyphCenter = Point((height - width) / 2, 0)
    barRadius = try height * token("bar-radius-ratio")
    bars = (0..<lineCount).map { index in
      Rect(
        x: barsStart - width / 2 + Double(index) * (barWidth + gap), y: -barHeight / 2,
        width: barWidth, height: barHeight)
    }
  }
}
