import Geometry

/// The layout of a sheet in one theme, worked out by hand from the table of the layout: panel top
/// 112, padding 24, sections 24 apart, each a title of 32, its stage, a caption of 28, and its
/// actual-size stage.
struct ExpectedLayout: Sendable {
  /// A row of examples. Lengths in points; y of the first panel.
  struct Row: Sendable {
    let title: String
    let captions: [String]
    let titleBaseline: Double
    let stageCenter: Double
    let stage: Double
    let captionBaseline: Double
    let actualCenter: Double
    let actualStage: Double

    /// The centres of the row's columns.
    var centers: [Double] { captions.indices.map { 120 + 144 * Double($0) } }
  }

  let name: String
  let title: String
  let height: Double
  /// With both themes on one sheet.
  let bothHeight: Double
  let panelBottom: Double
  let rows: [Row]
  let note: String?
  /// Tokens of the legend, in order, without their ".hue".
  let legend: [String]

  /// How far the second panel is below the first: its height and 24.
  var panelPitch: Double { panelBottom - 112 + 24 }

  static let lines = ["Red", "Blue", "Brown", "Green", "Orange", "Purple", "Pink", "Yellow"]

  static let stations = ExpectedLayout(
    name: "stations", title: "Stations and stops", height: 816, bothHeight: 1368,
    panelBottom: 640,
    rows: [
      Row(
        title: "Stations",
        captions: [
          "1 line", "1 line · selected", "3 lines", "3 lines · selected", "< z15 · 1 line",
          "< z15 · 2+ lines", "< z15 · selected",
        ],
        titleBaseline: 152, stageCenter: 224, stage: 112, captionBaseline: 296,
        actualCenter: 336, actualStage: 56),
      Row(
        title: "Bus stops",
        captions: ["z16+", "z16+ · selected", "z14–16", "z14–16 · selected", "< z14 · selected"],
        titleBaseline: 404, stageCenter: 476, stage: 112, captionBaseline: 548,
        actualCenter: 588, actualStage: 56),
    ],
    note: "Dashed box: the 44 × 44 hit area every stop marker keeps.",
    legend: [
      "paper", "ink", "brand", "accent-ink", "card-2", "ground", "line.red", "line.brown",
      "line.purple",
    ])

  static let vehicles = ExpectedLayout(
    name: "vehicles", title: "Vehicles", height: 1336, bothHeight: 2440, panelBottom: 1192,
    rows: [
      Row(
        title: "Trains", captions: ["Train", "Selected", "Stale", "Stale · selected"],
        titleBaseline: 152, stageCenter: 216, stage: 96, captionBaseline: 280,
        actualCenter: 320, actualStage: 56),
      Row(
        title: "Buses",
        captions: [
          "Bus", "Selected", "Stale", "Heading 0–45°", "Stale · selected",
          "Selected · heading 0–45°",
        ],
        titleBaseline: 388, stageCenter: 492, stage: 176, captionBaseline: 596,
        actualCenter: 652, actualStage: 88),
      Row(
        title: "Lines", captions: lines, titleBaseline: 736, stageCenter: 800, stage: 96,
        captionBaseline: 864, actualCenter: 904, actualStage: 56),
      Row(
        title: "Lines · selected", captions: lines.map { "\($0) · selected" },
        titleBaseline: 972, stageCenter: 1036, stage: 96, captionBaseline: 1100,
        actualCenter: 1140, actualStage: 56),
    ],
    note: nil,
    legend: [
      "paper", "ink", "brand", "accent-ink", "muted", "ground", "fixed-ink", "fixed-white",
    ] + lines.map { "line.\($0.lowercased())" })

  static let routes = ExpectedLayout(
    name: "routes", title: "Route options", height: 1116, bothHeight: 1968, panelBottom: 940,
    rows: [
      Row(
        title: "Nearby button", captions: ["Trains and buses", "Trains", "Buses"],
        titleBaseline: 680, stageCenter: 752, stage: 112, captionBaseline: 824,
        actualCenter: 864, actualStage: 56)
    ],
    note: "Nearby: opaque stand-in for the system’s Liquid Glass.",
    legend: ["paper", "ink", "brand", "accent-ink", "ground"]
      + lines.map { "line.\($0.lowercased())" })

  static let all = [stations, vehicles, routes]

  /// The rows of chips: caption, and the middle of its stage.
  static let chipRows = [
    ("All selected", 208.0), ("Brown selected", 328), ("22 selected", 448), ("Single route", 568),
  ]
}
