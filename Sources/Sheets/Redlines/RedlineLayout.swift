import Geometry

/// The marks of one example in their places: around the drawing, in lanes, so that no label meets
/// another label, a line or the drawing.
struct RedlineLayout {
  /// The parts of the drawing.
  let parts: [Rect]
  /// Drawing and hit frame, and a margin: lanes stand outside.
  let core: Rect
  /// The marks that found their places.
  private(set) var marks: [RedlineMark] = []
  /// What could mark them otherwise in the same lanes.
  private var builders: [RedlineMarkBuilder] = []
  /// What marks cost that found only their second best place.
  private(set) var penalty = 0.0
  /// Whether one stands far from what it measures, or only points at it.
  private(set) var isPoor = false

  /// A layout without marks.
  init(parts: [Rect] = [], core: Rect) {
    self.parts = parts
    self.core = core
  }

  /// The layout with marks that are clear of each other.
  func placing(
    _ candidates: [RedlineCandidates.Candidate], penalty: Double, isPoor: Bool
  ) -> RedlineLayout {
    var layout = self
    layout.marks = candidates.map(\.mark)
    layout.builders = candidates.map(\.builder)
    layout.penalty = penalty
    layout.isPoor = isPoor
    return layout
  }

  /// All of the example with its marks.
  var bounds: Rect { marks.flatMap(\.shape.boxes).reduce(core) { $0.union($1) } }

  /// Room; what is less legible costs as much as some room does.
  var cost: Double {
    let bare = marks.filter { $0.value.isEmpty }.count
    return bounds.width * bounds.height + Double(bare) * RedlineMetrics.bareCost + penalty
  }

  /// Puts values behind letters where, after all, they have room.
  mutating func addValues() {
    for (index, var builder) in builders.enumerated() where marks[index].value.isEmpty {
      builder.isTerse = false
      let others = marks.enumerated().filter { $0.offset != index }.map(\.element.shape)
      for label in builder.labels where label.isFull {
        let mark = builder.mark(label)
        let box = label.box.inset(by: -RedlineMetrics.labelClearance)
        guard !box.meets(core),
          others.allSatisfy({ mark.shape.isClear(of: $0, allowsCrossings: true) })
        else { continue }
        marks[index] = mark
        break
      }
    }
  }
}

extension [Rect] {
  /// The smallest rectangle that holds all, nil without any.
  var union: Rect? { reduce(nil) { box, next in box?.union(next) ?? next } }
}
