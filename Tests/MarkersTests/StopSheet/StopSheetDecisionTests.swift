import Markers
import Testing

/// 002 as a decision table: every combination of what is known of alerts, their kind and scope, the
/// step-free status, and what stops. Expected values stand here as words, after the document.
@Suite struct StopSheetDecisionTests {
  /// A row of the first half: what is known of alerts.
  enum Known: String, CaseIterable, Sendable {
    case notLoaded, none, one, many
  }

  static let belmont = Stop(
    id: "41320", name: "Belmont", service: .train(lines: ["red", "brown", "purple"]))

  static func busStop() throws -> Stop {
    Stop(id: "1042", name: "Clark & Grace", service: .bus(routes: [try .named("22")]))
  }

  /// Whether an alert of this scope applies at Belmont, a station of Red, Brown and Purple.
  static let scopes: [(scope: TrainAlert.Scope, applies: Bool)] = [
    (.systemwide, true), (.route(["red"]), true), (.route(["yellow"]), false),
    (.route(["yellow", "purple"]), true), (.station(["41320"]), true),
    (.station(["40900"]), false), (.station(["40900", "41320"]), true),
  ]

  static let kinds: [(kind: TrainAlert.Kind, title: String)] = [
    (.active, "Active train alert: Delays"), (.planned, "Planned train alert: Delays"),
    (.unknown, "Train alert: Delays"),
  ]

  static let statuses: [(status: StepFreeAccess, color: String, message: String)] = [
    (.yes, "good", "Step-free access is available at Belmont."),
    (.no, "warn", "CTA currently reports no step-free access at Belmont."),
    (.unknown, "muted", "Accessibility information is currently unavailable for Belmont."),
  ]

  static func alerts(_ known: Known, _ kind: TrainAlert.Kind, _ scope: TrainAlert.Scope)
    -> [TrainAlert]?
  {
    let count: Int
    switch known {
    case .notLoaded: return nil
    case .none: count = 0
    case .one: count = 1
    case .many: count = 7
    }
    return (0..<count).map { number in
      TrainAlert(
        id: "\(number)", kind: kind, scope: scope, headline: "Delays",
        description: number == 0 ? "Trains run less often." : nil)
    }
  }

  @Test(arguments: Known.allCases) func trainStation(known: Known) {
    for (scope, applies) in Self.scopes {
      for (kind, title) in Self.kinds {
        for (status, color, message) in Self.statuses {
          let content = StopSheetContent(
            stop: Self.belmont, alerts: Self.alerts(known, kind, scope), stepFreeAccess: status)
          let place: Comment = "\(known) \(scope) \(kind) \(status)"
          expectTriangle(content.alertButton, known, isShown: applies, title, place)
          #expect(content.accessibilityButton?.label == "Accessibility information", place)
          #expect(content.accessibilityButton?.color == color, place)
          #expect(content.accessibilityButton?.icon == "wheelchair", place)
          #expect(content.accessibilityButton?.dialog.title == "Accessibility", place)
          #expect(content.accessibilityButton?.dialog.message == message, place)
        }
      }
    }
  }

  @Test(arguments: Known.allCases) func busStop(known: Known) throws {
    for (scope, _) in Self.scopes {
      for (kind, _) in Self.kinds {
        for status in StepFreeAccess.allCases {
          let content = StopSheetContent(
            stop: try Self.busStop(), alerts: Self.alerts(known, kind, scope),
            stepFreeAccess: status)
          #expect(content.alertButton == nil && content.accessibilityButton == nil)
          #expect(content.buttons.isEmpty)
        }
      }
    }
  }

  private func expectTriangle(
    _ button: StopSheetContent.Button?, _ known: Known, isShown: Bool, _ title: String,
    _ place: Comment
  ) {
    switch (known, isShown) {
    case (.one, true):
      #expect(button?.label == "1 train service alert", place)
      #expect(button?.dialog.items == ["\(title)\nTrains run less often."], place)
    case (.many, true):
      #expect(button?.label == "7 train service alerts", place)
      #expect(
        button?.dialog.message
          == "\(title)\nTrains run less often."
          + String(repeating: "\n\n\(title)", count: 6), place)
    default:
      #expect(button == nil, place)
      return
    }
    #expect(button?.dialog.title == "Train service alerts", place)
    #expect(button?.color == "alert" && button?.icon == "alert", place)
  }

  @Test func theDialogHasOneCloseButton() {
    #expect(SystemDialog.button == "Close")
  }

  @Test func theTriangleLeads() {
    let content = StopSheetContent(
      stop: Self.belmont, alerts: Self.alerts(.one, .active, .systemwide), stepFreeAccess: .yes)
    #expect(content.buttons.map(\.icon) == ["alert", "wheelchair"])
    let without = StopSheetContent(stop: Self.belmont, alerts: [], stepFreeAccess: .yes)
    #expect(without.buttons.map(\.icon) == ["wheelchair"])
  }

  @Test func onlyAlertsThatApplyCount() {
    let alerts = [
      TrainAlert(id: "1", kind: .active, scope: .route(["blue"]), headline: "Elsewhere"),
      TrainAlert(id: "2", kind: .planned, scope: .systemwide, headline: "Everywhere"),
      TrainAlert(id: "3", kind: .unknown, scope: .station(["1"]), headline: "There"),
      TrainAlert(id: "4", kind: .active, scope: .station(["41320"]), headline: "Here"),
    ]
    let button = StopSheetContent(
      stop: Self.belmont, alerts: alerts, stepFreeAccess: .yes
    ).alertButton
    #expect(button?.label == "2 train service alerts")
    #expect(
      button?.dialog.message == "Planned train alert: Everywhere\n\nActive train alert: Here")
  }

  @Test func aThousandAlertsAreCounted() {
    let alerts = (0..<1000).map {
      TrainAlert(id: "\($0)", kind: .active, scope: .systemwide, headline: "Delay \($0)")
    }
    let button = StopSheetContent(
      stop: Self.belmont, alerts: alerts, stepFreeAccess: .yes
    ).alertButton
    #expect(button?.label == "1000 train service alerts")
    #expect(button?.dialog.items.count == 1000)
    #expect(button?.dialog.items.last == "Active train alert: Delay 999")
  }

  /// Names are text: markup and letters of any direction come through as they are.
  @Test(arguments: [
    "Adams/<b>Wabash</b> &amp; \"Loop\"", "תחנת הרצליה (קו 22)",
    String(repeating: "Van Buren ", count: 20), "100% & %@ \\n {name}",
  ])
  func namesPassThrough(name: String) {
    let stop = Stop(id: "1", name: name, service: .train(lines: ["red"]))
    let message = { (access: StepFreeAccess) in
      StopSheetContent(stop: stop, alerts: nil, stepFreeAccess: access)
        .accessibilityButton?.dialog.message
    }
    #expect(message(.yes) == "Step-free access is available at \(name).")
    #expect(message(.no) == "CTA currently reports no step-free access at \(name).")
    #expect(
      message(.unknown) == "Accessibility information is currently unavailable for \(name).")
  }
}
