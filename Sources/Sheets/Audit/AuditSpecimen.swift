import DisplayList
import Geometry
import Markers

/// A drawing that is measured.
struct AuditSpecimen {
  /// Which of its fills have to be told from what they lie on.
  enum Parts {
    /// All of them: on a marker, each says something.
    case all
    /// Texts, and the fills of layers of these names. What holds them is the system's, or is not
    /// needed to see them.
    case layers(Set<String>)

    /// Texts, glyphs and lines.
    static let contents = Parts.layers(["glyph", "lines", "bars", "grabber"])
  }

  /// What is read out, and may take a touch.
  struct Target {
    /// Its name within the family; empty for the drawing itself.
    var name = ""
    /// Where it takes a touch, in points; nil for what takes none.
    let frame: Rect?
    /// What is read out; nil where that is a text of the data, which a sample has not.
    let label: String?
  }

  /// What its measures are gathered under: "train", "stop-sheet".
  let family: String
  /// Where it can be seen: "train/red-heading-90-selected".
  let place: String
  /// What is drawn, in points at life size.
  let items: [DisplayItem]
  /// Its fills, lowest first.
  let shapes: [PaintedShape]
  /// The colour token of each fill, where its layer names one; none where it is found by the colour.
  var tokens: [String] = []
  /// The texts in it.
  let texts: [SetText]
  /// The colour tokens that it asked for.
  let colors: Set<String>
  /// The colour token that it lies on.
  let ground: String
  let parts: Parts
  let targets: [Target]
  /// The layers in it that are drawings of another family, and that family.
  private let families: [String: String]

  /// Draws a specimen; `draw` gives the items and what is read out.
  init(
    _ family: String, at place: String, on ground: String, parts: Parts = .all,
    families: [String: String] = [:], _ design: Design,
    _ draw: () throws(DrawingError) -> (items: [DisplayItem], targets: [Target])
  ) throws(DrawingError) {
    let (recorded, texts) = try design.recordingTexts { () throws(DrawingError) in
      try design.recordingColors(draw)
    }
    self.family = family
    self.place = place
    self.ground = ground
    self.parts = parts
    self.families = families
    self.texts = texts
    (items, targets) = recorded.result
    shapes = PaintedShape.shapes(of: items)
    colors = recorded.colors.union([ground])
  }

  /// Whether a fill that is no text has to be told from what it lies on.
  func measures(_ shape: PaintedShape) -> Bool {
    switch parts {
    case .all: true
    case .layers(let names): shape.layers.contains(where: names.contains)
    }
  }

  /// What the measures of a fill are gathered under.
  func family(of shape: PaintedShape) -> String {
    shape.layers.reversed().lazy.compactMap { families[$0] }.first ?? family
  }
}
