package import DisplayList
package import Geometry

/// A display list with the ink box of every item and the blur of every shadow worked out once, so
/// that each band of each scale passes over what it does not show.
package struct PreparedPicture: Sendable {
  /// The picture's size in points.
  package let size: Size
  let items: [PreparedItem]

  /// Works out the ink boxes and shadows of a list.
  package init(_ list: DisplayList) {
    size = list.size
    items = list.items.map { PreparedItem($0) }
  }
}

/// An item, its ink box, for a group its items, and for a shadow its blur.
struct PreparedItem: Sendable {
  let item: DisplayItem
  let box: Rect?
  let children: [PreparedItem]
  /// What drawing the shadow throws is kept until it is drawn.
  let shadow: Result<ShadowField, CanvasError>?

  init(_ item: DisplayItem) {
    self.item = item
    shadow =
      if case .shadow(let path, _, let sigma) = item, sigma > 0 {
        Result { () throws(CanvasError) in try ShadowField(path, sigma: sigma) }
      } else { nil }
    if case .group(let group) = item {
      children = group.items.map { PreparedItem($0) }
      box = children.compactMap(\.box).reduce(nil) { box, next in box?.union(next) ?? next }
    } else {
      children = []
      box = item.inkBox
    }
  }
}
