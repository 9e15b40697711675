import DesignTokens
import DisplayList

/// A row of a sheet about colour vision: a line, or states that are to be told apart, as it is before any
/// simulation.
struct VisionRow {
  /// What lies below drawings.
  enum Surface {
    /// The map, or the ground that is asked for.
    case map
    /// What the page itself is filled with.
    case paper
    /// An opaque colour token.
    case color(String)
  }

  /// Drawings side by side on one surface.
  struct Group {
    let surface: Surface
    /// Each about its anchor, in points at life size.
    let drawings: [[DisplayItem]]
  }

  /// Unique within its table.
  let name: String
  let title: String
  /// What tells the states apart besides colour.
  let detail: String
  /// From the left.
  let groups: [Group]
  /// Of these, the pair that is hardest to tell apart is named; empty for none.
  let pairs: [ComparedColors]
}
