import Geometry

/// Reads SVG path data (SVG 2, chapter 9.3): all commands, both cases, compact notation.
struct PathDataReader {
  private var cursor: ByteCursor
  /// How many path elements there may still be.
  private let room: Int
  private var path = Path()
  private var current = Point.zero
  private var subpathStart = Point.zero
  /// The last control point of the command before, which S or T mirror.
  private var lastCubicControl: Point?
  private var lastQuadraticControl: Point?
  /// What draws on behind Z starts a subpath where the last one started.
  private var needsMove = false

  /// A reader of the data under `cursor`, which may draw up to `room` elements.
  init(_ cursor: ByteCursor, room: Int) {
    self.cursor = cursor
    self.room = room
  }

  /// The outline.
  mutating func read() throws(IconFault) -> Path {
    cursor.skipSpace()
    while let byte = cursor.peek() {
      guard let command = PathCommand(byte) else {
        throw cursor.fault(expecting: "a command (M L H V C S Q T A Z) or its numbers")
      }
      guard command.kind == .move || !path.isEmpty else {
        throw cursor.fault(expecting: "M or m as the first command")
      }
      cursor.skip()
      cursor.skipSpace()
      try segments(command)
    }
    return path
  }

  /// One command with all its repetitions.
  private mutating func segments(_ command: PathCommand) throws(IconFault) {
    var command = command
    repeat {
      try segment(command)
      guard path.elements.count <= room else {
        throw IconFault(
          offset: cursor.offset, problem: "too many path elements",
          accepted: "\(IconReader.mostElements) in an icon")
      }
      command = command.repeated
    } while try anotherFollows(command)
  }

  /// Moves to the next coordinates of the same command, if there are any.
  private mutating func anotherFollows(_ command: PathCommand) throws(IconFault) -> Bool {
    guard command.kind != .close else { return false }
    cursor.skipSpace()
    guard cursor.take(",") else { return cursor.isAtNumber }
    cursor.skipSpace()
    guard cursor.isAtNumber else { throw cursor.fault(expecting: "a number after ','") }
    return true
  }

  private mutating func segment(_ command: PathCommand) throws(IconFault) {
    let origin = command.isRelative ? current : .zero
    let mirrored = (cubic: lastCubicControl, quadratic: lastQuadraticControl)
    (lastCubicControl, lastQuadraticControl) = (nil, nil)
    switch command.kind {
    case .move: move(to: try point(origin))
    case .close: close()
    case .line: line(to: try point(origin))
    case .horizontal: line(to: Point(origin.x + (try cursor.number()), current.y))
    case .vertical: line(to: Point(current.x, origin.y + (try cursor.number())))
    case .cubic:
      let first = try point(origin)
      cursor.skipSeparator()
      try cubic(first, origin)
    case .smoothCubic: try cubic(mirror(mirrored.cubic), origin)
    case .quadratic: quadratic(try point(origin), to: try nextPoint(origin))
    case .smoothQuadratic: quadratic(mirror(mirrored.quadratic), to: try point(origin))
    case .arc: try arc(origin)
    }
  }
}

// What the commands draw.
extension PathDataReader {
  private mutating func move(to point: Point) {
    path.move(to: point)
    (current, subpathStart, needsMove) = (point, point, false)
  }

  private mutating func close() {
    // A second Z closes nothing.
    if !needsMove { path.close() }
    (current, needsMove) = (subpathStart, true)
  }

  private mutating func startSubpath() {
    if needsMove { path.move(to: current) }
    needsMove = false
  }

  private mutating func line(to end: Point) {
    startSubpath()
    path.line(to: end)
    current = end
  }

  /// A cubic whose first control point is known; the second one and the end are still to be read.
  private mutating func cubic(_ first: Point, _ origin: Point) throws(IconFault) {
    let second = try point(origin)
    let end = try nextPoint(origin)
    startSubpath()
    path.cubic(first, second, to: end)
    (current, lastCubicControl) = (end, second)
  }

  private mutating func quadratic(_ control: Point, to end: Point) {
    startSubpath()
    path.quadratic(from: current, control, to: end)
    (current, lastQuadraticControl) = (end, control)
  }

  private mutating func arc(_ origin: Point) throws(IconFault) {
    let start = cursor.offset
    let ellipse = try ellipticalArc(origin)
    if ellipse.isLine { return line(to: ellipse.end) }
    startSubpath()
    guard let cubics = ellipse.cubics(from: current) else {
      throw IconFault(
        offset: start, problem: "an arc too extreme to compute",
        accepted: "radii and distances of like size")
    }
    for cubic in cubics { path.cubic(cubic.first, cubic.second, to: cubic.end) }
    current = ellipse.end
  }

  private func mirror(_ control: Point?) -> Point {
    control.map { current + (current - $0) } ?? current
  }
}

// Numbers of a command.
extension PathDataReader {
  private mutating func point(_ origin: Point) throws(IconFault) -> Point {
    let x = try cursor.number()
    cursor.skipSeparator()
    return origin + Point(x, try cursor.number())
  }

  private mutating func nextPoint(_ origin: Point) throws(IconFault) -> Point {
    cursor.skipSeparator()
    return try point(origin)
  }

  private mutating func ellipticalArc(_ origin: Point) throws(IconFault) -> EllipticalArc {
    let radii = try point(.zero)
    cursor.skipSeparator()
    let rotation = Angle(degrees: try cursor.number())
    let isLarge = try flag()
    let isClockwise = try flag()
    return EllipticalArc(
      radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise,
      end: try nextPoint(origin))
  }

  /// A flag of an arc: one digit, which needs no separator behind it.
  private mutating func flag() throws(IconFault) -> Bool {
    cursor.skipSeparator()
    if cursor.take("1") { return true }
    guard cursor.take("0") else { throw cursor.fault(expecting: "an arc's flag, 0 or 1") }
    return false
  }
}
