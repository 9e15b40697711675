import Bitmap
import DisplayList
import Geometry
import Markers

extension SheetRequest.Ground {
  /// What the sheet `grounds` calls it.
  var title: String {
    switch self {
    case .map(let ground): ground.title
    case .color(let color): "Colour \(color.hex)"
    case .picture: "Picture"
    }
  }

  /// What covers a rectangle of the map, in points from the map's origin.
  func items(in rect: Rect, _ design: Design) throws(DrawingError) -> [DisplayItem] {
    switch self {
    case .map(let ground): return try ground.items(in: rect, design)
    case .color(let color): return [.fill(.rectangle(rect), color, .nonzero)]
    case .picture(let picture):
      return [
        .fill(.rectangle(rect), try design.color("ground"), .nonzero),
        .image(picture.tile(for: rect), rect),
      ]
    }
  }

  /// What contrast is measured on.
  func surface(_ design: Design) throws(DrawingError) -> GroundSurface {
    switch self {
    case .color(let color): return .colors([color])
    case .picture(let picture): return .picture(picture, over: try design.color("ground"))
    case .map(.aerial):
      return .picture(try AerialGround.tile(design), over: try design.color("ground"))
    case .map(let ground):
      var colors: [Color] = []
      for name in ground.colorNames { colors.append(try design.color(name)) }
      return .colors(colors)
    }
  }
}
