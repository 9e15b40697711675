/// The shapes that a layer of a pack's file may have, by their words there.
enum DataShapeKind: String, CaseIterable {
  case circle
  case roundedRect = "rounded-rect"
  case icon
  case text

  /// The members that a layer of this shape has besides `shape` and `color`.
  var keys: [String] {
    switch self {
    case .circle: ["diameter"]
    case .roundedRect: ["width", "height", "radius"]
    case .icon: ["icon", "height"]
    case .text: ["text", "style"]
    }
  }
}
