import Markers

/// Dialogs of the system that a stop's sheet opens: what can be done in them besides closing them.
enum DialogAudit {
  static var findings: [Finding] {
    let content = StopSheetContent(
      stop: StopSheetSamples.station, alerts: StopSheetSamples.alerts, stepFreeAccess: .yes)
    return content.buttons.map { button in
      Finding(
        "dialog/\(slug(button.dialog.title))",
        "Dialog “\(button.dialog.title)” with nothing to do but \(SystemDialog.button)",
        places: ["stop-sheet/\(slug(button.label))"],
        value: Double(SystemDialog.buttons.count { $0 != SystemDialog.button }), demand)
    }
  }

  private static let demand = Demand(
    .atLeast(1), .count("action", "actions"),
    clause: "HIG Alerts: not merely to provide information")
}
