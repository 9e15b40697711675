/// A named state of a marker: tested against a golden, listed, and shown on sheets.
package struct CatalogEntry: Hashable, Sendable {
  /// The folder of its goldens and its first word: "bus-stop".
  package var family: String { state.family }
  /// Its name within the family: "z16-selected". Lower case, digits, '-' and '.'.
  package let name: String
  /// What is drawn.
  package let state: MarkerState
  /// Where the sheets show it.
  package let exhibits: [Exhibit]

  /// "bus-stop/z16-selected".
  package var path: String { "\(family)/\(name)" }

  /// A named state.
  package init(
    _ name: String, _ state: MarkerState, exhibits: [Exhibit] = []
  ) {
    self.name = name
    self.state = state
    self.exhibits = exhibits
  }
}

/// A place on a sheet: a section, and the caption there.
package struct Exhibit: Hashable, Sendable {
  /// The sections of 000's sheets that are made of single markers.
  package enum Section: String, CaseIterable, Hashable, Sendable {
    case stations = "Stations"
    case busStops = "Bus stops"
    case trains = "Trains"
    case buses = "Buses"
    case lines = "Lines"
    case linesSelected = "Lines · selected"
    case nearby = "Nearby button"
  }

  /// Where.
  package let section: Section
  /// What stands below it, word for word as in the source.
  package let caption: String

  /// A place on a sheet.
  package init(_ section: Section, _ caption: String) {
    self.section = section
    self.caption = caption
  }
}
