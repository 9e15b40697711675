import DisplayList
package import Geometry
package import Markers

/// The screen that the panel is shown on, in points of the app. Its numbers are ours: documents 001
/// and 003 measure from the safe area, whatever the phone.
package struct PhoneScreen {
  /// The whole screen; its top left corner is the origin.
  package let frame: Rect
  /// What the system keeps clear of its own parts.
  package let safeArea: Rect
  /// Of the screen's corners.
  package let radius: Double

  /// A screen from the tokens `device`. Safe areas that leave nothing are an error.
  package init(_ design: Design) throws(DrawingError) {
    let width = try design.dimension("device.width")
    let height = try design.dimension("device.height")
    try self.init(size: Size(width, height), design)
  }

  /// A screen of another size with the same safe areas, which may not leave nothing.
  package init(size: Size, _ design: Design) throws(DrawingError) {
    let top = try design.dimension("device.safe-top")
    let bottom = try design.dimension("device.safe-bottom")
    guard top + bottom < size.height else {
      throw .value(
        name: "device.safe-top and device.safe-bottom, together", value: decimal(top + bottom),
        accepted: "less than the screen’s height, \(decimal(size.height))")
    }
    frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    safeArea = Rect(x: 0, y: top, width: size.width, height: size.height - top - bottom)
    radius = try design.dimension("device.radius")
  }

  /// The screen's edge.
  package var outline: RoundedRect { RoundedRect(frame, radius: radius, style: .continuous) }
}
