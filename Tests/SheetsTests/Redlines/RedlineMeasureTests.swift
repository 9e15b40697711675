import DesignTokens
import Geometry
import Markers
import Testing

@testable import Sheets

/// What redlines say of the examples of sheets: values after the documents, by their tokens' names.
@Suite struct RedlineMeasureTests {
  private func rows(_ sheet: String, _ name: String) throws -> [String] {
    let examples = try RedlineSamples.examples(
      SheetSamples.find(sheet), zoom: 2, SheetSamples.design(.light), only: name)
    return try #require(examples.first).rows
  }

  /// 001: circles and capsules of three sizes. "Red" is 19.73 wide at 11 points.
  @Test func routeIcons() throws {
    #expect(
      try rows("components", "routeiconview/circle") == [
        "a | 20 | route-icon.mini.height", "b | 28 | route-icon.standard.height",
        "c | 40 | route-icon.large.height",
      ])
    #expect(
      try rows("components", "routeiconview/capsule") == [
        "a | 31.73 | 19.73 + 2 · 6", "b | 20 | route-icon.mini.height",
        "c | 6 | 20 · route-icon.padding-ratio", "d | 45.5 | 28.7 + 2 · 8.4",
        "e | 28 | route-icon.standard.height", "f | 8.4 | 28 · route-icon.padding-ratio",
        "g | 60 | 40 · route-icon.min-width-ratio", "h | 40 | route-icon.large.height",
        "Aa | 11 | route-icon.mini.label", "Aa | 16 | route-icon.standard.label",
        "Aa | 20 | route-icon.large.label",
      ])
  }

  /// The same as of the marker (spec §2), without the keyline: 46.93 − 2 · 2.
  @Test func stationIcon() throws {
    #expect(
      try rows("components", "stationiconview/measures") == [
        "a | 42.93 | 22 − 1.76 + 3 · 4.95 + 2 · 1.5 + 4.84", "b | 22 | station.capsule.height",
        "c | 16.5 | 22 · station.capsule.glyph-ratio",
        "d | −1.76 | 22 · station.capsule.bar-lead-ratio",
        "e | 4.95 | 22 · station.capsule.bar-width-ratio",
        "f | 13.2 | 22 · station.capsule.bar-height-ratio",
        "g | r 1.98 | 22 · station.capsule.bar-radius-ratio", "h | 1.5 | station.capsule.bar-gap",
        "i | 4.84 | 22 · station.capsule.trailing-ratio",
      ])
  }

  @Test func lineBarAndVehicleFrame() throws {
    #expect(
      try rows("components", "linebarview/measures") == [
        "a | 10 | line-bar.width", "b | 24 | line-bar.height", "c | r 3 | line-bar.radius",
        "d | 3 | line-bar.gap",
      ])
    #expect(try rows("components", "vehiclemarkerview/bus-0") == ["a | 44 | vehicle.frame"])
    #expect(
      try rows("components", "vehiclemarkerview/train-90-selected") == [
        "a | 44 | vehicle.frame", "× | 1.25 | vehicle.selected-scale",
      ])
  }

  /// 000, table Route options: 44 high, 6 apart, inset 3.25; a halo of 2 + 2.5 passes it by 1.25.
  @Test func rowOfChips() throws {
    #expect(
      try rows("components", "row-of-route-chips/all-selected") == [
        "a | 44 | route-chip.box.min-width", "b | 28 | route-chip.box.height",
        "c | 2 | focus-ring.gap", "d | 2.5 | focus-ring.width",
        "e | 28 | route-chip.disc.diameter", "f | 44 | route-chip.row.height",
        "g | 3.25 | route-chip.row.inset", "h | 6 | route-chip.row.gap",
        "i | 4.5 | focus-ring.gap + focus-ring.width", "j | 1.25 | 4.5 − route-chip.row.inset",
        "Aa | 16 | route-chip.box.label", " | ≥ 8 | route-chip.box.padding",
      ])
  }

  /// Values that stand on the sheet already have no letter, text has its sign: 15 · 1.25 = 18.75, 22 · 0.75 = 16.5,
  /// 16.5 · 1.12 = 18.48, 44 · 0.75 = 33, 22 · 1.6 = 35.2.
  @Test func iconsAndType() throws {
    #expect(
      try rows("components", "icons/train") == [
        " | 15 | vehicle.train-glyph", " | 18.75 | 15 · vehicle.selected-scale",
        " | 16.5 | 22 · station.capsule.glyph-ratio", " | 18.48 | 16.5 · stop.selected-scale",
        " | 33 | 44 · station.capsule.glyph-ratio", " | 35.2 | 22 · nearby-button.glyph-ratio",
      ])
    #expect(
      try rows("components", "type-ramp/ramp") == [
        "Aa | 32 | type.display", "Aa | 20 | type.title", "Aa | 16 | type.body",
        "Aa | 13 | type.sub", "Aa | 11 | type.cap",
      ])
  }

  /// 002, table Accessibility button: a glyph of 22 in a target of 44.
  @Test func stopSheet() throws {
    #expect(
      try rows("stop-sheet", "buttons/alert") == [
        "a | 22 | stop-sheet.glyph", "hit | 44 × 44 | hit-area.side",
      ])
    #expect(
      try rows("stop-sheet", "station-step-free-access/1-alert") == [
        "a | 4 | stop-sheet.row.top", "b | 44 | hit-area.side", "c | 22 | stop-sheet.glyph",
        "d | 4 | stop-sheet.row.gap", "Aa | 32 | stop-sheet.title",
        " | ≤ 2 lines | stop-sheet.title-lines",
      ])
    #expect(
      try rows("stop-sheet", "bus-stop/alerts") == [
        "a | 4 | stop-sheet.row.top", "b | 28 | stop-sheet.route.height",
        "c | 10 | stop-sheet.route.padding", "d | 6 | stop-sheet.route.gap",
        "Aa | 32 | stop-sheet.title", " | ≤ 2 lines | stop-sheet.title-lines",
        "Aa | 16 | stop-sheet.route.label",
      ])
    #expect(
      try rows("stop-sheet", "dialog-of-the-wheelchair/yes") == [
        "a | 270 | stop-sheet.dialog.width", "b | r 26 | stop-sheet.dialog.radius",
        "c | 20 | stop-sheet.dialog.padding", "d | 8 | stop-sheet.dialog.message-top",
        "e | 16 | stop-sheet.dialog.button.top", "f | 44 | stop-sheet.dialog.button.height",
        "g | 14 | stop-sheet.dialog.button.inset", "Aa | 16 | stop-sheet.dialog.title",
        "Aa | 13 | stop-sheet.dialog.message", "Aa | 16 | stop-sheet.dialog.button.label",
        " | ≤ 2 lines | stop-sheet.title-lines",
        " | ≤ 12 lines | stop-sheet.dialog.message-lines",
        " | 0.08 | stop-sheet.dialog.button.opacity",
        " | 1 | stop-sheet.dialog.hairline.width",
        " | 0.14 | stop-sheet.dialog.hairline.opacity",
      ])
  }

  /// 001, Core sheet: 180 and half of the safe area, 852 − 59 − 34 = 759, above its bottom, 4 below
  /// its top; margins of 6, so the panel is 393 − 12 wide. Nearby's tip is 120 (001).
  @Test func phones() throws {
    let screen = [
      "a | 393 | device.width", "b | 852 | device.height", "c | r 44 | device.radius",
      "d | 59 | device.safe-top", "e | 34 | device.safe-bottom",
    ]
    let panel = [
      "g | 6 | panel.margin", "h | 381 | 393 − 2 · panel.margin",
      " | 12 | card.gap", " | 0.3 | card.placeholder-opacity", "hit | 44 × 44 | hit-area.side",
    ]
    for (name, detent) in [
      ("home/home-tip", "180 | panel.tip"), ("home/home-half", "379.5 | 759 · panel.half-ratio"),
      ("home/home-full", "4 | panel.full-top"), ("nearby-tip", "120 | panel.tip-nearby"),
    ] {
      #expect(try rows("surfaces", name) == screen + ["f | \(detent)"] + panel)
    }
  }

  /// 003: grabber 40 × 5, 6 below the edge; rows of 64 with a padding of 14; the shadow's numbers.
  @Test func parts() throws {
    let hit = "hit | 44 × 44 | hit-area.side"
    #expect(
      try rows("surfaces", "parts/grabber") == [
        "a | 40 | panel.grabber.width", "b | 5 | panel.grabber.height",
        "c | 6 | panel.grabber.top", hit,
      ])
    #expect(
      try rows("surfaces", "parts/close-button") == [
        "a | 30 | panel.button.diameter", "b | 12 | panel.button.glyph",
        " | 2 | panel.button.stroke", hit,
      ])
    #expect(
      try rows("surfaces", "parts/card") == [
        "a | 64 | card.row-height", "b | 14 | card.padding", "c | 36 | 64 − 2 · card.padding",
        "d | r 12 | card.radius", "Aa | 16 | card.title", "Aa | 13 | card.detail",
      ])
    #expect(
      try rows("surfaces", "parts/shadow") == [
        "a | −10 | panel.shadow.offset", " | 30 | panel.shadow.blur",
        " | 0.16 | panel.shadow.opacity", " | #000000 | panel.shadow.color",
      ])
    #expect(
      try rows("surfaces", "parts/tab-bar") == [
        "a | 54 | tab-bar.height", "b | 351 | 393 − 2 · tab-bar.margin", "c | 21 | tab-bar.margin",
        "d | 25 | tab-bar.bottom", "e | 4 | tab-bar.inset", "Aa | 16 | tab-bar.label",
      ])
    #expect(
      try rows("surfaces", "parts/head").map { String($0.dropFirst(4)) } == [
        "20 | panel.head.top", "44 | hit-area.side", "12 | panel.head.gap", "16 | panel.padding",
        "30 | panel.button.diameter", " 32 | panel.head.title",
      ])
  }

  /// 000 and 001, Motion; a strip's curve has no row of its own.
  @Test func motion() throws {
    #expect(
      try rows("motion", "stop-selection/station") == [
        " | 1.12 | stop.selected-scale", " | 250 ms | stop.selection.duration",
        " | 0.42, 0, 0.58, 1 | stop.selection.easing",
      ])
    #expect(
      try rows("motion", "vehicle-selection/train") == [
        " | 1.25 | vehicle.selected-scale", " | 300 ms | vehicle.selection.duration",
        " | 0.25 | vehicle.selection.bounce",
      ])
    #expect(
      try rows("motion", "sheet/sheet") == [
        " | 420 ms | motion.sheet.duration", " | 0.15 | motion.sheet.bounce",
      ])
    #expect(
      try rows("motion", "sheet-reduce-motion/sheet-reduced") == [
        " | 170 ms | motion.sheet.reduced-duration", " | 0 | motion.sheet.reduced-bounce",
      ])
    #expect(try rows("motion", "sheet/sheet-curve").isEmpty)
  }

  /// 004, section 3.
  @Test func citymapper() throws {
    let design = try RedlineSamples.citymapper()
    let examples = try RedlineSamples.examples(.citymapper, zoom: 2, design)
    let rows = { (name: String) in
      examples.first { $0.name.hasSuffix(name) }?.rows.map { String($0.dropFirst(4)) }
    }
    #expect(
      rows("chips/bus") == [
        "9 | mode-chip.padding-x", "5 | mode-chip.padding-y", "13 | symbol.leg",
        "5 | mode-chip.gap", "r 8 | mode-chip.radius", " 12 | type.mode-badge",
      ])
    #expect(
      rows("/three") == ["6 | leg-strip.gap", "11 | symbol.leg-arrow"])
    #expect(rows("/one") == [])
    // What stands inside, or at a corner below which the glow lies, has no mark.
    let all = { (name: String) in examples.first { $0.name.hasSuffix(name) }?.rows }
    #expect(
      all("/go") == [
        "a | 54 | go-button.height", " | r 28 | go-button.radius", " | 20 | symbol.go",
        " | 8 | go-button.gap", " | 16 | go-button.margin", " | 0.7 | go-button.glow.opacity",
        " | 22 | go-button.glow.radius", " | 10 | go-button.glow.offset",
        "Aa | 18 | type.go-label", "Aa | 0.4 | type.go-label · letterSpacing",
        "hit | 288 × 54 | (320 − 2 · go-button.margin) / × go-button.height",
      ])
    #expect(
      all("trip-header/tube")?.suffix(6) == [
        "e | 20 | trip-header.padding", " | 4 | trip-header.line-gap", " | 2 | trip-header.ring",
        " | 6 | trip-header.text-gap", "Aa | 26 | type.eta-hero", "Aa | 16 | type.body",
      ])
    // A card between margins of 16 on a screen of 375; its head is a line of 22 · 1.2, rounded up.
    #expect(
      all("/rain-safe")?.suffix(11) == [
        " | 1 | route-card.border", " | 4 | route-card.eta-gap", "Aa | 22 | type.section",
        "Aa | 13 | type.eta-suffix", " | 9 | route-tag.padding-x", " | 4 | route-tag.padding-y",
        " | 11 | symbol.tag", " | 4 | route-tag.gap", "Aa | 10 | type.tag",
        " | 0.18 | route-tag.tint",
        "hit | 343 × 92 | 343 × (2 · route-card.padding-y + 27 / + route-card.gap + 25)",
      ])
    #expect(
      all("/board")?.suffix(6) == [
        " | r 6 | board.badge-radius", " | ≤ 3 min | board.soon", " | 1 | divider.width",
        "Aa | 12 | type.mode-badge", "Aa | 15 | type.place", "Aa | 16 | type.dep-min",
      ])
    // A quarter of 375.
    #expect(
      all("tabs/nearby") == [
        "a | 49 | tab-bar.height", "b | 22 | symbol.tab", " | 2 | tab-bar.gap",
        " | 1 | divider.width", "Aa | 10 | type.tab", "hit | 93.75 × 49 | 93.75 × tab-bar.height",
      ])
    #expect(
      rows("/best")?.prefix(4) == [
        "16 | route-card.padding-x", "14 | route-card.padding-y", "12 | route-card.gap",
        "r 16 | route-card.radius",
      ])
    #expect(
      rows("/places") == [
        "14 | od-card.padding-x", "10 | od-card.dot", "12 | od-card.row-gap",
        "12 | od-card.padding-y", "34 | od-card.row-height", "14 | od-card.connector-height",
        "r 14 | od-card.radius", " | od-card.gap", " | od-card.connector-width",
        "8 | od-card.connector-inset", " | od-card.border", "6 | od-card.margin",
        " | divider.width", " 15 | type.place",
      ])
    #expect(
      rows("departures/board")?.prefix(6) == [
        "16 | board.padding-x", "34 | board.badge-width", "12 | board.gap",
        "13 | board.padding-y", "24 | board.badge-height", "r 14 | board.radius",
      ])
  }

  /// What takes a touch has its dashed box: six cards, GO, and in each bar of tabs the active one.
  @Test func citymapperTargets() throws {
    let drawings = try RedlineSamples.drawings(
      .citymapper, zoom: 2, RedlineSamples.citymapper())
    let targets = drawings.filter { $0.drawing.hitFrame != nil }
    #expect(targets.count == 6 + 1 + 4)
    #expect(targets.count { $0.drawing.isTargetPart } == 4)
    // A quarter of 375, the second.
    #expect(
      targets.first { $0.name == "tabs/nearby" }?.drawing.hitFrame
        == Rect(x: 93.75, y: 0, width: 93.75, height: 49))
    #expect(
      targets.first { $0.name.hasSuffix("/go") }?.drawing.hitFrame
        == Rect(x: 0, y: 0, width: 288, height: 54))
  }

  /// A pack of data alone is measured by its layers' tokens; the box and the text on it, which rise
  /// by the same, have one mark.
  @Test func packOfData() throws {
    let (definition, design) = try ExamplePack.sheet()
    let examples = try RedlineSamples.examples(definition, zoom: 2, design)
    let dock = ["a | 26 | dock.outer", "b | 22 | dock.inner", "c | 14 | dock.glyph"]
    #expect(
      examples.map(\.rows) == [
        dock, dock,
        dock + [
          "d | 24 | count.width", "e | 16 | count.height", "f | r 8 | count.radius",
          "g | −20 | count.rise", "Aa | 11 | count.label",
        ],
      ])
    #expect(examples.last?.block.layout.marks.count { $0.key == "g" } == 1)
  }

  /// Each key names a token, or numbers that are measured beside it; each mark is as long as its
  /// value, enlarged and scaled as the drawing is.
  @Test(arguments: SheetDefinition.all.map(\.name))
  func everyKeyNamesItsToken(name: String) throws {
    let design = try SheetSamples.design(.light)
    for (name, drawing) in try RedlineSamples.drawings(SheetSamples.find(name), zoom: 2, design) {
      let measures = drawing.measures
      let quantities = measures.list.map(\.quantity) + [measures.scale].compactMap(\.self)
      for quantity in quantities {
        #expect(!quantity.tokens.isEmpty, "\(name)")
        #expect(quantity.tokens.allSatisfy { design.tokens.token(named: $0) != nil }, "\(name)")
      }
      for fact in measures.facts {
        let words = fact.source.split(separator: " ").map(String.init)
        #expect(words.contains { design.tokens.token(named: $0) != nil }, "\(fact)")
      }
      let rows = RedlineKeys(drawing).rows(marked: [], showsHitFrame: true)
      #expect(rows.allSatisfy { !$0.source.isEmpty && $0.source != "as drawn" })
      for measure in measures.list {
        // A vehicle's frame is not scaled with the vehicle.
        let isScaled = measure.quantity.formula != "vehicle.frame"
        let factor = drawing.zoom * (isScaled ? measures.scale?.value ?? 1 : 1)
        checkLengths(of: measure, enlargedBy: factor, name)
      }
    }
  }

  private func checkLengths(of measure: Measure, enlargedBy factor: Double, _ name: String) {
    for place in measure.places {
      switch place {
      case .horizontal(let from, let to, _), .vertical(let from, let to, _):
        let expected = abs(measure.quantity.value) * factor
        #expect(abs(abs(to - from) - expected) < 1e-6, "\(name): \(measure)")
      case .radius: break
      }
    }
  }
}
