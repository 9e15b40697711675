import DesignTokens
import DisplayList
import Geometry
import Markers

// The stop sheet (002) and the app's surfaces (001, 003), at life size.

extension AuditSpecimens {
  private static let pages: [(page: PanelPage, detent: PanelDetent)] = [
    (.home, .tip), (.home, .half), (.home, .full), (.nearby, .tip), (.search, .full),
    (.stopDetail, .half),
  ]

  func stopSheet() throws(DrawingError) -> [AuditSpecimen] {
    var specimens: [AuditSpecimen] = []
    for access in StepFreeAccess.allCases {
      specimens.append(
        try header(
          "step-free-\(access.rawValue)",
          StopFile(
            stop: StopSheetSamples.station, stepFreeAccess: access,
            alerts: StopSheetSamples.alerts)))
    }
    let bus = StopFile(stop: StopSheetSamples.busStop, stepFreeAccess: .unknown, alerts: nil)
    specimens.append(try header("bus-stop", bus))
    let stop = Stop(
      id: StopSheetSamples.station.id, name: StopSheetSamples.station.name,
      service: .train(lines: design.lines.lines.map(\.id)))
    specimens.append(
      try header("all-lines", StopFile(stop: stop, stepFreeAccess: .yes, alerts: nil)))
    for button in sample.buttons {
      specimens.append(
        try AuditSpecimen(
          "dialog", at: "dialog/\(slug(button.dialog.title))", on: "ground", parts: .contents,
          design
        ) { () throws(DrawingError) in
          let dialog = try StopSheetDialog(button.dialog, design)
          let close = AuditSpecimen.Target(
            name: "close-button", frame: try dialog.buttonFrame(design),
            label: SystemDialog.button)
          return (try dialog.drawing(design).items, [close])
        })
    }
    return specimens
  }

  private var sample: StopSheetContent {
    StopSheetContent(
      stop: StopSheetSamples.station, alerts: StopSheetSamples.alerts, stepFreeAccess: .yes)
  }

  private func header(_ name: String, _ file: StopFile) throws(DrawingError) -> AuditSpecimen {
    try AuditSpecimen(
      "stop-sheet", at: "stop-sheet/\(name)", on: "paper", parts: .contents, design
    ) { () throws(DrawingError) in
      let drawing = try StopSheetHeader(file, showsTargets: false, design).drawing(design)
      return (
        drawing.items,
        drawing.parts.map { part in
          AuditSpecimen.Target(name: part.name, frame: part.frame, label: part.caption)
        }
      )
    }
  }

  func surfaces() throws(DrawingError) -> [AuditSpecimen] {
    let screen = try PhoneScreen(design)
    var specimens: [AuditSpecimen] = []
    for (page, detent) in Self.pages {
      specimens.append(try panel(PanelLayout(page, detent, screen, design)))
    }
    let bar = try TabBarStandIn(screen, design)
    for tab in PanelPage.tabs {
      specimens.append(
        try surface("tab-bar-\(slug(tab))", on: "ground") { () throws(DrawingError) in
          let targets = zip(PanelPage.tabs, bar.tabFrames).map {
            AuditSpecimen.Target(name: "tab-\(slug($0))", frame: $1, label: $0)
          }
          return (try bar.items(current: tab, design), targets)
        })
    }
    return specimens + [try card(screen)]
  }

  private func panel(_ layout: PanelLayout) throws(DrawingError) -> AuditSpecimen {
    try surface("\(layout.page.rawValue)-\(layout.detent.rawValue)", on: "ground") {
      () throws(DrawingError) in
      let drawing = PanelDrawing(layout: layout, design: design)
      let items = try drawing.items(above: layout.screen.safeArea.maxY)
      // What a field's prompt says is read out while it is empty.
      let field = [drawing.fieldFrame].compactMap(\.self).map {
        AuditSpecimen.Target(name: "search-field", frame: $0, label: PanelDrawing.prompt)
      }
      let button = PanelButton(isClose: layout.page == .stopDetail).accessibility
      return (
        items,
        [
          AuditSpecimen.Target(
            name: "grabber", frame: try layout.grabberTarget(design),
            label: layout.grabberAccessibility.label),
          AuditSpecimen.Target(
            name: "button", frame: try layout.buttonTarget(design), label: button.label),
        ] + field
      )
    }
  }

  /// A card with all of its texts: on phones, which are shown smaller, some are bars.
  private func card(_ screen: PhoneScreen) throws(DrawingError) -> AuditSpecimen {
    try surface("card", on: "paper") { () throws(DrawingError) in
      let layout = try PanelLayout(.home, .half, screen, design)
      let row = Rect(
        x: 0, y: 0, width: layout.content.width, height: try design.dimension("card.row-height"))
      let card = try CardDrawing(design: design, textRows: 1, showsDetail: true).card(row, rows: 1)
      return ([card], [AuditSpecimen.Target(name: "row", frame: row, label: nil)])
    }
  }

  private func surface(
    _ name: String, on ground: String,
    _ draw: () throws(DrawingError) -> (items: [DisplayItem], targets: [AuditSpecimen.Target])
  ) throws(DrawingError) -> AuditSpecimen {
    try AuditSpecimen(
      "surfaces", at: "surfaces/\(name)", on: ground, parts: .contents, design, draw)
  }
}
