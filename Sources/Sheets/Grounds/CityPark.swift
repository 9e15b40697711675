import Geometry

/// A park of the ground of water and parks: a lawn over two by two blocks, with trees, walks and a
/// pond.
struct CityPark {
  /// The lawn's edge, along the streets around it.
  private let rect: Rect
  /// What all that chance decides is made of.
  private let column: Int
  private let row: Int

  /// How wide walks are, in points.
  static let walkWidth = 2.5

  private static let noise = MapNoise(seed: 606)
  /// Each field of so many blocks has one park.
  private static let field = (columns: 3, rows: 3)
  private static let blocks = 2
  private static let cornerRadius = 10.0
  private static let walkInset = 16.0
  private static let trees = 9
  private static let treeRadius = 8...17
  /// Half of a pond's width and height, and how far its shore swings about them.
  private static let pondReach = Point(30, 17)
  private static let shoreSwings = [(times: 2.0, reach: 0.16), (times: 3.0, reach: 0.1)]
  private static let shoreStep = 6.0

  /// The parks that may meet a rectangle.
  static func all(in rect: Rect) -> [CityPark] {
    let columns = CityGrid.indices(.columns, from: rect.minX, to: rect.maxX)
    let rows = CityGrid.indices(.rows, from: rect.minY, to: rect.maxY)
    guard !columns.isEmpty, !rows.isEmpty else { return [] }
    let fields = { (blocks: Range<Int>, size: Int) in
      Int(
        (Double(blocks.lowerBound) / Double(size)).rounded(.down))...Int(
          (Double(blocks.upperBound) / Double(size)).rounded(.down))
    }
    return fields(rows, field.rows).flatMap { row in
      fields(columns, field.columns).map { CityPark(field: $0, row) }
    }
  }

  private init(field column: Int, _ row: Int) {
    (self.column, self.row) = (column, row)
    let spare = (Self.field.columns - Self.blocks, Self.field.rows - Self.blocks)
    let left =
      column * Self.field.columns + Self.noise.pick(0...spare.0, column, row)
    let top = row * Self.field.rows + Self.noise.pick(0...spare.1, row, column)
    rect = CityGrid.block(left, top).union(
      CityGrid.block(left + Self.blocks - 1, top + Self.blocks - 1))
  }

  /// The lawn.
  var lawn: Path { RoundedRect(rect, radius: Self.cornerRadius).path }

  /// Treetops that run together.
  var wood: Path {
    var path = Path()
    for tree in 0..<Self.trees {
      let radius = Double(pick(Self.treeRadius, tree))
      let room = rect.inset(by: radius + 2)
      path.append(
        .circle(
          center: Point(
            room.minX + room.width * part(tree, 1), room.minY + room.height * part(tree, 2)),
          radius: radius))
    }
    return path
  }

  /// A walk around the lawn, and two across it.
  var walks: Path {
    let around = RoundedRect(rect, radius: Self.cornerRadius).inset(by: Self.walkInset)
    var path = RoundedRect(around.rect, radius: Self.walkInset).path
    let box = rect
    path.append(
      .segment(
        Point(box.minX, box.minY + box.height * part(0, 3)),
        Point(box.maxX, box.minY + box.height * part(1, 3))))
    path.append(
      .segment(
        Point(box.minX + box.width * part(2, 3), box.minY),
        Point(box.minX + box.width * part(3, 3), box.maxY)))
    return path
  }

  /// The pond, somewhere about the middle; none beside a river.
  var pond: Path {
    guard !River.meets(rect) else { return Path() }
    let reach = Self.pondReach
    let room = rect.inset(by: Self.walkInset + reach.y)
    let center = Point(
      room.minX + room.width * (1 + part(0, 4)) / 3, room.minY + room.height * part(1, 4))
    let turn = 360 * part(2, 4)
    return .polygon(
      stride(from: 0, to: 360, by: Self.shoreStep).map { degrees in
        let swing = Self.shoreSwings.reduce(1) { sum, swing in
          sum + swing.reach * Angle(degrees: swing.times * degrees + turn).sine
        }
        let direction = Angle(degrees: degrees).fromNorth
        return center + Point(direction.x * reach.x, direction.y * reach.y) * swing
      })
  }

  /// A whole number that is the park's own; each `which` gives another.
  private func pick(_ range: ClosedRange<Int>, _ which: Int) -> Int {
    Self.noise.pick(range, column * 32 + which, row)
  }

  /// A part of 1 that is the park's own; each `which` of each `kind` gives another.
  private func part(_ which: Int, _ kind: Int) -> Double {
    Double(Self.noise.pick(0...1000, column * 32 + which, row * 8 + kind)) / 1000
  }
}
