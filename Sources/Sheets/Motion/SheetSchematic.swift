import DisplayList
import Geometry
import Markers

/// A stand-in for the app's sheet and map on a screen, to see a motion by: no part of it is the app's size.
struct SheetSchematic {
  private let screen: Color
  private let panel: Color
  private let edge: Color
  private let mark: Color

  /// Half a screen's size, at life size, about the origin.
  private static let frame = Rect(center: .zero, width: 28, height: 40)
  private static let screenRadius = 4.0
  /// How far from the screen's top the panel stands before and after it moves.
  private static let start = 34.0
  private static let end = 10.0
  private static let panelInset = 1.0
  private static let panelRadius = 3.0
  private static let grabber = Size(6, 1)
  private static let grabberTop = 1.5
  /// Lines that show where the panel starts and ends, beside the screen.
  private static let markLength = 3.0
  private static let markGap = 1.0
  /// An open stop, as a dot; from where the camera brings it above the half sheet.
  private static let dot = 4.0
  private static let dotStart = Point(9, 14)
  private static let half = 22.0
  private static let line = 0.5

  init(_ design: Design) throws(DrawingError) {
    screen = try design.color("card-2")
    panel = try design.color("paper")
    edge = try design.color("ink").opacity(SheetMetrics.swatchLineOpacity)
    mark = try design.color("caption")
  }

  /// The panel at a part of its way, above 1 where it overshoots.
  func moving(_ progress: Double) -> [DisplayItem] {
    items(
      top: Self.start + (Self.end - Self.start) * progress, opacity: 1,
      marked: [Self.start, Self.end])
  }

  /// The panel at the end of its way, in an opacity that is brought within 0…1.
  func fading(_ opacity: Double) -> [DisplayItem] {
    items(top: Self.end, opacity: min(1, max(0, opacity)), marked: [Self.end])
  }

  /// A stop on its way from where it was tapped to the middle of the map above the half sheet.
  func panning(_ progress: Double) -> [DisplayItem] {
    let end = Point(0, Self.frame.minY + Self.half / 2)
    let start = Point(Self.dotStart.x, Self.frame.minY + Self.dotStart.y)
    let place = start + (end - start) * progress
    return items(
      top: Self.half, opacity: 1, marked: [Self.half / 2],
      beneath: [.fill(.circle(center: place, radius: Self.dot / 2), mark, .nonzero)])
  }

  /// The panel's top and the lines beside it are measured from the screen's top.
  private func items(
    top: Double, opacity: Double, marked: [Double], beneath: [DisplayItem] = []
  ) -> [DisplayItem] {
    let frame = RoundedRect(Self.frame, radius: Self.screenRadius)
    return [
      .group(
        DisplayGroup(
          "screen", isPrecise: true,
          items: [.fill(frame.path, screen, .nonzero)] + beneath)),
      .group(
        DisplayGroup(
          "sheet", opacity: opacity, clip: frame.path, isPrecise: true,
          items: panelItems(top: Self.frame.minY + top))),
      .group(
        DisplayGroup(
          "marks", isPrecise: true,
          items: [
            .fill(ring(frame), edge, .evenOdd),
            .fill(marks(marked), mark, .nonzero),
          ])),
    ]
  }

  private func panelItems(top: Double) -> [DisplayItem] {
    // It reaches below the screen, so that its lower corners never show.
    let bottom = Self.frame.maxY + Self.panelRadius
    let body = RoundedRect(
      Rect(
        x: Self.frame.minX + Self.panelInset, y: min(top, bottom),
        width: Self.frame.width - 2 * Self.panelInset, height: max(0, bottom - top)),
      radius: Self.panelRadius)
    let grabber = Rect(
      center: Point(0, top + Self.grabberTop + Self.grabber.height / 2),
      width: Self.grabber.width, height: Self.grabber.height)
    return [
      .fill(body.path, panel, .nonzero),
      .fill(ring(body), edge, .evenOdd),
      .fill(RoundedRect(grabber, radius: Self.grabber.height / 2).path, mark, .nonzero),
    ]
  }

  private func ring(_ outline: RoundedRect) -> Path {
    var path = outline.path
    path.append(outline.inset(by: Self.line).path)
    return path
  }

  private func marks(_ distances: [Double]) -> Path {
    var path = Path()
    for distance in distances {
      for left in [
        Self.frame.minX - Self.markGap - Self.markLength, Self.frame.maxX + Self.markGap,
      ] {
        path.append(
          .rectangle(
            Rect(
              x: left, y: Self.frame.minY + distance - Self.line / 2, width: Self.markLength,
              height: Self.line)))
      }
    }
    return path
  }
}
