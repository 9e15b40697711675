import Geometry

/// The outlines of a bus's heading arrow and number tag, flattened once, to measure many bearings.
package struct ArrowTagGeometry {
  /// The arrow at bearing 0 with its keyline, and its fill alone.
  private let arrow: Polygon
  private let fill: Polygon
  private let arrowArea: Double
  private let fillArea: Double
  /// The middle of a disc that holds the arrow at bearing 0, and its radius.
  private let center: Point
  private let radius: Double
  /// The tag where it stands above the body, and the box that it fills.
  private let tag: ConvexPolygon
  private let box: Rect
  private let design: Design

  /// The outlines for a bus of `route`.
  package init(_ route: RouteName, _ design: Design) throws(DrawingError) {
    let vertices = try HeadingArrow.outline(design)
    let arrow = Self.polygon(try HeadingArrow.keyline(around: vertices, design))
    let center = arrow.bounds?.center ?? .zero
    (self.arrow, self.center, fill) = (arrow, center, Polygon(vertices))
    (arrowArea, fillArea) = (arrow.area, fill.area)
    radius = arrow.vertices.map { ($0 - center).length }.max() ?? 0
    let (text, _) = try design.label(route.text, "vehicle.tag.label")
    let box = try NumberTag.box(of: text, bearing: nil, design)
    (self.box, tag) = (box.rect, ConvexPolygon(Self.polygon(box.path)))
    self.design = design
  }

  /// The overlap at a bearing; an error where it is not a finite number.
  package func overlap(at bearing: Double) throws(DrawingError) -> ArrowTagOverlap {
    let isBelow = try NumberTag.isBelow(bearing, design)
    // Half a turn about the body's centre takes the tag from below to above: measure there.
    let half = Affine.scale(isBelow ? -1 : 1)
    let turn = try HeadingArrow.turn(to: bearing).then(half)
    let isFar = box.distance(to: turn.apply(to: center)) > radius
    let hidden = { (part: Polygon) in
      isFar ? Polygon([]) : part.applying(turn).clipped(to: tag)
    }
    let region = hidden(arrow).applying(half)
    return ArrowTagOverlap(
      bearing: bearing, isTagBelow: isBelow, region: region,
      arrow: .init(covered: region.area, whole: arrowArea),
      fill: .init(covered: hidden(fill).area, whole: fillArea))
  }

  /// The overlaps at those of `bearings` where the tag hides some of the arrow, in their order.
  package func overlaps(
    at bearings: some Sequence<Double>
  ) throws(DrawingError) -> [ArrowTagOverlap] {
    var found: [ArrowTagOverlap] = []
    for bearing in bearings {
      let overlap = try overlap(at: bearing)
      if !overlap.isEmpty { found.append(overlap) }
    }
    return found
  }

  /// An outline of one subpath as a polygon.
  private static func polygon(_ path: Path) -> Polygon {
    path.polygons().first ?? Polygon([])
  }
}
