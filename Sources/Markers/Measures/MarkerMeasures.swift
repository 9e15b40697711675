import Geometry

/// All that redlines say of a drawing.
package struct MarkerMeasures: Hashable, Sendable {
  /// What is measured, in the order of the letters.
  package var list: [Measure]
  /// Width and height of the hit frame; nil where there is none, or nothing is known of it.
  package var hitFrame: Frame?
  /// What the finished drawing was scaled by, nil where it was not: selection.
  package var scale: Quantity?
  /// Values that are no lengths of the drawing, or stand on it already: a duration, the size of text.
  package var facts: [Fact] = []

  /// A value with where it comes from.
  package struct Fact: Hashable, Sendable {
    /// "250 ms".
    package let text: String
    /// A token's name, or a formula.
    package let source: String
    /// Whether it is of text: its size, or the space between its letters.
    package let isOfText: Bool

    /// A value and its source.
    package init(_ text: String, _ source: String, isOfText: Bool = false) {
      self.text = text
      self.source = source
      self.isOfText = isOfText
    }

    /// A quantity as it is written.
    package init(_ quantity: Quantity) { self.init(quantity.text, quantity.formula) }

    /// A length that is never less, as it is written: "≥ 8".
    package static func atLeast(_ quantity: Quantity) -> Fact {
      Fact("≥ \(quantity.text)", quantity.formula)
    }

    /// The most lines of a text: "≤ 2 lines".
    package static func lines(_ count: Quantity) -> Fact {
      Fact("≤ \(count.text) lines", count.formula)
    }

    /// A radius as it is written: "r 6".
    package static func radius(_ quantity: Quantity) -> Fact {
      Fact("r \(quantity.text)", quantity.formula)
    }
  }

  /// A width and a height.
  package struct Frame: Hashable, Sendable {
    /// In points at life size.
    package let width: Quantity
    /// In points at life size.
    package let height: Quantity

    /// A width and a height.
    package init(width: Quantity, height: Quantity) {
      self.width = width
      self.height = height
    }
  }

  /// Measures; without any, redlines leave the drawing as it is.
  package init(_ list: [Measure] = [], hitFrame: Frame? = nil, scale: Quantity? = nil) {
    self.list = list
    self.hitFrame = hitFrame
    self.scale = scale
  }

  /// Whether there is nothing to say.
  package var isEmpty: Bool { list.isEmpty && facts.isEmpty && scale == nil }

  /// The measures of the finished marker, selection's scale applied, enlarged by `zoom`.
  package func drawn(zoom: Double) -> MarkerMeasures {
    var drawn = self
    drawn.list = list.map { $0.enlarged(by: zoom * (scale?.value ?? 1)) }
    return drawn
  }

  /// The least touch target, or a wider one under a wider marker (spec §2, Stop hit area).
  package static func hitFrame(
    under width: Quantity, _ design: Design
  ) throws(DrawingError) -> Frame {
    let least = try design.length("hit-area.side")
    return Frame(width: .max(least, width.asNumber), height: least)
  }
}
