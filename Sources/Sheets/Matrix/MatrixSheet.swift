import DisplayList
import Markers

/// The sheet `matrix`: every kind of marker at every map zoom, default and selected, fresh and stale;
/// then pressed and focused, which no source draws. Rows come from the catalogue, columns from the
/// tokens. Where the same stands in neighbouring columns, they share a cell: a line is a change.
struct MatrixSheet {
  private let design: Design
  private let bands: [ZoomBand]

  private static let drawnTitle = "By map zoom, selection and age"

  /// The sheet's sections, from the top.
  static func sections(
    _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    let sheet = MatrixSheet(design: design, bands: try ZoomBand.all(design))
    let metrics = SheetMetrics(exhibitZoom: request.exhibitZoom)
    return [
      request.showsRedlines
        ? try sheet.measuredStates(zoom: request.exhibitZoom)
        : section(
          drawnTitle,
          note:
            "\(decimal(metrics.chipZoom))× · a line is a change · numbers: the source’s row, below",
          try sheet.drawnStates(), metrics, design),
      section(
        "Pressed and focused", note: "none is drawn: a guess would look like a decision",
        try sheet.otherStates(), metrics, design),
    ]
  }

  private static func section(
    _ title: String, note: String, _ table: StateTable, _ metrics: SheetMetrics, _ design: Design
  ) -> BlockSection {
    BlockSection(
      title, note: note,
      blocks: [
        SheetBlock("table") { () throws(DrawingError) in
          try StateTableDrawing(table, metrics, design).block()
        }
      ], footnotes: table.footnotes)
  }

  /// The table's drawings one by one, as redlines need room for. The sheet lies on the map's ground,
  /// where a chip would have another edge than on its Paper.
  private func measuredStates(zoom: Double) throws(DrawingError) -> BlockSection {
    let cells = try drawnStates().rows.filter { !$0.isOnPaper }.flatMap(\.cells)
    return BlockSection(
      Self.drawnTitle, note: "\(decimal(zoom))×",
      blocks: cells.compactMap { cell in
        guard case .drawn(let state) = cell.answer else { return nil }
        return SheetBlock("table/\(cell.name)", caption: cell.caption) { () throws(DrawingError) in
          try BlockDrawing(marker: state.draw(design), zoom: zoom)
        }
      }, footnotes: ["Route chips lie on Paper: the sheet routes measures them."])
  }

  /// Columns: every band, default and selected. Rows: every variant, fresh and stale.
  private func drawnStates() throws(DrawingError) -> StateTable {
    var rows: [StateTable.Row] = []
    for sample in MarkerCatalog.samples {
      for isStale in [false, true] {
        rows.append(try row(sample, isStale: isStale))
      }
    }
    return StateTable(
      groups: [
        ("Default", 0..<bands.count), ("Selected", bands.count..<(2 * bands.count)),
      ],
      columns: (bands + bands).map(\.title), corner: "Marker", labelTitle: "Stale",
      rows: rows)
  }

  private func row(
    _ sample: MarkerState, isStale: Bool
  ) throws(DrawingError) -> StateTable.Row {
    var answers: [StateAnswer] = []
    for isSelected in [false, true] {
      for band in bands {
        answers.append(
          try sample.answer(
            mapZoom: band.mapZoom, isSelected: isSelected, isStale: isStale, design))
      }
    }
    let cells = try runs(of: answers).map { run in
      StateTable.Cell(
        name: "\(slug(sample.variant.title))/\(name(run, isStale: isStale))",
        caption: caption(sample, run, isStale: isStale), answer: answers[run.lowerBound],
        columns: run)
    }
    return StateTable.Row(
      title: isStale ? "" : sample.variant.title,
      detail: isStale ? "" : sample.zoomDetail,
      label: isStale ? "yes" : "no", cells: cells, isOnPaper: sample.isOnPaper)
  }

  /// Runs of neighbours in which the same stands: the same drawing, or the same answer.
  private func runs(of answers: [StateAnswer]) throws(DrawingError) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in answers.indices {
      if let last = runs.last, try isSame(answers[last.lowerBound], answers[index]) {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs
  }

  private func isSame(
    _ first: StateAnswer, _ second: StateAnswer
  ) throws(DrawingError) -> Bool {
    guard case .drawn(let state) = first, case .drawn(let other) = second else {
      return first == second
    }
    guard state != other else { return true }
    return try state.draw(design).items == other.draw(design).items
  }

  /// "z14-16", "z15-selected", "selected-stale", "default".
  private func name(_ run: Range<Int>, isStale: Bool) -> String {
    let words = words(run, isStale: isStale, \.name)
    return words.isEmpty ? "default" : words.joined(separator: "-")
  }

  /// "Bus stop · z14–16", "Bus · selected · stale".
  private func caption(_ sample: MarkerState, _ run: Range<Int>, isStale: Bool) -> String {
    ([sample.variant.title] + words(run, isStale: isStale, \.title)).joined(separator: " · ")
  }

  /// The bands of a run, unless it has all of them, and whether it is selected and stale.
  private func words(
    _ run: Range<Int>, isStale: Bool, _ text: (ZoomBand) -> String
  ) -> [String] {
    let first = bands[run.lowerBound % bands.count]
    let last = bands[(run.upperBound - 1) % bands.count]
    let zooms = ZoomBand(from: first.from, to: last.to)
    return [
      run.count < bands.count ? text(zooms) : nil,
      run.lowerBound >= bands.count ? "selected" : nil,
      isStale ? "stale" : nil,
    ].compactMap(\.self)
  }

  /// Columns: every variant. Rows: the states that are not drawn.
  private func otherStates() throws(DrawingError) -> StateTable {
    let samples = MarkerCatalog.samples
    var rows: [StateTable.Row] = []
    for state in [UndrawnState.pressed, .focused] {
      let answers = samples.map(state.answer(for:))
      let cells = try runs(of: answers).map { run in
        StateTable.Cell(
          name: "\(state.rawValue)/\(slug(samples[run.lowerBound].variant.title))",
          caption: samples[run].map(\.variant.title).joined(separator: "; ")
            + " · \(state.rawValue)", answer: answers[run.lowerBound], columns: run)
      }
      rows.append(
        StateTable.Row(
          title: state.rawValue.prefix(1).uppercased() + state.rawValue.dropFirst(), detail: "",
          label: "", cells: cells, isOnPaper: false))
    }
    return StateTable(
      groups: [], columns: samples.map(\.variant.title), corner: "State", labelTitle: nil,
      rows: rows)
  }
}

extension MarkerState {
  /// Whether the marker lies on the app's own surface: the map is below all others.
  fileprivate var isOnPaper: Bool {
    if case .routeChip = self { true } else { false }
  }

  /// Why a row does not change from band to band, where it does not.
  fileprivate var zoomDetail: String {
    switch self {
    case .station, .busStop: ""
    case .train, .bus: "at any zoom"
    case .routeChip, .nearbyButton: "not on the map"
    }
  }
}

extension ZoomBand {
  /// "< z14", "z14–15", "z16+", as 000 writes it.
  fileprivate var title: String {
    switch (from, to) {
    case (nil, nil): "any zoom"
    case (nil, let to?): "< z\(decimal(to))"
    case (let from?, nil): "z\(decimal(from))+"
    case (let from?, let to?): "z\(decimal(from))–\(decimal(to))"
    }
  }

  /// "below-z14", "z14-15", "z16": for a cell's name.
  fileprivate var name: String {
    switch (from, to) {
    case (nil, nil): "any-zoom"
    case (nil, let to?): "below-z\(decimal(to))"
    case (let from?, nil): "z\(decimal(from))"
    case (let from?, let to?): "z\(decimal(from))-\(decimal(to))"
    }
  }
}
