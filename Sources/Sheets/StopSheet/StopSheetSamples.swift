import Markers

/// The stops and alerts of the sheet.
enum StopSheetSamples {
  static let station = Stop(
    id: "41320", name: "Belmont", service: .train(lines: ["red", "brown", "purple"]))

  static let busStop = Stop(
    id: "1042", name: "Clark & Grace",
    service: .bus(routes: ["22", "36"].compactMap(RouteName.init)))

  /// One of each kind and scope; all of them apply to the station.
  static let alerts = [
    TrainAlert(
      id: "1", kind: .active, scope: .route(["red"]), headline: "Delays near Belmont",
      description: "Red Line trains run with delays after a signal check."),
    TrainAlert(
      id: "2", kind: .planned, scope: .station(["41320"]),
      headline: "Platform work at Belmont",
      description: "Brown Line trains towards Kimball stop on the outer track at the weekend."),
    TrainAlert(
      id: "3", kind: .unknown, scope: .systemwide, headline: "Holiday timetable on Monday"),
  ]

  static let thousandAlerts = (1...1000).map { number in
    TrainAlert(
      id: String(number), kind: .active, scope: .systemwide, headline: "Delay \(number)")
  }

  /// What may be known of alerts: name, caption, alerts.
  static let alertSets: [(name: String, caption: String, alerts: [TrainAlert]?)] = [
    ("no-data", "No data", nil), ("no-alerts", "No alerts", []),
    ("1-alert", "1 train service alert", Array(alerts.prefix(1))),
    ("3-alerts", "3 train service alerts", alerts),
  ]

  /// Names that try the layout: name, caption, stop.
  static let oddNames: [(name: String, caption: String, stop: Stop)] = [
    ("200-characters", "200 characters", renamed(long)),
    ("markup", "Markup is text", renamed("Adams/<b>Wabash</b> &amp; \"Loop\"")),
  ]

  /// Exactly 200 characters.
  private static let long = String(
    String(repeating: "Harold Washington Library-State/Van Buren ", count: 5).prefix(200))

  private static func renamed(_ name: String) -> Stop {
    Stop(id: station.id, name: name, service: station.service)
  }
}
