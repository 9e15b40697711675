/// A chip that chooses a route.
package struct RouteChipState: Hashable, Sendable {
  /// What a chip stands for.
  package enum Choice: Hashable, Sendable {
    /// A train line, by id; a letter is drawn on it where one is given.
    case line(String, letter: Character? = nil)
    /// A bus route.
    case route(RouteName)
    /// All routes.
    case all
  }

  /// What the chip stands for.
  package var choice: Choice
  /// Whether it is the chosen one.
  package var isSelected: Bool

  /// A chip.
  package init(_ choice: Choice, isSelected: Bool = false) {
    self.choice = choice
    self.isSelected = isSelected
  }
}
