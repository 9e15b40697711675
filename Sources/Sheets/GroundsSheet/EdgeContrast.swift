import DisplayList
import Geometry
import Markers

/// How an edge of a marker holds on a ground: the contrasts at both sides of its keyline.
struct EdgeContrast {
  /// The outermost band and the ground's colour nearest to it; nil where no ground is around it.
  let ground: ColorPair?
  /// The outermost band and the one inside it; nil where there is no keyline.
  let fill: ColorPair?
  /// What the band inside is called: "Fill" or "Hairline".
  let fillName: String

  /// Measures one edge of a marker at actual size, its anchor at a place on the map; nil for a marker
  /// without that edge.
  init?(
    _ part: MarkerEdge.Part, of marker: Marker, at anchor: Point, on surface: GroundSurface
  ) {
    let edges = marker.edges
    guard let edge = edges.first(where: { $0.part == part }) else { return nil }
    let outlines = edges.map(\.outer.outline)
    ground = surface.least(edge.outer, among: outlines, at: anchor)
    // A translucent band shows what is below it.
    let outer = ground?.first ?? edge.outer.color
    fill = edge.inner.map { ColorPair(outer, $0.color.over(outer)) }
    fillName = edge.inner?.name == "hairline" ? "Hairline" : "Fill"
  }

  /// The contrasts that were measured.
  var pairs: [ColorPair] { [ground, fill].compactMap(\.self) }
}
