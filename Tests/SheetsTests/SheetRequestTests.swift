import Bitmap
import DesignTokens
import DisplayList
import Geometry
import Sheets
import Testing

/// What a request changes about a sheet.
@Suite struct SheetRequestTests {
  private func sheet(_ name: String, _ request: SheetRequest) throws -> Sheet {
    try #require(try SheetSamples.compose(name, request))
  }

  private func captions(_ name: String, only text: String) throws -> [String]? {
    let pattern = try #require(CellPattern(text))
    let request = SheetRequest(themes: [.light], only: pattern)
    return try SheetSamples.compose(name, request)?.cells.map(\.caption)
  }

  @Test func onlyKeepsTheCellsThatMatch() throws {
    #expect(
      try captions("stations", only: "z14")
        == ["z14–16", "z14–16 · selected", "< z14 · selected"])
    #expect(try captions("stations", only: "1 LINE · sel") == ["1 line · selected"])
    #expect(
      try captions("vehicles", only: "trains/*stale") == ["Stale", "Stale · selected"])
    #expect(
      try captions("vehicles", only: "heading 0") == ["Heading 0–45°", "Selected · heading 0–45°"])
    #expect(try captions("routes", only: "22") == ["22 selected"])
    #expect(try captions("routes", only: "Nearby") == ["Trains and buses", "Trains", "Buses"])
    #expect(try captions("stations", only: "*")?.count == 12)
  }

  @Test(arguments: SheetSamples.names) func noMatchGivesNoSheet(name: String) throws {
    #expect(try captions(name, only: "monorail") == nil)
  }

  /// One cell: a panel of its section alone, with a legend of its tokens alone.
  @Test func onlyShrinksTheSheet() throws {
    let request = SheetRequest(themes: [.light], only: CellPattern("z14–16"))
    let sheet = try sheet("stations", request)
    #expect(sheet.cells.map(\.caption) == ["z14–16", "z14–16 · selected"])
    // Without the section of stations and the gap; the legend in one row.
    #expect(sheet.list.size == Size(1248, 816 - 228 - 24 - 40))
    #expect(sheet.groups("line.red.hue").isEmpty)
    #expect(sheet.groups("brand").count == 1)
    #expect(sheet.examples[0].enlarged.anchor?.isClose(to: Point(120, 224)) == true)
  }

  @Test(arguments: [0.5, 1, 4, 8], SheetSamples.names)
  func exhibitZoomKeepsClearances(zoom: Double, name: String) throws {
    let request = SheetRequest(themes: [.dark], exhibitZoom: zoom)
    let sheet = try sheet(name, request)
    #expect(sheet.list.size.width == max(1248, 576 * zoom + 96))
    for (cell, example) in zip(sheet.cells, sheet.examples) {
      for drawing in [example.enlarged, example.actualSize] {
        let ink = try #require(drawing.items.inkBox)
        // A row of chips begins at its cell's left edge.
        let isRow = !drawing.groups("chip").isEmpty
        let room = Rect(
          x: cell.frame.x + (isRow ? 0 : 3), y: cell.frame.y + 3,
          width: cell.frame.width - (isRow ? 0 : 6), height: cell.frame.height - 6)
        #expect(room.contains(ink), "\(cell.name): \(ink) in \(cell.frame)")
      }
    }
    for (index, cell) in sheet.cells.enumerated() {
      for other in sheet.cells[..<index] {
        #expect(cell.frame.gap(to: other.frame) > -1e-6, "\(cell.name) and \(other.name)")
      }
    }
    let whole = Rect(x: 0, y: 0, width: sheet.list.size.width, height: sheet.list.size.height)
    #expect(sheet.items.inkBox == whole)
  }

  @Test(arguments: [0.5, 1, 4, 8]) func exhibitZoomNeverScalesText(zoom: Double) throws {
    let request = SheetRequest(themes: [.light], exhibitZoom: zoom)
    let sheet = try sheet("stations", request)
    let finder = try TextFinder(sheet)
    let title = try #require(try finder.places(of: "Stations and stops", Styles.title).only)
    #expect(title.origin.isClose(to: Point(48, 66)))
    for cell in sheet.cells {
      let caption = try #require(try finder.places(of: cell.caption, Styles.caption).only)
      #expect(abs(caption.center - cell.frame.center.x) < 1e-6)
    }
    let text = decimal(zoom)
    #expect(
      try finder.places(of: "Light · examples at \(text)× · values in points", Styles.subtitle)
        .count == 1)
    #expect(
      try finder.places(of: "\(text)× · actual size below", Styles.sectionNote).count == 2)
    // The marker itself: a keyline of 34.03 × 26, `zoom` times, and at life size below.
    let example = sheet.examples[0]
    let large = try #require(example.enlarged.items.inkBox)
    #expect(abs(large.width - 34.03 * zoom) < 1e-6)
    let small = try #require(example.actualSize.items.inkBox)
    #expect(abs(small.width - 34.03) < 1e-6)
  }

  @Test(arguments: [(4.0, 3.0), (1, 0.75)]) func chipsKeepThreeQuarters(
    zoom: Double, chipZoom: Double
  ) throws {
    let sheet = try sheet("routes", SheetRequest(themes: [.light], exhibitZoom: zoom))
    let row = try #require(sheet.examples.first)
    let chip = try #require(row.enlarged.groups("chip").last?.items.inkBox)
    #expect(abs(chip.width - 28 * chipZoom) < 1e-6)
    let subtitle =
      "Light · chips \(decimal(chipZoom))×, button \(decimal(zoom))× · values in points"
    #expect(try TextFinder(sheet).places(of: subtitle, Styles.subtitle).count == 1)
  }

  @Test(arguments: ExpectedLayout.all) func gridLiesOverEachPanel(layout: ExpectedLayout) throws {
    #expect(try SheetSamples.plain(layout.name, .both).groups("grid").isEmpty)
    let request = SheetRequest(themes: [.light, .dark], showsGrid: true)
    let sheet = try sheet(layout.name, request)
    let grids = sheet.groups("grid")
    #expect(grids.count == 2)
    for (index, grid) in grids.enumerated() {
      let panel = Rect(
        x: 24, y: 112 + layout.panelPitch * Double(index), width: 1200,
        height: layout.panelBottom - 112)
      #expect(grid.clip?.bounds?.isClose(to: panel) == true)
      let box = try #require(grid.items.inkBox)
      #expect(panel.contains(box))
      #expect(box.width > 1180 && box.height > panel.height - 20)
    }
    // Above the first panel's examples, below the second's.
    let order = sheet.items.compactMap { item -> String? in
      if SheetExample(item) != nil { return "cell" }
      if case .group(let group) = item, group.name == "grid" { return "grid" }
      return nil
    }
    let cells = order.count(where: { $0 == "cell" }) / 2
    #expect(order[cells] == "grid")
    #expect(order.last == "grid")
  }

  @Test func groundColor() throws {
    let color = Color(red: 10, green: 200, blue: 30)
    let request = SheetRequest(themes: [.light, .dark], ground: .color(color))
    let stations = try sheet("stations", request)
    let panels = [112.0, 664].map { Rect(x: 24, y: $0, width: 1200, height: 528) }
    for panel in panels {
      let fills = stations.looseFills.filter { $0.path.bounds?.isClose(to: panel) == true }
      #expect(fills.map(\.color) == [color])
    }
    // It is not the token's colour: the legend does not show it.
    #expect(stations.groups("ground").isEmpty)
    let routes = try sheet("routes", SheetRequest(themes: [.light], ground: .color(color)))
    let inset = Rect(x: 48, y: 648, width: 1152, height: 268)
    let fills = routes.looseFills.filter { $0.path.bounds?.isClose(to: inset) == true }
    #expect(fills.map(\.color) == [color])
    let panel = Rect(x: 24, y: 112, width: 1200, height: 828)
    #expect(
      routes.looseFills.filter { $0.path.bounds?.isClose(to: panel) == true }
        .map(\.color.hex) == ["#FFFFFF", "#101A2E"])
  }

  /// A picture covers the stages; captions and titles stay on the token's colour.
  @Test func groundPicture() throws {
    let picture = Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFF00_FF00])
    let request = SheetRequest(themes: [.light], ground: .picture(picture))
    let sheet = try sheet("stations", request)
    let images = sheet.items.compactMap { item -> Rect? in
      if case .image(picture, let rect) = item { rect } else { nil }
    }
    let stages = [(168.0, 112.0), (308, 56), (420, 112), (560, 56)].map { y, height in
      Rect(x: 24, y: y, width: 1200, height: height)
    }
    #expect(images == stages)
    #expect(sheet.groups("ground").count == 1)
    let routes = try self.sheet("routes", SheetRequest(themes: [.light], ground: .picture(picture)))
    let insets = routes.items.compactMap { item -> Rect? in
      if case .image(picture, let rect) = item { rect } else { nil }
    }
    #expect(insets.map(\.minX) == [48, 48])
    #expect(insets.map(\.width) == [1152, 1152])
  }
}
