import DesignTokens
import DisplayList
import Geometry
import Markers

/// The drawings of the pack chitransit that are measured.
struct AuditSpecimens {
  let design: Design

  init(_ design: Design) { self.design = design }

  /// All of them: markers, components, the stop sheet, the app's surfaces.
  func all() throws(DrawingError) -> [AuditSpecimen] {
    try markers() + components() + stopSheet() + surfaces()
  }

  /// The catalogue's states, the same of each line that only tokens know, and of each line a station
  /// and a chip with a letter.
  var entries: [CatalogEntry] {
    let lines = design.lines.lines.map(\.id)
    return MarkerCatalog.entries
      + lines.filter { !MarkerCatalog.lines.contains($0) }.flatMap(MarkerCatalog.entries(ofLine:))
      + lines.flatMap { line in
        [15.0, 14].map { zoom in
          CatalogEntry(
            "z\(decimal(zoom))-\(line)", .station(StationState(lines: [line], mapZoom: zoom)))
        }
      } + lines.flatMap(letters)
  }

  /// A line's chip with its letter, where the catalogue has none.
  private func letters(of line: String) -> [CatalogEntry] {
    let known = Set(MarkerCatalog.entries.map(\.path))
    return [false, true].map { isSelected in
      CatalogEntry(
        "\(line)-letter\(isSelected ? "-selected" : "")",
        .routeChip(
          RouteChipState(.line(line, letter: letter(of: line)), isSelected: isSelected)))
    }.filter { !known.contains($0.path) }
  }

  /// What stands on a line's chip or circle.
  private func letter(of line: String) -> Character? { line.uppercased().first }

  private func markers() throws(DrawingError) -> [AuditSpecimen] {
    try entries.map { entry throws(DrawingError) in
      let form = try entry.state.draw(design).form
      return try AuditSpecimen(
        form.isEmpty ? entry.family : "\(entry.family)-\(form)", at: entry.path,
        on: entry.family == "route-chip" ? "paper" : "ground",
        // The nearby button's disc stands in for the system's glass.
        parts: entry.family == "nearby-button" ? .contents : .all, design
      ) { () throws(DrawingError) in
        let marker = try entry.state.draw(design)
        let targets = marker.hitFrame.map { frame in
          [AuditSpecimen.Target(frame: frame, label: marker.accessibility.label)]
        }
        return (marker.items, targets ?? [])
      }
    }
  }

  // MARK: - Components (001)

  private func components() throws(DrawingError) -> [AuditSpecimen] {
    let lines = design.lines.lines.map(\.id)
    var specimens: [AuditSpecimen] = []
    for size in RouteIconSize.allCases {
      for icon in try icons(size, lines) {
        specimens.append(
          try component("route-icon", "\(size.rawValue)-\(icon.name)") { () throws(DrawingError) in
            try RouteIcon.draw(icon.state, design)
          })
      }
    }
    let height = try design.dimension("station.capsule.height")
    for count in 1...max(1, lines.count) {
      specimens.append(
        try component("station-icon", "\(count)-lines") { () throws(DrawingError) in
          try StationIcon.draw(Array(lines.prefix(count)), height: height, design)
        })
    }
    specimens.append(
      try component("line-bar", "all-lines") { () throws(DrawingError) in
        try LineBar.draw(lines, design)
      })
    return specimens
  }

  /// Every form of a route's icon at a size; a letter where it is large enough to be drawn.
  private func icons(
    _ size: RouteIconSize, _ lines: [String]
  ) throws(DrawingError) -> [(name: String, state: RouteIconState)] {
    let least = try design.dimension("type.least-size")
    let hasLetters = try RouteIcon.letterSize(at: size, design) >= least
    let ofLines = lines.flatMap { line in
      [
        (
          "circle-\(line)",
          RouteIconState(
            .circle(line: line, letter: hasLetters ? letter(of: line) : nil), size)
        ), ("capsule-\(line)", RouteIconState(.lineCapsule(line), size)),
      ]
    }
    return ofLines
      + (RouteName("22").map { [("route", RouteIconState(.routeCapsule($0), size))] } ?? [])
  }

  private func component(
    _ family: String, _ name: String, _ draw: () throws(DrawingError) -> [DisplayItem]
  ) throws(DrawingError) -> AuditSpecimen {
    try AuditSpecimen(family, at: "\(family)/\(name)", on: "paper", design) {
      () throws(DrawingError) in
      (try draw(), [])
    }
  }
}
