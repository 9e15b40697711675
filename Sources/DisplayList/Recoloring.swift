import Bitmap

/// Replaces every colour of a drawing by another. A drawing that recurs is replaced once.
private struct Recoloring {
  let replacement: (Color) -> Color
  /// What recurring drawings became, by the drawing.
  private var drawings: [ObjectIdentifier: Drawing] = [:]

  init(_ replacement: @escaping (Color) -> Color) { self.replacement = replacement }

  mutating func callAsFunction(_ items: [DisplayItem]) -> [DisplayItem] {
    var result: [DisplayItem] = []
    result.reserveCapacity(items.count)
    for item in items { result.append(self(item)) }
    return result
  }

  private mutating func callAsFunction(_ item: DisplayItem) -> DisplayItem {
    switch item {
    case .fill(let path, let color, let rule): return .fill(path, replacement(color), rule)
    case .stroke(let path, let color, let style): return .stroke(path, replacement(color), style)
    case .shadow(let path, let color, let sigma):
      return .shadow(path, replacement(color), sigma: sigma)
    case .image(let bitmap, let rect): return .image(bitmap.recolored(replacement), rect)
    case .group(let group): return .group(self(group))
    case .instance(let drawing, let point): return .instance(self(drawing), point)
    }
  }

  private mutating func callAsFunction(_ group: DisplayGroup) -> DisplayGroup {
    var group = group
    group.items = self(group.items)
    return group
  }

  private mutating func callAsFunction(_ drawing: Drawing) -> Drawing {
    if let known = drawings[ObjectIdentifier(drawing)] { return known }
    let recolored = Drawing(self(drawing.group))
    drawings[ObjectIdentifier(drawing)] = recolored
    return recolored
  }
}

extension [DisplayItem] {
  /// The items with every colour replaced: of fills, strokes, shadows and pictures, within groups
  /// and recurring drawings too. Colours are replaced one by one, before translucent ones are laid
  /// over what is below; their opacity is the replacement's.
  package func recolored(_ replacement: (Color) -> Color) -> [DisplayItem] {
    withoutActuallyEscaping(replacement) { replacement in
      var recoloring = Recoloring(replacement)
      return recoloring(self)
    }
  }
}

extension DisplayList {
  /// The picture with every colour replaced, as `[DisplayItem].recolored` does.
  package func recolored(_ replacement: (Color) -> Color) -> DisplayList {
    DisplayList(size: size, items: items.recolored(replacement))
  }
}
