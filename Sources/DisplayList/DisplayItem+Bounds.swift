package import Geometry

extension DisplayItem {
  /// A rectangle outside which the item draws nothing (the ink box, where a clip is a rectangle or
  /// none), or nil when it draws nothing at all.
  package var inkBox: Rect? {
    switch self {
    case .fill(let path, _, _): path.bounds
    case .stroke(let path, _, let style):
      // A mitre reaches further than half the width; nothing here is sharper than 2 to 1.
      path.bounds?.inset(by: style.join == .miter ? -style.width : -style.width / 2)
    case .shadow(let path, _, let sigma): path.bounds?.inset(by: -3 * max(0, sigma))
    case .image(_, let rect): rect
    case .instance(let drawing, let point): drawing.inkBox?.offset(by: point)
    case .group(let group): group.inkBox
    }
  }

  /// The item with every point mapped; stroke widths grow with lengths.
  package func applying(_ affine: Affine) -> DisplayItem {
    switch self {
    case .fill(let path, let color, let rule): return .fill(path.applying(affine), color, rule)
    case .stroke(let path, let color, var style):
      style.width *= affine.lengthFactor
      style.dash = style.dash.map { $0 * affine.lengthFactor }
      style.dashPhase *= affine.lengthFactor
      return .stroke(path.applying(affine), color, style)
    case .shadow(let path, let color, let sigma):
      return .shadow(path.applying(affine), color, sigma: sigma * affine.lengthFactor)
    case .image(let bitmap, let rect):
      return .image(
        bitmap,
        Path.rectangle(rect).applying(affine).bounds ?? rect)
    case .group(var group):
      group.clip = group.clip?.applying(affine)
      group.items = group.items.map { $0.applying(affine) }
      return .group(group)
    case .instance(let drawing, let point):
      guard affine.isTranslation else { return drawing.placed(at: point).applying(affine) }
      return .instance(drawing, affine.apply(to: point))
    }
  }
}

extension DisplayGroup {
  /// What its items draw, as far as its clip lets it be seen.
  fileprivate var inkBox: Rect? {
    guard let clip else { return items.inkBox }
    guard let limit = clip.bounds else { return nil }
    return items.inkBox.flatMap(limit.intersection)
  }
}

extension [DisplayItem] {
  /// The smallest rectangle that holds what the items draw, or nil when they draw nothing.
  package var inkBox: Rect? {
    compactMap(\.inkBox).reduce(nil) { box, next in box?.union(next) ?? next }
  }
}
