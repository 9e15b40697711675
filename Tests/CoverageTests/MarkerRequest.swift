/// What the product is asked to draw, in the words of its command line.
enum MarkerRequest: Hashable, Sendable {
  case station(lines: [ReferenceLine], mapZoom: Double, selected: Bool)
  case busStop(mapZoom: Double, selected: Bool)
  case train(ReferenceLine, bearing: Double?, stale: Bool, selected: Bool)
  case bus(route: String?, bearing: Double?, stale: Bool, selected: Bool)
  case lineChip(ReferenceLine, selected: Bool)
  case routeChip(route: String, selected: Bool)
  case allChip(selected: Bool)
  case nearbyButton

  /// Which of the marker's parts are in the picture. Glyphs and text never are.
  enum Parts: Hashable, Sendable {
    case whole
    case withoutArrow
    case arrowAlone
  }
}
