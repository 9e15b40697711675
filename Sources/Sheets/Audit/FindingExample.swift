import DisplayList
import Geometry

/// What a finding looks like.
struct FindingExample {
  /// In points at life size.
  let items: [DisplayItem]
  /// The colour that they lie on.
  let ground: Color
  /// What is to be seen of them; all of it where it is nil.
  var focus: Rect?
  /// How small it may be shown; what is larger yet is cut by the stage.
  var leastZoom = 1.0

  /// The least distance from the stage's edge, and the greatest enlargement.
  private static let padding = 8.0
  private static let greatestZoom = 2.0

  /// The example in the middle of a stage, as large as fits.
  func item(in stage: Rect) -> DisplayItem {
    let box = focus ?? items.inkBox ?? Rect(center: .zero, side: 1)
    let zoom = Self.zoom(of: box, in: stage, least: leastZoom)
    let move = Affine.translation(box.center * -1).then(.scale(zoom)).then(
      .translation(stage.center))
    return .group(
      DisplayGroup("drawing", isPrecise: true, items: items.map { $0.applying(move) }))
  }

  private static func zoom(of box: Rect, in stage: Rect, least: Double = 1) -> Double {
    let room = stage.inset(by: padding)
    let fitting = min(room.width / max(1, box.width), room.height / max(1, box.height))
    return min(greatestZoom, max(least, fitting))
  }

  /// What a card's stage shows of a drawing, with `focus` in the middle.
  static func window(on focus: Rect) -> Rect {
    let zoom = zoom(of: focus, in: FindingCard.stage)
    return Rect(
      center: focus.center, width: FindingCard.stage.width / zoom,
      height: FindingCard.stage.height / zoom)
  }
}
