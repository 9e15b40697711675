package import DisplayList
import Geometry

extension Marker {
  /// The side, in points, of the smallest square canvas of an even whole number of points that
  /// holds the ink about the anchor with a point to spare; 44 for a marker that draws nothing.
  package var defaultFrame: Double {
    inkBox.map { 2 * Self.wholePoints(Self.reach(of: $0) + 1) } ?? Self.emptyFrame
  }

  /// The side of the canvas of a marker that draws nothing.
  private static let emptyFrame = 44.0
  /// The marker on a square canvas of `frame` points, the anchor exactly at its centre; nil for the
  /// default frame. A frame that would cut ink off is an error.
  package func picture(
    _ name: String, frame: Double? = nil, background: Color? = nil
  ) throws(DrawingError) -> DisplayList {
    let side = frame ?? defaultFrame
    if let box = inkBox, side < Self.reach(of: box) * 2 {
      throw .value(
        name: "--frame", value: decimal(side),
        accepted: "this marker needs at least \(decimal(Self.wholePoints(Self.reach(of: box) * 2)))"
      )
    }
    let canvas = Rect(x: 0, y: 0, width: side, height: side)
    let ground = background.map { DisplayItem.fill(.rectangle(canvas), $0, .nonzero) }
    return DisplayList(
      size: Size(side, side),
      items: (ground.map { [$0] } ?? []) + [group(name, applying: .translation(canvas.center))])
  }

  /// How far ink reaches from the anchor, along either axis.
  private static func reach(of box: Rect) -> Double {
    max(max(-box.minX, box.maxX), max(-box.minY, box.maxY))
  }

  /// Rounded up, but for what is only an error in the last place of a coordinate.
  private static func wholePoints(_ length: Double) -> Double { (length - 1e-9).rounded(.up) }
}
