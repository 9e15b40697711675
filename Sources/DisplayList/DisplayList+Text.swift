import Bitmap
import Geometry

extension DisplayList {
  /// The picture as text, one item a line, in a form that stays the same: what text goldens hold.
  package var text: String {
    "picture \(decimal(size.width)) × \(decimal(size.height))\n"
      + items.map { $0.text(indent: "") }.joined()
  }
}

extension DisplayItem {
  /// The item as one or more lines, each with `indent` before it.
  func text(indent: String) -> String {
    switch self {
    case .fill(let path, let color, let rule):
      "\(indent)fill \(color.text) \(rule.rawValue) \(path.svgData)\n"
    case .stroke(let path, let color, let style):
      "\(indent)stroke \(color.text) \(style.text) \(path.svgData)\n"
    case .shadow(let path, let color, let sigma):
      "\(indent)shadow \(color.text) sigma \(decimal(sigma)) \(path.svgData)\n"
    case .image(let bitmap, let rect):
      "\(indent)image \(bitmap.width) × \(bitmap.height) in \(rect.text)\n"
    case .group(let group): group.text(indent: indent)
    case .instance(let drawing, let point):
      "\(indent)instance at \(decimal(point.x)) \(decimal(point.y))\n"
        + drawing.group.text(indent: indent + "  ")
    }
  }
}

extension DisplayGroup {
  fileprivate func text(indent: String) -> String {
    var head = "\(indent)group \(name)"
    if opacity < 1 { head += " at \(decimal(opacity))" }
    if let clip { head += " clipped to \(clip.svgData)" }
    return head + "\n" + items.map { $0.text(indent: indent + "  ") }.joined()
  }
}

extension Color {
  fileprivate var text: String { opacity < 1 ? "\(hex) at \(decimal(opacity))" : hex }
}

extension StrokeStyle {
  fileprivate var text: String {
    "width \(decimal(width)) \(join.rawValue)" + (cap == .butt ? "" : " \(cap.rawValue) ends")
      + (dash.isEmpty ? "" : " dash " + dash.map(decimal).joined(separator: " "))
      + (dashPhase == 0 ? "" : " from \(decimal(dashPhase))")
  }
}

extension Rect {
  fileprivate var text: String {
    "\(decimal(x)) \(decimal(y)) \(decimal(width)) \(decimal(height))"
  }
}
