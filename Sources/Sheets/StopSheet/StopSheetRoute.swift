import DisplayList
import Geometry
import Markers
import Typesetting

/// A bus route in the metadata row: its name in a Brand capsule; or how many more there are.
struct StopSheetRoute {
  let width: Double
  private let layers: [DisplayItem]

  /// A capsule, laid out from the middle of its left edge; a count has none around it.
  init(_ text: String, isCount: Bool = false, _ design: Design) throws(DrawingError) {
    let (outline, size) = try design.label(text, "stop-sheet.route.label")
    let height = try design.dimension("stop-sheet.route.height")
    let padding = isCount ? 0 : try design.dimension("stop-sheet.route.padding")
    let width = max(outline.advance + 2 * padding, isCount ? 0 : height)
    let box = Rect(x: 0, y: -height / 2, width: width, height: height)
    let label = outline.path.offset(
      by: Point(
        (width - outline.advance) / 2, try design.ratio("label.baseline-ratio") * size))
    var layers: [DisplayItem] = []
    if !isCount {
      layers.append(
        .fill(
          RoundedRect(box, radius: height / 2).path, try design.color("brand"), .nonzero))
    }
    layers.append(.fill(label, try design.color(isCount ? "ink" : "accent-ink"), .nonzero))
    self.width = width
    self.layers = layers
  }

  /// What redlines say of the capsule, about the middle of its left edge; where another one follows,
  /// of the gap too.
  func measures(isFollowed: Bool, _ design: Design) throws(DrawingError) -> [Measure] {
    let height = try design.length("stop-sheet.route.height")
    let padding = try design.length("stop-sheet.route.padding")
    let gap = try design.length("stop-sheet.route.gap")
    let box = Rect(x: 0, y: -height.value / 2, width: width, height: height.value)
    return [
      .height(box, height),
      Measure(.horizontal(from: 0, to: padding.value, y: box.maxY), padding),
    ]
      + (isFollowed
        ? [Measure(.horizontal(from: width, to: width + gap.value, y: box.maxY), gap)] : [])
  }

  /// The capsule with the middle of its left edge at a place.
  func item(left place: Point) -> DisplayItem {
    .group(
      DisplayGroup(
        "route", isPrecise: true, items: layers.map { $0.applying(.translation(place)) }))
  }
}
