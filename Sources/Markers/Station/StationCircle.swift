import DesignTokens
import DisplayList
import Geometry

/// A station from afar: a disc in its line's hue, or in Card 2 where several lines stop (000,
/// "Station · below zoom 15").
enum StationCircle {
  static func draw(_ lines: [Line], _ design: Design) throws(DrawingError) -> [DisplayItem] {
    let radius = try design.dimension("station.circle.diameter") / 2
    let keyline = try design.dimension("station.circle.keyline")
    let fill = try lines.count == 1 ? design.hue(of: lines[0]) : design.color("card-2")
    return [
      layer("keyline", .circle(center: .zero, radius: radius), try design.color("paper")),
      layer("body", .circle(center: .zero, radius: radius - keyline), fill),
    ]
  }
}
