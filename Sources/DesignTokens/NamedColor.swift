package import DisplayList

/// A colour that means something, and what that is called: "Red".
package struct NamedColor: Hashable, Sendable {
  /// What people call it.
  package let name: String
  /// The colour; opaque.
  package let color: Color

  /// A colour and its name.
  package init(_ name: String, _ color: Color) {
    self.name = name
    self.color = color
  }
}

extension [NamedColor] {
  /// Every two of them once: the second with those before it, then the third, and so on. None for
  /// fewer than two.
  package var pairs: [ComparedColors] {
    indices.flatMap { index in self[..<index].map { ComparedColors($0, self[index]) } }
  }
}
