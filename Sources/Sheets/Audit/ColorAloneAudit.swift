import DisplayList
import Geometry
import Markers

/// States that are told apart by colour alone: drawings that are the same once their colours are taken
/// away.
enum ColorAloneAudit {
  /// What two states of a marker may differ in.
  private enum Difference: String {
    case line, stale, selected

    var title: String {
      switch self {
      case .line: "Lines"
      case .stale: "Stale or live"
      case .selected: "Selected or not"
      }
    }
  }

  private static let demand = Demand(
    .atLeast(1), .count("cue", "cues"),
    clause: "HIG Accessibility: not colour alone; WCAG 2.2 SC 1.4.1")

  /// Whether pairs of a family's states that differ in one thing differ in more than colour.
  static func markers(
    _ entries: [CatalogEntry], _ design: Design
  ) throws(DrawingError) -> [Finding] {
    var drawn: [(entry: CatalogEntry, forms: [Form])] = []
    for entry in entries { drawn.append((entry, forms(try entry.state.draw(design).items))) }
    var findings: [Finding] = []
    for (index, left) in drawn.enumerated() {
      for right in drawn[(index + 1)...] where left.entry.family == right.entry.family {
        guard let difference = difference(left.entry.state, right.entry.state) else { continue }
        findings.append(
          finding(
            "\(left.entry.family)/\(difference.rawValue)",
            "\(difference.title) of a \(ColorWords.title(left.entry.family).lowercased())",
            places: [left.entry.path, right.entry.path], [left.forms, right.forms]))
      }
    }
    return findings
  }

  /// The wheelchair of a station's sheet in its three states (002). A word beside it would be text in
  /// the drawing.
  static func stepFree(_ design: Design) throws(DrawingError) -> Finding {
    let drawings = try StepFreeAccess.allCases.map { access throws(DrawingError) in
      try StopSheetHeader(
        StopFile(stop: StopSheetSamples.station, stepFreeAccess: access, alerts: nil),
        showsTargets: false, design
      ).drawing(design).items
    }.map(forms)
    return finding(
      "stop-sheet/step-free", "Step-free access on the stop sheet",
      places: StepFreeAccess.allCases.map { "stop-sheet/step-free-\($0.rawValue)" }, drawings)
  }

  /// The current tab of the tab bar.
  static func tabs(_ design: Design) throws(DrawingError) -> Finding {
    let bar = try TabBarStandIn(PhoneScreen(design), design)
    return finding(
      "surfaces/tab", "Current tab or not",
      places: PanelPage.tabs.map { "surfaces/tab-\(slug($0))" },
      try PanelPage.tabs.map { tab throws(DrawingError) in
        try bar.items(current: tab, design)
      }.map(forms))
  }

  /// Whether states differ in more than colour.
  static func finding(_ states: ComparedStates) -> Finding {
    finding(states.name, states.subject, places: states.places, states.drawings.map(forms))
  }

  private static func finding(
    _ name: String, _ subject: String, places: [String], _ forms: [[Form]]
  ) -> Finding {
    Finding(
      "color-alone/\(name)", subject, places: places,
      value: Set(forms).count == forms.count ? 1 : 0, demand)
  }

  /// A fill without its colour.
  private struct Form: Hashable {
    let path: Path
    let rule: FillRule
  }

  private static func forms(_ items: [DisplayItem]) -> [Form] {
    PaintedShape.shapes(of: items).map { Form(path: $0.path, rule: $0.rule) }
  }

  /// What alone two states differ in; nil where that is nothing, something else, or more.
  private static func difference(_ left: MarkerState, _ right: MarkerState) -> Difference? {
    guard left != right else { return nil }
    switch (left, right) {
    case (.station(let one), .station(var other)):
      other.lines = one.lines
      guard one != other else { return .line }
    case (.train(let one), .train(var other)):
      if one.line != other.line { return one == other.with(line: one.line) ? .line : nil }
      other.isStale = one.isStale
      guard one != other else { return .stale }
    case (.bus(let one), .bus(var other)):
      other.isStale = one.isStale
      guard one != other else { return .stale }
    case (.routeChip(let one), .routeChip(let other)):
      if one.isSelected == other.isSelected { return one.isLine && other.isLine ? .line : nil }
    default: break
    }
    return left.selected == right.selected ? .selected : nil
  }
}

extension TrainState {
  fileprivate func with(line: String) -> TrainState {
    var state = self
    state.line = line
    return state
  }
}

extension RouteChipState {
  /// Whether it is a line's disc without a letter.
  fileprivate var isLine: Bool { if case .line(_, nil) = choice { true } else { false } }
}

extension MarkerState {
  /// The state with its selection on.
  fileprivate var selected: MarkerState {
    switch self {
    case .station(var state):
      state.isSelected = true
      return .station(state)
    case .busStop(var state):
      state.isSelected = true
      return .busStop(state)
    case .train(var state):
      state.isSelected = true
      return .train(state)
    case .bus(var state):
      state.isSelected = true
      return .bus(state)
    case .routeChip(var state):
      state.isSelected = true
      return .routeChip(state)
    case .nearbyButton: return self
    }
  }
}
