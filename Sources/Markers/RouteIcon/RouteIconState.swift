/// A route's icon: what it stands for, in which form, and how large.
package struct RouteIconState: Hashable, Sendable {
  /// The forms of an icon. A bus route's number is its text, and a circle has no room for it: a bus
  /// route is always a capsule.
  package enum Form: Hashable, Sendable {
    /// A train line as a circle, by id; a letter is drawn on it where one is given.
    case circle(line: String, letter: Character? = nil)
    /// A train line as a capsule with its name, by id.
    case lineCapsule(String)
    /// A bus route as a capsule with its number.
    case routeCapsule(RouteName)
  }

  /// What it stands for, and how.
  package var form: Form
  /// How large it is.
  package var size: RouteIconSize

  /// An icon.
  package init(_ form: Form, _ size: RouteIconSize = .standard) {
    self.form = form
    self.size = size
  }
}
