import Citymapper
import DisplayList
import Geometry
import Markers

/// The sheet `citymapper`: all of document 004 on one page.
enum CitymapperSheet {
  /// The width of the screen that components are shown on, in points: an iPhone's.
  static let screen = 375.0
  /// The width of the narrowest screen, an iPhone SE's: there the GO button's glow keeps to a column.
  static let narrowScreen = 320.0
  /// How many columns components of a screen's width flow in.
  static let screenColumns = 3
  /// How many columns the bars of tabs flow in: their four states make two rows.
  private static let tabColumns = 2
  /// Space above and below a component, so that rows of them stand apart.
  static let breath = 8.0

  static func sections(
    _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    let card = try cardWidth(design)
    return [
      SwatchTable.section(design), TypeTable.section(design),
      chips(zoom: request.exhibitZoom * SheetMetrics.chipPart, design),
      strips(card, design), cards(card, design), controls(card, design),
      tabs(design),
      boards(card, design), headers(design), SymbolTable.section(design),
      try MotionPlots.section(design), try FindingTable.section(design),
    ]
  }

  /// A card stands between the screen's margins.
  static func cardWidth(_ design: Design) throws(DrawingError) -> Double {
    screen - 2 * (try design.dimension("od-card.margin"))
  }

  /// A block of one component at life size.
  static func block(
    _ name: String, _ caption: String,
    _ draw: @escaping () throws(DrawingError) -> Component
  ) -> SheetBlock {
    SheetBlock(name, caption: caption) { () throws(DrawingError) in
      let component = try draw()
      let items = [component.layer(name, at: .zero)]
      let room = Rect(
        x: 0, y: -breath, width: component.size.width,
        height: component.size.height + 2 * breath)
      // A shadow reaches beyond the component, and keeps off the captions.
      var drawing = BlockDrawing(items, room: items.inkBox.map(room.union) ?? room)
      drawing.accessibility = component.accessibility
      drawing.measures = MarkerMeasures(component.measures, hitFrame: component.targetSize)
      drawing.hitFrame = component.target
      drawing.isTargetPart = component.target.map { $0.width < component.size.width } ?? false
      drawing.measures.facts = component.facts
      return drawing
    }
  }

  private static func chips(zoom: Double, _ design: Design) -> BlockSection {
    BlockSection(
      "Mode chips", note: "\(decimal(zoom))× · the same in both themes",
      blocks: CitymapperSamples.chips.map { sample in
        SheetBlock(sample.name, caption: sample.caption) { () throws(DrawingError) in
          let chip = try ModeChip.draw(sample.leg, design)
          let room = Rect(
            x: 0, y: -breath, width: chip.size.width * zoom,
            height: chip.size.height * zoom + 2 * breath)
          var drawing = BlockDrawing(
            [chip.layer("chip", at: .zero).applying(.scale(zoom))], room: room)
          drawing.accessibility = chip.accessibility
          drawing.measures = MarkerMeasures(chip.measures).drawn(zoom: zoom)
          drawing.measures.facts = chip.facts
          drawing.zoom = zoom
          return drawing
        }
      })
  }

  private static func strips(_ width: Double, _ design: Design) -> BlockSection {
    BlockSection(
      "Leg strips", note: "1× · within a card’s width", columns: screenColumns,
      blocks: CitymapperSamples.strips.map { sample in
        block(sample.name, sample.caption) { () throws(DrawingError) in
          try LegStrip.draw(sample.legs, width: width, design)
        }
      })
  }

  private static func cards(_ width: Double, _ design: Design) -> BlockSection {
    BlockSection(
      "Route cards", note: "1×", columns: screenColumns,
      blocks: CitymapperSamples.cards.map { sample in
        block(sample.name, sample.caption) { () throws(DrawingError) in
          try sample.card.draw(width: width, design)
        }
      })
  }

  private static func controls(_ width: Double, _ design: Design) -> BlockSection {
    let places = block("places", "From and to") { () throws(DrawingError) in
      try CitymapperSamples.places.draw(width: width, design)
    }
    let button = block("go", "GO button: 54 high, a pill, never themed") {
      () throws(DrawingError) in
      let margins = 2 * (try design.dimension("go-button.margin"))
      return try GoButton.draw(width: narrowScreen - margins, design)
    }
    return BlockSection(
      "Origin and destination, GO", note: "1×", columns: screenColumns, blocks: [places, button])
  }

  private static func tabs(_ design: Design) -> BlockSection {
    BlockSection(
      "Tabs", note: "1×", columns: tabColumns,
      blocks: TabBar.Tab.allCases.map { tab in
        block(slug(tab.rawValue), tab.rawValue) { () throws(DrawingError) in
          try TabBar.draw(active: tab, width: screen, design)
        }
      })
  }

  private static func boards(_ width: Double, _ design: Design) -> BlockSection {
    BlockSection(
      "Departures", note: "1× · up to 3 min in the disruption colour", columns: screenColumns,
      blocks: CitymapperSamples.boards.map { sample in
        block(sample.name, sample.caption) { () throws(DrawingError) in
          try DeparturesBoard.draw(sample.departures, width: width, design)
        }
      })
  }

  private static func headers(_ design: Design) -> BlockSection {
    BlockSection(
      "Trip header", note: "1× · texts as given, in the light theme’s colours in both",
      columns: screenColumns,
      blocks: CitymapperSamples.headers.map { sample in
        block(sample.name, sample.caption) { () throws(DrawingError) in
          try sample.header.draw(width: screen, design)
        }
      })
  }
}
