import Markers

/// Where the app draws each icon, from the smallest size.
struct IconUses {
  let train: [IconSizes.Use]
  let bus: [IconSizes.Use]
  let pair: [IconSizes.Use]
  let star: [IconSizes.Use]

  /// The uses as the tokens have them.
  init(_ design: Design) throws(DrawingError) {
    let stop = try design.markerScale("stop.selected-scale")
    let vehicle = try design.markerScale("vehicle.selected-scale")
    let station = try design.ratio("station.capsule.glyph-ratio")
    let nearby = try design.ratio("nearby-button.glyph-ratio")
    let single = IconSizes.Use(
      height: try nearby * design.dimension("nearby-button.single-glyph"),
      place: "Nearby")
    train =
      try Self.states("Train", design.dimension("vehicle.train-glyph"), vehicle)
      + Self.states("Station", station * design.dimension("station.capsule.height"), stop)
      + [
        IconSizes.Use(
          height: station * design.dimension("station-icon.large-height"),
          place: "Station, large"), single,
      ]
    bus =
      try Self.states(
        "Bus stop", design.ratio("bus-stop.glyph-ratio") * design.dimension("bus-stop.side"),
        stop)
      + Self.states("Bus", design.dimension("vehicle.bus-glyph"), vehicle) + [single]
    pair = [
      IconSizes.Use(
        height: try nearby * design.dimension("nearby-button.pair-glyph"), place: "Nearby")
    ]
    star = [IconSizes.Use(height: try design.dimension("favorite.star"), place: "Favorite")]
  }

  /// A marker's glyph as it is, and as selection scales it.
  private static func states(
    _ place: String, _ height: Double, _ selectedScale: Double
  ) -> [IconSizes.Use] {
    [
      IconSizes.Use(height: height, place: place),
      IconSizes.Use(height: height * selectedScale, place: "Selected"),
    ]
  }
}
