import DesignTokens
import Markers
import Sheets
import Typesetting

/// What goldens are drawn with: every built-in pack in both themes, each loaded when first asked for.
struct PackDesigns {
  private var designs: [String: [Theme: Design]]
  private let typesetter: Typesetter

  /// Designs that stand already, by pack, and the fonts for the others.
  init(_ designs: [String: [Theme: Design]] = [:], typesetter: Typesetter) {
    self.designs = designs
    self.typesetter = typesetter
  }

  /// What drawings of a pack read in a theme.
  mutating func design(_ pack: String, _ theme: Theme) throws(DrawingError) -> Design {
    if let known = designs[pack]?[theme] { return known }
    let registry = PackRegistry.builtIn
    guard let entry = registry[pack] else {
      throw .value(
        name: "the pack", value: pack,
        accepted: registry.entries.map(\.name).joined(separator: ", "))
    }
    let design = try entry.load([], []).design(theme: theme, typesetter: typesetter)
    designs[pack, default: [:]][theme] = design
    return design
  }
}
