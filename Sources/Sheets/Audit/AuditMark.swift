import DesignTokens
import DisplayList
import Geometry
import Markers

/// How something stands, as a mark beside the word: each has a shape of its own besides its colour.
enum AuditMark {
  case good
  case doubtful
  case bad
  /// Nothing can be said.
  case none

  static let side = 10.0

  /// A document's status.
  init(status: String) {
    switch status {
    case "Compliant": self = .good
    case "Deviation": self = .doubtful
    case "Gap": self = .bad
    default: self = .none
    }
  }

  /// Whether measures are met; nothing can be said without any.
  init(_ measures: [Finding]) {
    self = measures.isEmpty ? .none : measures.allSatisfy(\.isMet) ? .good : .bad
  }

  /// The mark about its middle.
  func item(at center: Point, _ design: Design) throws(DrawingError) -> DisplayItem {
    let box = Rect(center: center, side: Self.side)
    let color = try design.color(color(design))
    let path: Path
    switch self {
    case .good: path = .circle(center: center, radius: Self.side / 2)
    case .doubtful:
      path = .polygon([
        Point(box.center.x, box.minY), Point(box.maxX, box.maxY), Point(box.minX, box.maxY),
      ])
    case .bad: path = RoundedRect(box, radius: 1).path
    case .none:
      return ring(
        "mark", outer: .circle(center: center, radius: Self.side / 2),
        inner: .circle(center: center, radius: Self.side / 2 - 1.5), color)
    }
    return layer("mark", path, color)
  }

  /// What a sheet says of its marks: which is which, where the pack has no colours for them.
  static func note(_ design: Design) -> String {
    Self.good.ownColor(design) != nil && Self.bad.ownColor(design) != nil
      ? "a mark’s shape says what its colour says" : "disc: met · square: not met"
  }

  /// The pack's own colour for it, or the page's.
  private func color(_ design: Design) -> String { ownColor(design) ?? design.pageColors.caption }

  /// The pack's own colour for it; nil where it has none.
  private func ownColor(_ design: Design) -> String? {
    let name =
      switch self {
      case .good: "good"
      case .doubtful: "warn"
      case .bad: "alert"
      case .none: "muted"
      }
    return design.tokens.token(named: name)?.type == .color ? name : nil
  }
}
