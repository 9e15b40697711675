import DesignTokens
import DisplayList

/// A row of the sheet `vision`: a line, or states that are to be told apart, as it is before any
/// simulation.
struct VisionRow {
  /// What lies below drawings.
  enum Surface {
    case map
    case paper
  }

  /// Drawings side by side on one surface.
  struct Group {
    let surface: Surface
    /// Each about its anchor, in points at life size.
    let drawings: [[DisplayItem]]
  }

  /// Colours that mean different things, by what they are called: "Stale" and "Red".
  struct Pair {
    let first: (name: String, color: Color)
    let second: (name: String, color: Color)
  }

  /// Unique within its table.
  let name: String
  let title: String
  /// What tells the states apart besides colour.
  let detail: String
  /// From the left.
  let groups: [Group]
  /// Of these, the pair that is hardest to tell apart is named; empty for none.
  let pairs: [Pair]
}

extension VisionRow.Pair {
  func distance(under vision: ColorVision) -> ColorDistance {
    ColorDistance(first.color, second.color, under: vision)
  }
}

extension VisionRow {
  /// The pair that is hardest to tell apart, the first of them where several are.
  func least(under vision: ColorVision) -> Pair? {
    pairs.min { $0.distance(under: vision) < $1.distance(under: vision) }
  }
}
