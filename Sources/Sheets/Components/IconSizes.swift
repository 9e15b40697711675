import DisplayList
import Geometry
import Markers

/// Every icon enlarged on its grid, and at each size at which the app draws it.
enum IconSizes {
  /// A place where an icon is drawn.
  struct Use {
    let height: Quantity
    let place: String
  }

  /// Height of an enlarged icon at an exhibit zoom of 1.
  private static let enlargedHeight = 48.0
  /// Between the enlarged icon and the column of the first use, and from one use to the next.
  private static let gap = 16.0
  private static let pitch = 76.0
  /// From the middle of the icons to the baselines of size and place.
  private static let sizeBaseline = 32.0
  private static let placeBaseline = 46.0
  /// Width of a block: two a row.
  private static let width = ComponentsSheet.width / 2

  static func section(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> BlockSection {
    let zoom = request.exhibitZoom
    let uses = try IconUses(design)
    return BlockSection(
      "Icons", note: "enlarged to \(decimal(enlargedHeight * zoom)) · used at actual size",
      blocks: [
        block("train", uses.train, zoom, design), block("bus", uses.bus, zoom, design),
        block("train+bus", uses.pair, zoom, design), block("star", uses.star, zoom, design),
        block("alert", uses.stopSheet, zoom, design),
        block("wheelchair", uses.stopSheet, zoom, design),
      ])
  }

  private static func block(
    _ name: String, _ uses: [Use], _ zoom: Double, _ design: Design
  ) -> SheetBlock {
    SheetBlock(name) { () throws(DrawingError) in
      let icon = try design.icon(name)
      let height = enlargedHeight * zoom
      let box = Rect(
        x: 0, y: -height / 2, width: height * icon.viewBox.width / icon.viewBox.height,
        height: height)
      var items = try onItsGrid(icon, box, design)
      var parts: [BlockDrawing.Part] = []
      for (index, use) in uses.enumerated() {
        let x = box.maxX + gap + (Double(index) + 0.5) * pitch
        items.append(glyph(icon, use.height.value, at: Point(x, 0), try design.color("ink")))
        items += try labels(use, x: x, design)
        parts.append(part(use, frame: Rect(center: Point(x, 0), width: pitch, height: height)))
      }
      let least = Rect(
        x: 0, y: box.minY, width: width, height: height + SheetMetrics.captionBlock)
      var drawing = BlockDrawing(items, room: (items.inkBox ?? box).union(least))
      drawing.parts = parts
      // Sizes stand below the icons: redlines name their tokens.
      drawing.measures.facts = uses.map { MarkerMeasures.Fact($0.height) }
      return drawing
    }
  }

  /// The icon enlarged in its view box, with its name below.
  private static func onItsGrid(
    _ icon: Icon, _ box: Rect, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    let ink = try design.color("ink")
    let name = Point(box.center.x, box.maxY + SheetMetrics.captionBaseline)
    return [
      edgeLine(RoundedRect(box, radius: 0), ink.opacity(SheetMetrics.panelLineOpacity)),
      glyph(icon, box.height, at: box.center, ink),
      try design.text(icon.name, SheetText.caption, at: name, .center, color: "caption"),
    ]
  }

  private static func part(_ use: Use, frame: Rect) -> BlockDrawing.Part {
    BlockDrawing.Part(
      name: "\(slug(use.place))-\(use.height.text)",
      caption: "\(use.place) \(use.height.text)", frame: frame)
  }

  private static func glyph(
    _ icon: Icon, _ height: Double, at center: Point, _ color: Color
  ) -> DisplayItem {
    let path = icon.path(height: height, center: center)
    return .group(
      DisplayGroup(icon.name, isPrecise: true, items: [.fill(path, color, icon.fillRule)]))
  }

  private static func labels(
    _ use: Use, x: Double, _ design: Design
  ) throws(DrawingError) -> [DisplayItem] {
    [
      try design.text(
        use.height.text, SheetText.tokenName, at: Point(x, sizeBaseline), .center,
        color: "ink"),
      try design.text(
        use.place, SheetText.tokenValue, at: Point(x, placeBaseline), .center,
        color: "caption"),
    ]
  }
}
