import DisplayList
import Geometry
import Markers
import Typesetting

/// The measures of a drawing with their letters: equal ones share a letter.
struct RedlineKeys {
  private let measures: [Measure]
  private let keys: [String]
  private let drawing: BlockDrawing

  init(_ drawing: BlockDrawing) {
    let measures = drawing.measures.list.filter { $0.quantity.value != 0 }
    var entries: [Entry] = []
    var keys: [String] = []
    for measure in measures {
      let entry = Entry(measure)
      let index = entries.firstIndex(of: entry) ?? entries.count
      if index == entries.count { entries.append(entry) }
      keys.append(Self.letter(index))
    }
    self.measures = measures
    self.keys = keys
    self.drawing = drawing
  }

  /// A line of the list, by what it says.
  private struct Entry: Hashable {
    let value: String
    let source: String

    init(_ measure: Measure) {
      value = measure.label
      source = measure.quantity.formula
    }
  }

  /// What is to be marked. Lengths that are too short for ticks are pointed at.
  func items(_ design: Design) throws(DrawingError) -> [RedlineItem] {
    let parts = drawing.items.leafBoxes
    var items: [RedlineItem] = []
    for (measure, key) in zip(measures, keys) {
      let keyWidth = try design.outline(key, SheetText.redlineKey).advance
      let value = measure.label
      let valueWidth = try design.outline(value, SheetText.dimension).advance
      items.append(
        RedlineItem(
          key: key, value: value, keyWidth: keyWidth,
          fullWidth: keyWidth + RedlineMetrics.keyGap + valueWidth,
          options: measure.options(parts), pointers: measure.pointers(parts),
          length: measure.length))
    }
    return items
  }

  /// The lines of the list; without a letter where the drawing has no mark of it.
  func rows(
    marked: Set<String>, showsHitFrame: Bool
  ) -> [(key: RedlineRow.Key, value: String, source: String)] {
    var seen: Set<String> = []
    var rows: [(key: RedlineRow.Key, value: String, source: String)] = []
    for (measure, key) in zip(measures, keys) where seen.insert(key).inserted {
      rows.append(
        (.letter(marked.contains(key) ? key : ""), measure.label, measure.quantity.formula))
    }
    rows += drawing.measures.facts.map { ($0.isOfText ? .text : .letter(""), $0.text, $0.source) }
    if showsHitFrame, let frame = drawing.hitFrame, let source = hitFrameSource {
      rows.append((.hitFrame, sizeText(frame), source))
    }
    if let scale = drawing.measures.scale {
      rows.append((.factor, scale.text, scale.formula))
    }
    return rows
  }

  private var hitFrameSource: String? {
    drawing.measures.hitFrame.map { frame in
      let (width, height) = (frame.width.formula, frame.height.formula)
      return width == height ? width : "\(factor(width)) × \(factor(height))"
    }
  }

  /// A formula as a factor: sums in parentheses.
  private func factor(_ formula: String) -> String {
    formula.contains(" + ") || formula.contains(" − ") ? "(\(formula))" : formula
  }

  private func sizeText(_ frame: Rect) -> String {
    [frame.width, frame.height].map { hundredths($0 / drawing.zoom) }
      .joined(separator: " × ")
  }

  /// a … z, then aa, ab.
  static func letter(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let last = String(letters[index % letters.count])
    return index < letters.count ? last : letter(index / letters.count - 1) + last
  }
}

extension Measure {
  /// What stands for its value: "26", "r 5".
  fileprivate var label: String {
    isRadius ? "r \(quantity.text)" : quantity.text
  }
}
