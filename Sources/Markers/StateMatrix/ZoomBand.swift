/// A range of map zooms within which no stop changes its form.
package struct ZoomBand: Hashable, Sendable {
  /// The first zoom of the band; nil where it starts at 0.
  package let from: Double?
  /// The zoom at which the next band begins; nil where there is none.
  package let to: Double?

  /// A band.
  package init(from: Double?, to: Double?) {
    self.from = from
    self.to = to
  }

  /// A zoom within the band: its first.
  package var mapZoom: Double { from ?? 0 }

  /// The bands between the zooms at which a stop changes its form, from afar to near: below 14,
  /// 14–15, 15–16 and from 16 with the pack's own tokens.
  package static func all(_ design: Design) throws(DrawingError) -> [ZoomBand] {
    var zooms: Set<Double> = []
    for token in ["bus-stop.dot.from-zoom", "station.capsule.from-zoom", "bus-stop.from-zoom"] {
      zooms.insert(try design.number(token))
    }
    let limits = zooms.filter { $0 > 0 }.sorted()
    return zip([nil] + limits, limits + [nil]).map { ZoomBand(from: $0, to: $1) }
  }
}
