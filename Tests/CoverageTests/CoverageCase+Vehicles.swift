extension CoverageCase {
  /// Trains whole: arrow and body do not touch.
  static var trains: [CoverageCase] {
    let states = VehicleState.all.flatMap { state in
      [nil, 22.5, 90].map { train(.red, bearing: $0, state) }
    }
    return states + ReferenceLine.allCases.dropFirst().map { train($0, bearing: 90, .plain) }
  }

  /// Buses without their arrow, whose edge crosses the body's corner at some bearings.
  static var buses: [CoverageCase] {
    VehicleState.all.flatMap { state in
      [
        bus(route: nil, bearing: nil, state), bus(route: "22", bearing: nil, state),
        bus(route: "22", bearing: 22.5, state),
      ]
    }
  }

  /// A bus's arrow alone.
  static var arrows: [CoverageCase] {
    [VehicleState.plain, .selected, .stale].flatMap { state in
      [0, 22.5, 45, 90, 200].map { bearing in
        CoverageCase(
          name: "arrow of a bus, bearing \(bearing)\(state.suffix)",
          request: .bus(
            route: nil, bearing: bearing, stale: state.stale, selected: state.selected),
          parts: .arrowAlone, selectionScale: state.scale,
          shapes: arrow(bearing, state.fill(.brand)))
      }
    }
  }

  /// The arrow's vertices at a bearing, in points about the vehicle's centre.
  static func arrowhead(_ bearing: Double) -> [Vector] {
    [Vector(0, -25.5), Vector(6.5, -15.5), Vector(0, -18), Vector(-6.5, -15.5)].map {
      $0.turned(by: bearing)
    }
  }

  static func arrow(_ bearing: Double, _ fill: ReferenceColor) -> [ReferenceShape] {
    let vertices = arrowhead(bearing)
    return [
      ReferenceShape(.outset(vertices, by: 2), .paper), ReferenceShape(.polygon(vertices), fill),
    ]
  }

  private static func train(
    _ line: ReferenceLine, bearing: Double?, _ state: VehicleState
  ) -> CoverageCase {
    let fill = state.fill(line.hue)
    let body = [
      ReferenceShape(.disc(radius: 12.5), state.keyline),
      ReferenceShape(.disc(radius: 10.5), fill),
    ]
    return CoverageCase(
      name: "\(line.rawValue) train, \(describe(bearing))\(state.suffix)",
      request: .train(line, bearing: bearing, stale: state.stale, selected: state.selected),
      selectionScale: state.scale, shapes: (bearing.map { arrow($0, fill) } ?? []) + body)
  }

  private static func bus(
    route: String?, bearing: Double?, _ state: VehicleState
  ) -> CoverageCase {
    let fill = state.fill(.brand)
    var shapes = [ReferenceShape(.continuousSquare(25, radius: 7), state.keyline)]
    if state.selected {
      shapes.append(ReferenceShape(.continuousSquare(21, radius: 5), .paper))
      shapes.append(ReferenceShape(.continuousSquare(19, radius: 4), fill))
    } else {
      shapes.append(ReferenceShape(.continuousSquare(21, radius: 5), fill))
    }
    if route != nil { shapes += tag(isBelow: bearing.map(isNorthward) ?? false, fill) }
    return CoverageCase(
      name: "bus \(route ?? "without tag"), \(describe(bearing)), no arrow\(state.suffix)",
      request: .bus(route: route, bearing: bearing, stale: state.stale, selected: state.selected),
      parts: .withoutArrow, selectionScale: state.scale, shapes: shapes)
  }

  /// The tag of a short number, such as 22, whose text leaves the box at its smallest width.
  private static func tag(isBelow: Bool, _ stroke: ReferenceColor) -> [ReferenceShape] {
    let center = Vector(0, isBelow ? 23 : -23)
    return [
      ReferenceShape(.roundedBox(22, 17, radius: 6, center: center), stroke),
      ReferenceShape(.roundedBox(19, 14, radius: 4.5, center: center), .paper),
    ]
  }

  /// Where an arrow upwards would run into a tag above.
  private static func isNorthward(_ bearing: Double) -> Bool { bearing >= 315 || bearing <= 45 }

  private static func describe(_ bearing: Double?) -> String {
    bearing.map { "bearing \($0)" } ?? "no bearing"
  }
}
