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
    return [
      try sheet.section("Stop selection", [.station, .busStop]),
      try sheet.section("Vehicle selection", [.train, .bus]),
      try sheet.section("Sheet", [.sheet]),
      try sheet.section(
        "Reduce Motion · selection", [.station, .busStop, .train, .bus], isReduced: true),
      try sheet.section("Reduce Motion · sheet", [.sheet], isReduced: true),
      try sheet.section("Reduce Motion · station slide", [.fade], isReduced: true),
    ]
  }

  /// An example with the moments at which its strip shows it.
  private struct Exhibit {
    let example: MotionExample
    let subject: MotionSubject
    let frames: MotionFrames
  }

  /// Strips, and below them each of their curves that takes time.
  private func section(
    _ title: String, _ examples: [MotionExample], isReduced: Bool = false
  ) throws(DrawingError) -> BlockSection {
    let exhibits = try examples.map { example throws(DrawingError) in
      let subject = try example.subject(isReduced: isReduced, design)
      return Exhibit(
        example: example, subject: subject,
        frames: MotionFrames(subject.curve, settledWithin: threshold))
    }
    // Strips of what happens at once stand side by side: their anchors in line.
    let atOnce = exhibits.filter { $0.subject.curve == .instant }
    let strips = exhibits.map { exhibit in
      strip(
        exhibit, besides: exhibit.subject.curve == .instant ? atOnce : [exhibit],
        isReduced: isReduced)
    }
    var drawn: Set<MotionCurve> = [.instant]
    let plots = exhibits.filter { drawn.insert($0.subject.curve).inserted }.map(plot)
    return BlockSection(title, note: note(exhibits), blocks: strips + plots)
  }

  private func strip(
    _ exhibit: Exhibit, besides row: [Exhibit], isReduced: Bool
  ) -> SheetBlock {
    let stage = MotionStrip.stage(of: row.map { ($0.subject, $0.frames) }, zoom: zoom)
    return SheetBlock(exhibit.example.rawValue) { [self] () throws(DrawingError) in
      // Drawn anew: whoever asks for a block learns which colours it takes.
      try MotionStrip(
        label: exhibit.example.label,
        subject: exhibit.example.subject(isReduced: isReduced, design), frames: exhibit.frames,
        zoom: zoom, column: column, stage: stage
      ).draw(design)
    }
  }

  private func plot(_ exhibit: Exhibit) -> SheetBlock {
    let plot = MotionPlot(
      subject: exhibit.subject, frames: exhibit.frames, column: column, threshold: threshold)
    return SheetBlock("\(exhibit.example.rawValue)-curve") { [design] () throws(DrawingError) in
      try plot.draw(design)
    }
  }

  /// The zoom, and the curve and the frames' distance where they are the same for all.
  private func note(_ exhibits: [Exhibit]) -> String {
    var parts = ["\(decimal(zoom))×"]
    if let first = exhibits.first, exhibits.allSatisfy({ $0.subject.curve == first.subject.curve })
    {
      parts.append(first.subject.curve.text)
      if first.frames.step > 0 {
        parts.append("a frame every \(milliseconds(first.frames.step))")
      }
    }
    return parts.joined(separator: " · ")
  }
}
