/// A block of the aerial ground, between its streets: homes with yards and an alley, a hall with its
/// car park, or a park.
struct AerialBlock {
  private let column: Int
  private let row: Int
  private let width: Int
  private let height: Int
  private let noise: MapNoise
  private let use: Int

  /// Between the street and the houses; how deep these are; how wide their lots are.
  private static let front = 4
  private static let depth = 11...16
  private static let lot = 11
  /// Half of the alley's width.
  private static let alley = 1
  /// A garage reaches so far from the alley, along so much of the lot.
  private static let garage = (from: 2, to: 6, along: 2...7)
  /// A shadow falls so far to the right and down.
  private static let shade = 2
  /// Around halls.
  private static let margin = 4
  /// A car park: from car to car and from row to row, and a car's size.
  private static let cars = (pitch: (3, 9), size: (2, 4))

  init(_ column: Int, _ row: Int, _ noise: MapNoise) {
    (self.column, self.row, self.noise) = (column, row, noise)
    width = CityGrid.pitch.x - CityGrid.width(column)
    height = CityGrid.pitch.y - CityGrid.width(row)
    use = noise.pick(0...11, column, row)
  }

  /// Whether it is a park.
  var isPark: Bool { use == 0 }
  private var isHall: Bool { use == 1 || use == 2 }

  /// What is at a pixel of the block, trees aside.
  func sample(_ left: Int, _ top: Int) -> AerialSurvey.Sample {
    if let roof = roof(left, top) { return roof }
    if roof(left - Self.shade, top - Self.shade) != nil {
      return AerialSurvey.Sample(material: .shadow)
    }
    // The pavement.
    if left < 2 || top < 2 { return AerialSurvey.Sample(material: .asphalt, step: 2) }
    if isPark { return AerialSurvey.Sample(material: .grass) }
    if isHall { return carPark(left, top) }
    return abs(top - height / 2) <= Self.alley
      ? AerialSurvey.Sample(material: .asphalt, step: 1)
      : AerialSurvey.Sample(material: .grass)
  }

  private func roof(_ left: Int, _ top: Int) -> AerialSurvey.Sample? {
    guard left >= 0, top >= 0, left < width, top < height, !isPark else { return nil }
    return isHall ? hallRoof(left, top) : houseRoof(left, top)
  }

  /// Flat, light or grey, over a good half of the block.
  private func hallRoof(_ left: Int, _ top: Int) -> AerialSurvey.Sample? {
    let isInside =
      left >= Self.margin && left < width * noise.pick(5...8, row, column) / 10
      && top >= Self.margin && top < height - Self.margin
    guard isInside else { return nil }
    let isVent = noise.pick(0...40, left / 5 + 100 * column, top / 5 + 100 * row) == 0
    return AerialSurvey.Sample(
      material: use == 1 ? .lightRoof : .greyRoof,
      step: isVent ? -2 : noise.pick(0...1, left / 24, top / 16 + row))
  }

  /// Pitched, one side in the light.
  private func houseRoof(_ left: Int, _ top: Int) -> AerialSurvey.Sample? {
    let isLower = top > height / 2
    let fromStreet = isLower ? height - 1 - top : top
    let (lot, along) = (left / Self.lot, left % Self.lot)
    let key = (column * 16 + lot, row * 2 + (isLower ? 1 : 0))
    guard (lot + 1) * Self.lot <= width else { return nil }
    let kind = noise.pick(0...9, key.0, ~key.1)
    let front = Self.front + noise.pick(0...2, key.1, key.0)
    let depth = noise.pick(Self.depth, key.0, key.1)
    let isHouse =
      kind > 0 && along >= 1 && along < Self.lot - 1
      && fromStreet >= front && fromStreet < front + depth
    let fromAlley = abs(top - height / 2)
    let isGarage =
      kind > 3 && Self.garage.along.contains(along)
      && fromAlley > Self.garage.from && fromAlley <= Self.garage.to
    guard isHouse || isGarage else { return nil }
    let material: AerialMaterial =
      switch isGarage ? (kind + 3) % 10 : kind {
      case 0...2: .lightRoof
      case 3...7: .greyRoof
      default: .warmRoof
      }
    return AerialSurvey.Sample(material: material, step: along < Self.lot / 2 ? 1 : -1)
  }

  private func carPark(_ left: Int, _ top: Int) -> AerialSurvey.Sample {
    let (pitch, size) = Self.cars
    let car = (left / pitch.0, top / pitch.1)
    let isCar =
      left % pitch.0 < size.0 && top % pitch.1 < size.1 && left > Self.margin
      && top > Self.margin && left < width - Self.margin
    guard isCar else { return AerialSurvey.Sample(material: .asphalt) }
    switch noise.pick(0...5, car.0 + 64 * column, car.1 + 64 * row) {
    case 0: return AerialSurvey.Sample(material: .lightRoof, step: 2)
    case 1: return AerialSurvey.Sample(material: .shadow)
    case 2: return AerialSurvey.Sample(material: .warmRoof)
    default: return AerialSurvey.Sample(material: .asphalt)
    }
  }
}
