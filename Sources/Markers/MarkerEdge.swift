package import DisplayList
package import Geometry

/// Where a part of a marker ends: its outermost band, which meets the map, and the band inside that.
package struct MarkerEdge: Hashable, Sendable {
  /// What a marker has an edge of its own around.
  package enum Part: String, Hashable, Sendable {
    /// What stands on the map's place.
    case body
    /// A vehicle's heading arrow.
    case arrow
    /// A bus's number tag.
    case tag
  }

  /// A layer of one fill.
  package struct Band: Hashable, Sendable {
    /// The layer's name: "keyline", "hairline", "body"…
    package let name: String
    /// Its colour, opaque or not, as the design has it.
    package let color: Color
    /// Its outline in points about the marker's anchor, selection's scale applied.
    package let outline: Path

    /// A layer.
    package init(name: String, color: Color, outline: Path) {
      (self.name, self.color, self.outline) = (name, color, outline)
    }
  }

  /// Of what.
  package let part: Part
  /// The band that meets the map: the keyline, or the body where there is none.
  package let outer: Band
  /// The band inside it: hairline or fill; nil where there is no keyline.
  package let inner: Band?
}
