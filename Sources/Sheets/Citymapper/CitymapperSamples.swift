import Citymapper

/// What the components of the sheet `citymapper` show.
enum CitymapperSamples {
  static let chips: [(name: String, caption: String, leg: Leg)] = [
    ("walk", "Walk", Leg(.walk, "4")), ("bus", "Bus", Leg(.bus, "63")),
    ("tube", "Tube", Leg(.tube, "Jubilee")), ("rail", "Rail", Leg(.rail, "Southern")),
    ("bike", "Bike", Leg(.bike, "12")), ("cab", "Cab", Leg(.cab, "9")),
    ("ferry", "Ferry", Leg(.ferry, "RB1")),
    ("official", "Tube · official", Leg(.tube, "Victoria", line: "victoria")),
  ]

  private static let victoria: [Leg] = [
    Leg(.walk, "4"), Leg(.tube, "Victoria", line: "victoria"), Leg(.walk, "6"),
  ]
  private static let bus: [Leg] = [Leg(.walk, "2"), Leg(.bus, "63"), Leg(.walk, "9")]
  private static let everyMode = TransitMode.allCases.compactMap { mode in
    chips.first { $0.leg.mode == mode }?.leg
  }
  private static let fifty = (1...50).map { Leg(.bus, "\($0)") }

  static let strips: [(name: String, caption: String, legs: [Leg])] = [
    ("three", "Three legs", victoria), ("one", "One leg", [Leg(.bike, "18")]),
    ("fifty", "50 legs: the rest is counted", fifty),
  ]

  static let cards: [(name: String, caption: String, card: RouteCard)] = [
    (
      "best", "Best · fastest",
      RouteCard(minutes: 24, tag: .fastest, legs: victoria, isBest: true)
    ),
    ("plain", "Not the best", RouteCard(minutes: 31, legs: bus)),
    ("rain-safe", "Rain-safe", RouteCard(minutes: 36, tag: .rainSafe, legs: Array(bus.prefix(2)))),
    (
      "step-free", "Step-free",
      RouteCard(minutes: 42, tag: .stepFree, legs: [Leg(.bus, "63"), Leg(.rail, "Southern")])
    ),
    ("best-untagged", "Best · without a tag", RouteCard(minutes: 9, legs: bus, isBest: true)),
    ("every-mode", "Every mode: the rest is counted", RouteCard(minutes: 118, legs: everyMode)),
  ]

  static let places = ODCard(from: "Brixton Underground Station", to: "Tate Modern, Bankside")

  /// 200 characters.
  private static let long = String(
    String(repeating: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch ", count: 4)
      .prefix(200))

  static let boards: [(name: String, caption: String, departures: [Departure])] = [
    (
      "board", "A station",
      [
        Departure("VIC", .tube, to: "Brixton", in: 2, line: "victoria"),
        Departure("63", .bus, to: "King’s Cross", in: 7),
        Departure("NR", .rail, to: "East Croydon", in: 11),
      ]
    ),
    (
      "edges", "Soon ends after 3 min",
      [
        Departure("36", .bus, to: "Honor Oak", in: 3),
        Departure("RB1", .ferry, to: "Barking Riverside", in: 4),
        Departure("NR", .rail, to: long, in: 1439),
      ]
    ),
    (
      "modes", "Badges of other modes",
      [
        Departure("DIS", .tube, to: "Upminster", in: 5, line: "district"),
        Departure("BIKE", .bike, to: "Hyde Park Corner", in: 0),
        Departure("CAB", .cab, to: "London Bridge", in: 3),
      ]
    ),
  ]

  static let headers: [(name: String, caption: String, header: TripHeader)] = [
    (
      "tube", "On the Victoria line",
      TripHeader("Get off in 2 stops", "Tate Modern · 8 min", .tube, line: "victoria")
    ),
    ("walk", "Walking", TripHeader("Turn left", "Blackfriars Road · 4 min", .walk)),
    ("bus", "A long instruction", TripHeader("Wait for the bus towards King’s Cross", long, .bus)),
  ]
}
