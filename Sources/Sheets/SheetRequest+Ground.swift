package import DisplayList
package import Geometry
package import Markers

extension SheetRequest.Ground {
  /// The ground over all of a rectangle; where there is none, the token's colour.
  package static func items(
    _ ground: SheetRequest.Ground?, in rect: Rect, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    switch ground {
    case nil: [.fill(.rectangle(rect), try design.opaqueColor("ground"), .nonzero)]
    case .color(let color): [.fill(.rectangle(rect), color, .nonzero)]
    case .map(let ground): try ground.items(in: rect, design)
    case .picture(let bitmap):
      [.fill(.rectangle(rect), try design.opaqueColor("ground"), .nonzero), .image(bitmap, rect)]
    }
  }
}
