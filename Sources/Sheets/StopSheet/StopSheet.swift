import DisplayList
import Geometry
import Markers

/// The sheet `stop-sheet` (002): what the sheet of a stop shows of alerts and step-free status.
enum StopSheet {
  static func sections(
    _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    let sheet = StopSheetBlocks(request)
    if let file = request.stop { return try sections(of: file, sheet, design) }
    return [
      BlockSection(
        "Buttons", note: "\(decimal(request.exhibitZoom))× · actual size at right",
        blocks: buttons(sheet, design))
    ]
      + StepFreeAccess.allCases.map { access in
        BlockSection(
          stationTitle(access), note: sheet.note,
          blocks: StopSheetSamples.alertSets.map { name, caption, alerts in
            sheet.header(
              name, caption: caption,
              StopFile(stop: StopSheetSamples.station, stepFreeAccess: access, alerts: alerts),
              design)
          })
      } + [
        BlockSection(
          "Bus stop", note: "neither button, and no gap",
          blocks: [
            sheet.header(
              "alerts", caption: "3 alerts are known",
              StopFile(
                stop: StopSheetSamples.busStop, stepFreeAccess: .yes,
                alerts: StopSheetSamples.alerts), design)
          ]),
        BlockSection(
          "Which alerts show the triangle",
          note: "at Belmont: Red, Brown and Purple lines",
          blocks: [StopSheetTable(request).block(design)]),
        BlockSection(
          "Dialog of the triangle", note: sheet.note, blocks: try alertDialogs(sheet, design)),
        BlockSection(
          "Dialog of the wheelchair", note: sheet.note,
          blocks: try accessibilityDialogs(sheet, design)),
        BlockSection("Names", note: sheet.note, blocks: names(sheet, design)),
      ]
  }

  private static func stationTitle(_ access: StepFreeAccess) -> String {
    switch access {
    case .yes: "Station · step-free access"
    case .no: "Station · no step-free access"
    case .unknown: "Station · step-free access unknown or not loaded yet"
    }
  }

  /// The triangle and the wheelchair in its three colours, enlarged, then at actual size.
  private static func buttons(_ sheet: StopSheetBlocks, _ design: Design) -> [SheetBlock] {
    let contents = StepFreeAccess.allCases.map { access in
      StopSheetContent(
        stop: StopSheetSamples.station, alerts: StopSheetSamples.alerts, stepFreeAccess: access)
    }
    let captions = ["good": "Good", "warn": "Warn", "muted": "Muted", "alert": "Alert"]
    let buttons = (contents.prefix(1).map(\.alertButton) + contents.map(\.accessibilityButton))
      .compactMap(\.self)
    return [false, true].flatMap { isActualSize in
      buttons.map { button in
        sheet.button(
          isActualSize ? "\(button.color)-actual-size" : button.color,
          caption: captions[button.color] ?? "", button, isActualSize: isActualSize, design)
      }
    }
  }

  private static func alertDialogs(
    _ sheet: StopSheetBlocks, _ design: Design
  ) throws(DrawingError) -> [SheetBlock] {
    var blocks: [SheetBlock] = []
    for (name, alerts) in [
      ("1-alert", Array(StopSheetSamples.alerts.prefix(1))),
      ("3-alerts", StopSheetSamples.alerts), ("1000-alerts", StopSheetSamples.thousandAlerts),
    ] {
      let content = StopSheetContent(
        stop: StopSheetSamples.station, alerts: alerts, stepFreeAccess: .unknown)
      guard let button = content.alertButton else { continue }
      blocks.append(try sheet.dialog(name, caption: button.label, button.dialog, design))
    }
    return blocks
  }

  private static func accessibilityDialogs(
    _ sheet: StopSheetBlocks, _ design: Design
  ) throws(DrawingError) -> [SheetBlock] {
    var blocks: [SheetBlock] = []
    for access in StepFreeAccess.allCases {
      let content = StopSheetContent(
        stop: StopSheetSamples.station, alerts: nil, stepFreeAccess: access)
      guard let button = content.accessibilityButton else { continue }
      blocks.append(
        try sheet.dialog(
          access.rawValue, caption: "Step-free access: \(access.rawValue)", button.dialog, design)
      )
    }
    return blocks
  }

  /// Names that try the layout.
  private static func names(_ sheet: StopSheetBlocks, _ design: Design) -> [SheetBlock] {
    StopSheetSamples.oddNames.map { name, caption, stop in
      sheet.header(
        name, caption: caption, StopFile(stop: stop, stepFreeAccess: .no, alerts: nil), design)
    }
  }

  /// What the sheet shows of a stop from a file.
  private static func sections(
    of file: StopFile, _ sheet: StopSheetBlocks, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    let content = file.content
    let buttons = [
      ("alerts", content.alertButton), ("accessibility", content.accessibilityButton),
    ]
    var dialogs: [SheetBlock] = []
    for case (let name, let button?) in buttons {
      dialogs.append(try sheet.dialog(name, caption: button.label, button.dialog, design))
    }
    let label = content.alertButton?.label ?? "No alerts"
    let header = sheet.header("stop", caption: label, file, design)
    return [
      BlockSection("Stop", note: sheet.note, blocks: [header]),
      BlockSection("Dialogs", note: sheet.note, blocks: dialogs),
    ]
  }
}
