package import Geometry

/// Where the parts of a station's capsule stand, about its centre (001, StationIconView). All follow
/// from the height, but for the gap between bars, which stays the same.
package struct StationCapsuleLayout {
  /// The inner capsule's height.
  package let height: Double
  /// The inner capsule's width.
  package let width: Double
  /// The glyph's height.
  package let glyphHeight: Double
  /// The centre of the square that the glyph stands in.
  package let glyphCenter: Point
  /// One bar a line, from the left.
  package let bars: [Rect]
  /// The corner radius of a bar.
  package let barRadius: Double

  /// The inner capsule.
  package var body: Rect { Rect(center: .zero, width: width, height: height) }

  /// The layout of a capsule `height` points high. A height that is none is an error.
  package init(
    lineCount: Int, height: Double, _ design: Design
  ) throws(DrawingError) {
    guard height >= 0, height.isFinite else {
      throw .value(
        name: "height of a station's icon", value: "\(height)",
        accepted: "a length of 0 or more")
    }
    let token = { (name: String) throws(DrawingError) in
      try design.ratio("station.capsule.\(name)")
    }
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
