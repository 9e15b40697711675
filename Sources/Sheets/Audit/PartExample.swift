import DisplayList
import Geometry

/// A part of a component that is too large for a finding's card: the part, what holds it, and what
/// else of the component is seen whole beside it.
struct PartExample {
  /// What is to be seen: the part with the chip, the tag or the badge that it stands on; of a long edge
  /// its beginning.
  let focus: Rect
  /// The fills, lowest first. What the card's edge would cut is left out but for what the part lies
  /// on.
  let items: [DisplayItem]

  /// How much is seen around the part, what else keeps from the card's edge, what is shown whole, and
  /// how much of what is longer.
  private static let around = 4.0
  private static let margin = 2.0
  private static let room = Size(112, 80)
  private static let corner = Size(48, 32)
  /// The layers that parts lie on.
  private static let surfaces: Set = ["body", "border"]

  /// A part of a component's fills.
  init(part: PaintedShape, of shapes: [PaintedShape]) {
    let holders = shapes.filter {
      Self.fits($0.bounds) && $0.bounds.contains(part.bounds)
    }
    let focus = Self.start(holders.reduce(part.bounds) { $0.union($1.bounds) })
      .inset(by: -Self.around)
    let window = FindingExample.window(on: focus).inset(by: Self.margin)
    self.focus = focus
    items = Self.shown(of: shapes, part: part.bounds, in: window)
      .map { .fill($0.path, $0.color, $0.rule) }
  }

  /// What stands on something that is left out is left out as well.
  private static func shown(
    of shapes: [PaintedShape], part: Rect, in window: Rect
  ) -> [PaintedShape] {
    var omitted: [Rect] = []
    return shapes.filter { shape in
      let box = shape.bounds
      let isSurface = !fits(box) && surfaces.contains(shape.layers.last ?? "")
      let isWhole = window.contains(box) && !omitted.contains { $0.contains(box) }
      if box == part || isSurface || isWhole { return true }
      omitted.append(box)
      return false
    }
  }

  private static func fits(_ box: Rect) -> Bool {
    box.width <= room.width && box.height <= room.height
  }

  private static func start(_ box: Rect) -> Rect {
    Rect(
      x: box.minX, y: box.minY, width: box.width > room.width ? corner.width : box.width,
      height: box.height > room.height ? corner.height : box.height)
  }
}
