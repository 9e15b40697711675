import DesignTokens
import DisplayList
import Markers

/// The sheet `motion`: film strips of what moves, over the curves that it follows.
struct MotionSheet {
  private let design: Design
  private let zoom: Double
  private let column: Double
  private let threshold: Double

  private init(_ request: SheetRequest, _ design: Design) throws(DrawingError) {
    self.design = design
    zoom = request.exhibitZoom
    column = SheetMetrics(exhibitZoom: request.exhibitZoom).column
    threshold = try design.settlingThreshold()
  }

  static func sections(
    _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    let sheet = try MotionSheet(request, design)
    // Two columns are left beside six: what Reduce Motion does at once.
    let (wide, half, most) = (SheetMetrics.columns, SheetMetrics.columns / 2, 6)
    return [
      try sheet.section(
        "Stop selection",
        [
          try sheet.strip([.station, .busStop], columns: most),
          try sheet.strip([.station, .busStop], isReduced: true, columns: most),
        ]),
      try sheet.section(
        "Vehicle selection",
        [
          try sheet.strip([.train, .bus], columns: most),
          try sheet.strip([.train, .bus], isReduced: true, columns: most),
        ]),
      try sheet.section("Sheet", [try sheet.strip([.sheet], columns: wide)]),
      try sheet.section(
        "Sheet · Reduce Motion",
        [
          try sheet.strip([.sheet], isReduced: true, columns: half, hasBefore: false),
          try sheet.strip([.fade], isReduced: true, columns: half, hasBefore: false),
        ]),
      try sheet.section(
        "Camera",
        [
          try sheet.strip([.camera], columns: most),
          try sheet.strip([.camera], isReduced: true, columns: most),
        ], footnotes: [try design.cameraRule()]),
    ]
  }

  /// Examples that share a curve, with the moments at which their strip shows them.
  private struct Exhibit {
    let examples: [MotionExample]
    let isReduced: Bool
    let subjects: [MotionSubject]
    let frames: MotionFrames

    var curve: MotionCurve { subjects.first?.curve ?? .instant }
    /// "station", "sheet-reduced".
    var name: String { (examples.first?.rawValue ?? "") + (isReduced ? "-reduced" : "") }

    func label(_ example: MotionExample) -> String {
      isReduced ? "\(example.label) · Reduce Motion" : example.label
    }
  }

  private func strip(
    _ examples: [MotionExample], isReduced: Bool = false, columns: Int, hasBefore: Bool = true
  ) throws(DrawingError) -> Exhibit {
    let subjects = try examples.map { example throws(DrawingError) in
      try example.subject(isReduced: isReduced, design)
    }
    return Exhibit(
      examples: examples, isReduced: isReduced, subjects: subjects,
      frames: MotionFrames(
        subjects.first?.curve ?? .instant, settledWithin: threshold, columns: columns,
        hasBefore: hasBefore))
  }

  /// Strips, and below them those of their curves that take time.
  private func section(
    _ title: String, _ exhibits: [Exhibit], footnotes: [String] = []
  ) throws(DrawingError) -> BlockSection {
    // A stand-in is no size of the app's: no zoom says anything of it.
    let isSchematic = exhibits.flatMap(\.examples).allSatisfy(\.isSchematic)
    let notes =
      [isSchematic ? "schematic, not to scale" : "\(decimal(zoom))×"]
      + exhibits.filter { $0.curve != .instant }.map(note)
    return BlockSection(
      title, note: notes.joined(separator: " · "),
      blocks: exhibits.map { strip($0, besides: exhibits) }
        + exhibits.filter { $0.curve != .instant }.map(plot),
      footnotes: footnotes)
  }

  private func note(_ exhibit: Exhibit) -> String {
    let shape = exhibit.examples.first?.shapeToken(isReduced: exhibit.isReduced)
    let origin = shape.flatMap(design.tokens.token(named:))?.origin
    let isChosen = if case .chosen? = origin { true } else { false }
    return "\(exhibit.curve.text)\(isChosen ? " (curve chosen)" : ""), "
      + "a frame every \(milliseconds(exhibit.frames.step))"
  }

  private func strip(_ exhibit: Exhibit, besides exhibits: [Exhibit]) -> SheetBlock {
    // Strips stand side by side: their rows in line.
    let stages = exhibit.examples.indices.map { index in
      MotionStrip.stage(
        of: exhibits.filter { $0.subjects.indices.contains(index) }
          .map { ($0.subjects[index], $0.frames) }, zoom: zoom)
    }
    return SheetBlock(exhibit.name) { [self] () throws(DrawingError) in
      // Drawn anew: whoever asks for a block learns which colours it takes.
      var rows: [MotionStrip.Row] = []
      for (example, stage) in zip(exhibit.examples, stages) {
        rows.append(
          MotionStrip.Row(
            label: exhibit.label(example),
            subject: try example.subject(isReduced: exhibit.isReduced, design), stage: stage))
      }
      var drawing = try MotionStrip(
        rows: rows, frames: exhibit.frames, zoom: zoom, column: column
      ).draw(design)
      // Examples of a strip share their curve, and so their tokens.
      drawing.measures.facts =
        try exhibit.examples.first?.facts(isReduced: exhibit.isReduced, design) ?? []
      return drawing
    }
  }

  private func plot(_ exhibit: Exhibit) -> SheetBlock {
    SheetBlock("\(exhibit.name)-curve") { [self] () throws(DrawingError) in
      guard let subject = exhibit.subjects.first else { return BlockDrawing([]) }
      return try MotionPlot(
        subject: subject, frames: exhibit.frames, column: column, threshold: threshold
      ).draw(design)
    }
  }
}

extension Design {
  /// When the camera moves, and how far (001, row Camera; 000, row Tap an arrival).
  fileprivate func cameraRule() throws(DrawingError) -> String {
    let distance = decimal(try number("camera.open-distance"))
    return "Opening a stop centres it above the half sheet, at a distance of \(distance) m at "
      + "most; a tapped arrival fits stop and vehicle, if one is out of sight."
  }
}
