import DisplayList
import Geometry

extension DataMarker.State {
  /// What redlines say of it: the sizes and offsets of its layers, by their tokens.
  func measures(_ design: Design) throws(DrawingError) -> MarkerMeasures {
    var measures = MarkerMeasures()
    for layer in layers {
      // Layers may share a place: a text on its box.
      measures.list += try layer.measures(design).filter { !measures.list.contains($0) }
      if case .text(_, let style) = layer.shape {
        let fact = try design.textSize(style)
        if !measures.facts.contains(fact) { measures.facts.append(fact) }
      }
    }
    return measures
  }
}

extension DataLayer {
  /// Its sizes, then how far its centre is from the anchor.
  fileprivate func measures(_ design: Design) throws(DrawingError) -> [Measure] {
    let x = try self.x.map { name throws(DrawingError) in try design.signedLength(name) }
    let y = try self.y.map { name throws(DrawingError) in try design.signedLength(name) }
    let center = Point(x?.value ?? 0, y?.value ?? 0)
    return try sizes(about: center, design)
      + [
        x.map { Measure(.horizontal(from: 0, to: $0.value, y: center.y), $0) },
        y.map { Measure(.vertical(from: 0, to: $0.value, x: center.x), $0) },
      ].compactMap(\.self)
  }

  private func sizes(about center: Point, _ design: Design) throws(DrawingError) -> [Measure] {
    switch shape {
    case .circle(let diameter):
      let diameter = try design.length(diameter)
      return [.side(Rect(center: center, side: diameter.value), diameter)]
    case .roundedRect(let width, let height, let radius):
      let (width, height) = try (design.length(width), design.length(height))
      let box = Rect(center: center, width: width.value, height: height.value)
      return [
        .width(box, width), .height(box, height), .radius(box, try design.length(radius)),
      ]
    case .icon(let name, let height):
      let height = try design.length(height)
      let viewBox = try design.icon(name).viewBox
      let width = height.value * viewBox.width / viewBox.height
      return [.height(Rect(center: center, width: width, height: height.value), height)]
    case .text: return []
    }
  }
}
