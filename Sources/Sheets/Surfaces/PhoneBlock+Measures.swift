import DisplayList
import Geometry
import Markers

extension PhoneBlock {
  /// Lengths beside the phone: at the left where the panel stands, else the safe areas and margins,
  /// or on the expanded panel's phone, where less is to be said, the screen's size.
  func measures() throws(DrawingError) -> [DisplayItem] {
    let (screen, panel) = (layout.screen.frame, layout.frame)
    let left = -DimensionChain.distance
    let right = screen.maxX * zoom + DimensionChain.distance
    let below = screen.maxY * zoom + DimensionChain.distance
    let chain = DimensionChain(zoom: zoom, design: design)
    let place =
      try chain.down(detentRange, at: left, left: true)
      + chain.down(span(panel.maxY, screen.maxY), at: left, left: true)
    guard layout.detent != .full else {
      return try place + chain.down(span(screen.minY, screen.maxY), at: right)
        + chain.across(span(screen.minX, screen.maxX), at: below)
    }
    let safe = layout.screen.safeArea
    return try place
      + chain.down(span(screen.minY, safe.minY), at: right)
      + chain.down(span(safe.maxY, screen.maxY), at: right)
      + chain.across(span(screen.minX, panel.minX), at: below)
      + chain.across(span(panel.minX, panel.maxX), at: below)
      + chain.across(span(panel.maxX, screen.maxX), at: below)
  }

  /// From the panel's top edge to what its detent is measured from.
  private var detentRange: ClosedRange<Double> {
    let safe = layout.screen.safeArea
    return span(layout.frame.minY, layout.detent == .full ? safe.minY : safe.maxY)
  }
}
