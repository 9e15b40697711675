extension CoverageCase {
  /// What selection scales a stop by (spec §2).
  static let stopSelection = 1.12

  /// Station, z ≥ 15, 1 to 8 lines; and selected below 15, which is the same capsule.
  static var stationCapsules: [CoverageCase] {
    let counts = (1...ReferenceLine.allCases.count).flatMap { count in
      let lines = Array(ReferenceLine.allCases.prefix(count))
      return [false, true].map { capsule(lines, mapZoom: 15, selected: $0) }
    }
    return counts + [capsule([.red], mapZoom: 14, selected: true)]
  }

  /// Station, z < 15: every hue, and Card 2 for several lines.
  static var stationCircles: [CoverageCase] {
    let single = ReferenceLine.allCases.map { circle([$0], $0.hue) }
    return single + [circle([.red, .brown], .card2)]
  }

  /// The bus stop's forms, from the nearest zoom outwards.
  static var busStops: [CoverageCase] {
    let near = [box(20, 5, .paper), box(16, 3, .brand)]
    let selected = [box(20, 5, .ink), box(16, 3, .paper), box(14, 2, .brand)]
    return [
      busStop(mapZoom: 16, selected: false, near),
      busStop(mapZoom: 16, selected: true, selected),
      busStop(mapZoom: 14, selected: false, [box(7, 1.5, .brand)]),
      busStop(mapZoom: 14, selected: true, selected),
      busStop(mapZoom: 13, selected: false, []),
      busStop(mapZoom: 13, selected: true, selected),
    ]
  }

  private static func capsule(
    _ lines: [ReferenceLine], mapZoom: Double, selected: Bool
  ) -> CoverageCase {
    let width = 23.58 + 6.45 * Double(lines.count)
    let bars = lines.enumerated().map { index, line in
      // Square 22, first bar 1.76 back, bar and gap 6.45.
      let left = -width / 2 + 22 - 1.76 + 6.45 * Double(index)
      let center = Vector(left + 4.95 / 2, 0)
      return ReferenceShape(
        .roundedBox(4.95, 13.2, radius: 1.98, center: center), line.hue)
    }
    let body = [
      ReferenceShape(.roundedBox(width + 4, 26, radius: 13), selected ? .ink : .paper),
      ReferenceShape(.roundedBox(width, 22, radius: 11), .card2),
    ]
    return CoverageCase(
      name: "station of \(lines.count), z\(Int(mapZoom))\(selected ? ", selected" : "")",
      request: .station(lines: lines, mapZoom: mapZoom, selected: selected),
      selectionScale: selected ? stopSelection : 1, shapes: body + bars)
  }

  private static func circle(_ lines: [ReferenceLine], _ fill: ReferenceColor) -> CoverageCase {
    CoverageCase(
      name: "station of \(lines.map(\.rawValue).joined(separator: ", ")), z14",
      request: .station(lines: lines, mapZoom: 14, selected: false), selectionScale: 1,
      shapes: [
        ReferenceShape(.disc(radius: 5), .paper), ReferenceShape(.disc(radius: 3.5), fill),
      ])
  }

  private static func busStop(
    mapZoom: Double, selected: Bool, _ shapes: [ReferenceShape]
  ) -> CoverageCase {
    CoverageCase(
      name: "bus stop, z\(Int(mapZoom))\(selected ? ", selected" : "")",
      request: .busStop(mapZoom: mapZoom, selected: selected),
      selectionScale: selected ? stopSelection : 1, shapes: shapes)
  }

  private static func box(
    _ side: Double, _ radius: Double, _ color: ReferenceColor
  ) -> ReferenceShape {
    ReferenceShape(.roundedBox(side, side, radius: radius), color)
  }
}
