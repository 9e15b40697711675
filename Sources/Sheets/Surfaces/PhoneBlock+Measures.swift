import DisplayList
import Geometry
import Markers

extension PhoneBlock {
  /// Lengths beside the phone: at the left where the panel stands, at the right the safe area and
  /// what is above and below it, below the phone the margins. They add up to the screen's size.
  func dimensionLines() throws(DrawingError) -> [DisplayItem] {
    let (screen, panel) = (layout.screen.frame, layout.frame)
    let left = -DimensionChain.distance
    let right = screen.maxX * zoom + DimensionChain.distance
    let below = screen.maxY * zoom + DimensionChain.distance
    let chain = DimensionChain(zoom: zoom, design: design)
    let place =
      try chain.down(detentRange, at: left, left: true)
      + chain.down(span(panel.maxY, screen.maxY), at: left, left: true)
    let safe = layout.screen.safeArea
    return try place
      + chain.down(span(screen.minY, safe.minY), at: right)
      + chain.down(span(safe.minY, safe.maxY), at: right)
      + chain.down(span(safe.maxY, screen.maxY), at: right)
      + chain.across(span(screen.minX, panel.minX), at: below)
      + chain.across(span(panel.minX, panel.maxX), at: below)
      + chain.across(span(panel.maxX, screen.maxX), at: below)
  }

  /// What redlines say of the phone, in points of the app: the screen, where the panel stands on it,
  /// and the tab bar (001, Core sheet).
  func measures() throws(DrawingError) -> MarkerMeasures {
    let (screen, panel) = (layout.screen.frame, layout.frame)
    let safe = layout.screen.safeArea
    let margin = try design.length("panel.margin")
    let (width, height) = try (design.length("device.width"), design.length("device.height"))
    let (top, bottom) = try (design.length("device.safe-top"), design.length("device.safe-bottom"))
    let target = try design.length("hit-area.side")
    let down = { (from: Double, to: Double, quantity: Quantity) in
      Measure([screen.minX, screen.maxX].map { .vertical(from: from, to: to, x: $0) }, quantity)
    }
    var measures = MarkerMeasures(
      [
        .width(screen, width), down(screen.minY, screen.maxY, height),
        .radius(screen, try design.length("device.radius")),
        down(screen.minY, safe.minY, top), down(safe.maxY, screen.maxY, bottom),
        down(detentRange.lowerBound, detentRange.upperBound, try detent()),
        Measure(
          [
            .horizontal(from: screen.minX, to: panel.minX, y: screen.maxY),
            .horizontal(from: panel.maxX, to: screen.maxX, y: screen.maxY),
          ], margin),
        down(panel.maxY, screen.maxY, margin),
        .width(
          Rect(x: panel.x, y: screen.y, width: panel.width, height: screen.height),
          width.asNumber - .count(2) * margin),
      ], hitFrame: MarkerMeasures.Frame(width: target, height: target))
    measures.facts = [
      MarkerMeasures.Fact(try design.length("card.gap")),
      MarkerMeasures.Fact(try design.part("card.placeholder-opacity")),
    ]
    return measures
  }

  /// What the detent is measured by.
  private func detent() throws(DrawingError) -> Quantity {
    switch layout.detent {
    case .tip: return try design.length(layout.page.tipToken)
    case .half:
      return .count(layout.screen.safeArea.height) * (try design.part("panel.half-ratio"))
    case .full: return try design.length("panel.full-top")
    }
  }

  /// From the panel's top edge to what its detent is measured from.
  private var detentRange: ClosedRange<Double> {
    let safe = layout.screen.safeArea
    return span(layout.frame.minY, layout.detent == .full ? safe.minY : safe.maxY)
  }
}
