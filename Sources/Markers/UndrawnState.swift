/// A state that the sources do not draw. Asking for it is an error that names the source's row: a
/// guess would look like a decision (spec §0).
package enum UndrawnState: String, CaseIterable, Sendable {
  /// Under a finger.
  case pressed
  /// With the keyboard’s focus.
  case focused
  /// With a halo around it.
  case halo
  /// See-through, as a stale or dimmed marker might be.
  case translucent

  /// Why a marker is not drawn that way, with the source's row: "not defined: 000, …".
  package func reason(for marker: MarkerState) -> String {
    answer(for: marker).text
  }

  /// What the sources say of a marker in this state: that it is not defined, or does not apply.
  package func answer(for marker: MarkerState) -> StateAnswer {
    switch (self, marker) {
    case (.pressed, .train), (.pressed, .bus):
      .doesNotApply(
        source: "000, table Vehicles, row Pressed: “None: vehicle markers take no hit testing”")
    case (.pressed, .nearbyButton):
      .doesNotApply(
        source:
          "000, row Nearby mode menu: “No other selected styling”, and the glass is the system’s")
    case (.pressed, _):
      .notDefined(
        source: "000, table Not defined, row “Pressed state for stop markers and route chips”")
    case (.focused, _):
      .notDefined(
        source: "000, table Not defined, row “Keyboard or Full Keyboard Access focus ring”")
    case (.halo, .routeChip):
      .doesNotApply(
        source: "000, table Route options: the halo is a selected chip’s; ask for --selected")
    case (.halo, _):
      .doesNotApply(
        source:
          "000, introduction: “nothing is drawn outside it” and “No other colour marks selection”")
    case (.translucent, .train), (.translucent, .bus):
      .doesNotApply(source: "000, table Vehicles, row Stale: “never translucent”")
    case (.translucent, _):
      .notDefined(
        source:
          "000, table Not defined, row “Dimming of other stop markers while a stop is open”")
    }
  }
}
