import DisplayList

extension Marker {
  /// The edges that the marker has against the map, from the lowest; none where nothing is drawn.
  package var edges: [MarkerEdge] {
    var bands: [(part: MarkerEdge.Part, bands: [MarkerEdge.Band])] = []
    for item in items {
      guard case .group(let group) = item else { continue }
      let part = MarkerEdge.Part(rawValue: group.name) ?? .body
      // Arrow and tag are groups of their bands; the body's are not in a group of their own.
      if let index = bands.firstIndex(where: { $0.part == part }) {
        bands[index].bands += item.bands
      } else {
        bands.append((part, item.bands))
      }
    }
    return bands.compactMap { part, bands in
      bands.first.map {
        MarkerEdge(part: part, outer: $0, inner: bands.dropFirst().first)
      }
    }
  }
}

extension DisplayItem {
  /// Layers that lie on a fill and bound nothing.
  private static let contents: Set = ["glyph", "bars", "label"]

  /// The bands in a layer, outermost first.
  fileprivate var bands: [MarkerEdge.Band] {
    guard case .group(let group) = self, !Self.contents.contains(group.name) else { return [] }
    return group.items.flatMap { item -> [MarkerEdge.Band] in
      guard case .fill(let path, let color, _) = item else { return item.bands }
      return [MarkerEdge.Band(name: group.name, color: color, outline: path)]
    }
  }
}
