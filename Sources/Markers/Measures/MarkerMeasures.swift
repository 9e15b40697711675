import Geometry

/// All that redlines say of a drawing.
package struct MarkerMeasures: Hashable, Sendable {
  /// What is measured, in the order of the letters.
  package var list: [Measure]
  /// Width and height of the hit frame; nil where there is none, or nothing is known of it.
  package var hitFrame: Frame?
  /// What the finished drawing was scaled by, nil where it was not: selection.
  package var scale: Quantity?

  /// A width and a height.
  package struct Frame: Hashable, Sendable {
    /// In points at life size.
    package let width: Quantity
    /// In points at life size.
    package let height: Quantity
  }

  /// Measures; without any, a redline shows the drawing's own size.
  package init(_ list: [Measure] = [], hitFrame: Frame? = nil, scale: Quantity? = nil) {
    self.list = list
    self.hitFrame = hitFrame
    self.scale = scale
  }

  /// The measures of the finished marker, selection's scale applied, enlarged by `zoom`.
  package func drawn(zoom: Double) -> MarkerMeasures {
    MarkerMeasures(
      list.map { $0.enlarged(by: zoom * (scale?.value ?? 1)) }, hitFrame: hitFrame, scale: scale)
  }

  /// The least touch target, or a wider one under a wider marker (spec §2, Stop hit area).
  static func hitFrame(
    under width: Quantity, _ design: Design
  ) throws(DrawingError) -> Frame {
    let least = try design.length("hit-area.side")
    return Frame(width: .max(least, width.asNumber), height: least)
  }
}
