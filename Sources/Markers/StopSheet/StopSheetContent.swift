/// What the sheet of a stop shows of alerts and step-free status: a pure function of the stop and of
/// what is known (002).
package struct StopSheetContent: Hashable, Sendable {
  /// A button of the metadata row.
  package struct Button: Hashable, Sendable {
    /// What an assistive technology reads out.
    package let label: String
    /// The colour token of its glyph.
    package let color: String
    /// The pack's icon that it shows.
    package let icon: String
    /// What tapping it opens.
    package let dialog: SystemDialog
  }

  /// The warning triangle; nil where no alert applies, none is loaded, or buses stop: then nothing
  /// stands in its place.
  package let alertButton: Button?
  /// The wheelchair figure; nil at a bus stop.
  package let accessibilityButton: Button?

  /// The buttons in their order: the triangle leads.
  package var buttons: [Button] { [alertButton, accessibilityButton].compactMap(\.self) }

  /// What is shown at `stop`; `alerts` is the last good set, nil where none was loaded.
  package init(stop: Stop, alerts: [TrainAlert]?, stepFreeAccess: StepFreeAccess) {
    alertButton = Self.alertButton((alerts ?? []).filter { $0.applies(to: stop) })
    switch stop.service {
    case .train: accessibilityButton = Self.accessibilityButton(stop.name, stepFreeAccess)
    case .bus: accessibilityButton = nil
    }
  }

  private static func alertButton(_ alerts: [TrainAlert]) -> Button? {
    guard !alerts.isEmpty else { return nil }
    return Button(
      label: alerts.count == 1
        ? "1 train service alert" : "\(alerts.count) train service alerts",
      color: "alert", icon: "alert",
      dialog: SystemDialog(title: "Train service alerts", items: alerts.map(\.dialogItem)))
  }

  private static func accessibilityButton(_ name: String, _ access: StepFreeAccess) -> Button {
    let (color, message) =
      switch access {
      case .yes: ("good", "Step-free access is available at \(name).")
      case .no: ("warn", "CTA currently reports no step-free access at \(name).")
      case .unknown:
        ("muted", "Accessibility information is currently unavailable for \(name).")
      }
    return Button(
      label: "Accessibility information", color: color, icon: "wheelchair",
      dialog: SystemDialog(title: "Accessibility", items: [message]))
  }
}
