import DisplayList

/// A marker that a pack describes as data: its states, each made of layers.
package struct DataMarker: Hashable, Sendable {
  /// One of its states.
  package struct State: Hashable, Sendable {
    /// Unique within the marker: lower case, digits, '-' and '.'.
    package let name: String
    /// What is drawn, lowest first; at least one.
    package let layers: [DataLayer]
  }

  /// Unique within the pack: lower case, digits, '-' and '.'.
  package let name: String
  /// What stands above it on the sheet.
  package let title: String
  /// Its states, at least one.
  package let states: [State]

  /// Draws a state. The anchor is the origin.
  package func draw(_ state: State, _ design: Design) throws(DrawingError) -> Marker {
    var items = try state.layers.map { layer throws(DrawingError) in try layer.draw(design) }
    items = items.filter { $0.inkBox != nil }
    var marker = Marker(
      items: items, hitFrame: nil,
      accessibility: AccessibilityRow(role: "none", label: "\(title), \(state.name)"), zOrder: nil)
    marker.measures = try state.measures(design)
    return marker
  }
}
