import DesignTokens
import Markers

/// What a stop's sheet says, as text and as JSON.
struct StopSheetReport {
  private let stop: Stop
  private let content: StopSheetContent

  init(_ file: StopFile) {
    stop = file.stop
    content = file.content
  }

  /// The name, the buttons, then each dialog below its title.
  var text: String {
    let buttons = [
      "alert button: \(content.alertButton?.label ?? "none")",
      "accessibility button: "
        + (content.accessibilityButton.map { "\($0.label) (\($0.color))" } ?? "none"),
    ]
    let dialogs = content.buttons.map { button in
      "\n# \(button.dialog.title)\n\(button.dialog.message)\n\n[\(SystemDialog.button)]\n"
    }
    return (["stop: \(stop.name)"] + buttons).joined(separator: "\n") + "\n" + dialogs.joined()
  }

  /// The same with each text by its name; what is not shown is null.
  var json: JSONValue {
    let kind =
      switch stop.service {
      case .train: "train"
      case .bus: "bus"
      }
    return [
      "stop": ["id": .string(stop.id), "name": .string(stop.name), "kind": .string(kind)],
      "alertButton": content.alertButton.map(Self.button) ?? .null,
      "accessibilityButton": content.accessibilityButton.map(Self.button) ?? .null,
    ]
  }

  private static func button(_ button: StopSheetContent.Button) -> JSONValue {
    [
      "label": .string(button.label), "color": .string(button.color),
      "dialog": [
        "title": .string(button.dialog.title),
        "items": .array(button.dialog.items.map { .string($0) }),
        "message": .string(button.dialog.message), "button": .string(SystemDialog.button),
      ],
    ]
  }
}
