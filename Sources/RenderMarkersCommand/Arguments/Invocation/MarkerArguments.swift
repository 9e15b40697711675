package import DesignTokens
package import DisplayList
package import Markers

/// What `marker` is asked to draw.
package struct MarkerArguments: Sendable {
  /// What lies behind the marker.
  package enum Background: Equatable, Sendable {
    /// Nothing: a transparent picture.
    case none
    /// The theme's ground.
    case ground
    /// The theme's Paper.
    case paper
    /// A colour of the user's.
    case color(Color)
  }

  /// The family of the marker.
  package let kind: MarkerKind
  /// The marker itself. Its lines are as typed: a line table judges them.
  package let state: MarkerState
  /// States to refuse with the source's row; empty when the marker can be drawn.
  package let undrawnStates: [UndrawnState]
  /// The theme it is drawn in.
  package let theme: Theme
  /// Device pixels per point.
  package let scale: Scale
  /// The side of the square canvas in points, above 0 and at most 4096; nil for one that fits.
  package let frame: Double?
  /// What lies behind the marker.
  package let background: Background
  /// How many times each finished pixel is enlarged: 2…16, or nil for not at all.
  package let pixels: Int?
  /// The file to write; "-" for standard output.
  package let output: String
  /// What replaces the pack's own values.
  package let resources: ResourceArguments
}
