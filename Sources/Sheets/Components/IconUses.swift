import Markers

/// Where the app draws each icon, from the smallest size.
struct IconUses {
  let train: [IconSizes.Use]
  let bus: [IconSizes.Use]
  let pair: [IconSizes.Use]
  let star: [IconSizes.Use]
  /// The two glyphs of a stop's sheet.
  let stopSheet: [IconSizes.Use]

  /// The uses as the tokens have them.
  init(_ design: Design) throws(DrawingError) {
    let stop = try design.scale("stop.selected-scale")
    let vehicle = try design.scale("vehicle.selected-scale")
    let station = try design.part("station.capsule.glyph-ratio")
    let nearby = try design.part("nearby-button.glyph-ratio")
    let single = IconSizes.Use(
      height: try design.length("nearby-button.single-glyph").asNumber * nearby,
      place: "Nearby")
    train =
      try Self.states("Train", design.length("vehicle.train-glyph"), vehicle)
      + Self.states("Station", design.length("station.capsule.height").asNumber * station, stop)
      + [
        IconSizes.Use(
          height: try design.length("station-icon.large-height").asNumber * station,
          place: "Station, large"), single,
      ]
    bus =
      try Self.states(
        "Bus stop",
        design.length("bus-stop.side").asNumber * design.part("bus-stop.glyph-ratio"),
        stop)
      + Self.states("Bus", design.length("vehicle.bus-glyph"), vehicle) + [single]
    pair = [
      IconSizes.Use(
        height: try design.length("nearby-button.pair-glyph").asNumber * nearby, place: "Nearby")
    ]
    star = [IconSizes.Use(height: try design.length("favorite.star"), place: "Favorite")]
    stopSheet = [
      IconSizes.Use(height: try design.length("stop-sheet.glyph"), place: "Stop sheet")
    ]
  }

  /// A marker's glyph as it is, and as selection scales it.
  private static func states(
    _ place: String, _ height: Quantity, _ selectedScale: Quantity
  ) -> [IconSizes.Use] {
    [
      IconSizes.Use(height: height, place: place),
      IconSizes.Use(height: height.asNumber * selectedScale, place: "Selected"),
    ]
  }
}
