import Markers

/// One of the sheets: what is on it, from top to bottom.
package struct SheetDefinition: Hashable, Sendable {
  /// What the command line and file names call it.
  package let name: String
  /// What stands above it.
  package let title: String
  /// In a line, what it shows.
  package let summary: String
  /// What stands below its panel, or nil.
  let note: String?
  /// What its panel is made of.
  let content: Content
  /// The pack whose design it is drawn in.
  package var pack = "chitransit"

  /// What a panel is made of.
  enum Content: Hashable {
    /// Sections of single markers, on the map's ground.
    case markers([SheetSection])
    /// Rows of chips on Paper, and an inset on the map's ground.
    case chips([RouteChipRow], inset: SheetSection)
    /// Sections of blocks, on Paper or on the map's ground.
    case blocks(BlockSheet)
  }

  /// The three sheets of 000, in its order: what is rendered when no sheet is named.
  package static let standard: [SheetDefinition] = [stations, vehicles, routes]

  /// Every sheet.
  package static let all: [SheetDefinition] =
    standard + [
      components, motion, stopSheet, surfaces, matrix, bearings, mapScene, grounds,
      auditReport, vision,
    ]

  static let stations = SheetDefinition(
    name: "stations", title: "Stations and stops",
    summary: "Stations and bus stops at every map zoom, default and selected",
    note: "Dashed box: the 44 × 44 hit area every stop marker keeps.",
    content: .markers([
      SheetSection(.stations, stage: 112, actualStage: 56, showsHitAreas: true),
      SheetSection(.busStops, stage: 112, actualStage: 56, showsHitAreas: true),
    ]))

  static let vehicles = SheetDefinition(
    name: "vehicles", title: "Vehicles",
    summary: "Trains and buses: default, selected, stale, headings, and every line",
    note: nil,
    content: .markers([
      SheetSection(.trains, stage: 96, actualStage: 56),
      SheetSection(.buses, stage: 176, actualStage: 88),
      SheetSection(.lines, stage: 96, actualStage: 56),
      SheetSection(.linesSelected, stage: 96, actualStage: 56),
    ]))

  static let routes = SheetDefinition(
    name: "routes", title: "Route options",
    summary: "Rows of route chips, each with its selected one, and the nearby button",
    note: "Nearby: opaque stand-in for the system’s Liquid Glass.",
    content: .chips(
      RouteChipRow.samples,
      inset: SheetSection(.nearby, stage: 112, actualStage: 56)))
}

/// A row of examples on a sheet: enlarged, captioned, and at actual size below.
struct SheetSection: Hashable {
  /// Which of the catalogue's states it shows.
  let exhibits: Exhibit.Section
  /// Height of the enlarged row at an exhibit zoom of 2, in points.
  let stage: Double
  /// Height of the actual-size row, in points.
  let actualStage: Double
  /// Whether the enlarged row shows the markers' touch targets.
  let showsHitAreas: Bool

  init(
    _ exhibits: Exhibit.Section, stage: Double, actualStage: Double, showsHitAreas: Bool = false
  ) {
    self.exhibits = exhibits
    self.stage = stage
    self.actualStage = actualStage
    self.showsHitAreas = showsHitAreas
  }
}
