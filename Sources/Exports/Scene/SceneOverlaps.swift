import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Scenes

/// The markers of a picture that are in each other's way. Candidates come from a grid of boxes: among
/// some thousand markers, comparing each with each would take longer than drawing them.
struct SceneOverlaps {
  /// Two markers, by their indices in drawing order.
  struct Pair: Equatable {
    let lower: Int
    let upper: Int
    /// Which part of the lower one the upper one shares: 0…1.
    let share: Double
  }

  /// Touch targets that overlap, with the part of the lower one's area.
  private(set) var hitFrames: [Pair] = []
  /// Markers of which another one covers more than half of what they draw, with the part.
  private(set) var covered: [Pair] = []

  /// Finds the overlaps of a picture's markers.
  init(_ picture: ScenePicture) throws(CanvasError) {
    let markers = picture.markers
    hitFrames = BoxGrid(markers.map(\.hitFrame)).pairs.compactMap { lower, upper in
      guard let frame = markers[lower].hitFrame, let other = markers[upper].hitFrame,
        let shared = frame.intersection(other)
      else { return nil }
      return Pair(
        lower: lower, upper: upper,
        share: shared.width * shared.height / (frame.width * frame.height))
    }
    var masks = MarkerMasks()
    for (lower, upper) in BoxGrid(markers.map(\.ink)).pairs {
      let share = try masks.share(of: markers[lower], coveredBy: markers[upper])
      if share > 0.5 { covered.append(Pair(lower: lower, upper: upper, share: share)) }
    }
  }
}

/// Boxes in the cells of a grid, to find those that overlap.
struct BoxGrid {
  /// About as large as a marker's frame.
  private static let side = 64.0

  /// Pairs of indices whose boxes share more than an edge, the lower index first, sorted.
  let pairs: [(lower: Int, upper: Int)]

  init(_ boxes: [Rect?]) {
    struct Cell: Hashable {
      let column: Int
      let row: Int
    }
    var cells: [Cell: [Int]] = [:]
    var pairs: [(lower: Int, upper: Int)] = []
    for (index, box) in boxes.enumerated() {
      guard let box else { continue }
      var near: Set<Int> = []
      for row in Self.range(box.minY, box.maxY) {
        for column in Self.range(box.minX, box.maxX) {
          let cell = Cell(column: column, row: row)
          near.formUnion(cells[cell] ?? [])
          cells[cell, default: []].append(index)
        }
      }
      pairs += near.filter { boxes[$0]?.intersects(box) ?? false }.map { ($0, index) }
    }
    self.pairs = pairs.sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
  }

  private static func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
    // Boxes of a picture: within its few ten thousand points, and as wide as a marker.
    let first = Int(max(-1e6, (low / side).rounded(.down)))
    return first...max(first, Int(min(1e6, (high / side).rounded(.down))))
  }
}

/// What drawings cover, as pixels: boxes would count an arrow's empty corners.
private struct MarkerMasks {
  /// Pixels a point: enough for a share to the hundredth.
  private static let scale = 2

  private struct Mask {
    let drawing: Drawing
    /// The top left corner, in points from the anchor.
    let origin: Point
    let width: Int
    let height: Int
    let isCovered: [Bool]
    let count: Int
  }

  private var masks: [ObjectIdentifier: Mask] = [:]

  /// Which part of a marker's pixels lie below another's.
  mutating func share(
    of lower: PlacedMarker, coveredBy upper: PlacedMarker
  ) throws(CanvasError) -> Double {
    let below = try mask(lower.drawing)
    let above = try mask(upper.drawing)
    guard below.count > 0 else { return 0 }
    // Markers stand on whole points, and masks begin on them.
    let shift = (lower.position + below.origin) - (upper.position + above.origin)
    let (dx, dy) = (Int(shift.x) * Self.scale, Int(shift.y) * Self.scale)
    var shared = 0
    for y in max(0, -dy)..<max(max(0, -dy), min(below.height, above.height - dy)) {
      for x in max(0, -dx)..<max(max(0, -dx), min(below.width, above.width - dx))
      where below.isCovered[y * below.width + x] {
        if above.isCovered[(y + dy) * above.width + x + dx] { shared += 1 }
      }
    }
    return Double(shared) / Double(below.count)
  }

  private mutating func mask(_ drawing: Drawing) throws(CanvasError) -> Mask {
    if let known = masks[ObjectIdentifier(drawing)] { return known }
    let mask = try draw(drawing)
    masks[ObjectIdentifier(drawing)] = mask
    return mask
  }

  private func draw(_ drawing: Drawing) throws(CanvasError) -> Mask {
    guard let ink = drawing.inkBox else {
      return Mask(
        drawing: drawing, origin: .zero, width: 0, height: 0, isCovered: [], count: 0)
    }
    let origin = Point(ink.minX.rounded(.down), ink.minY.rounded(.down))
    let size = Size(ink.maxX.rounded(.up) - origin.x, ink.maxY.rounded(.up) - origin.y)
    let bitmap = try RasterCanvas.bitmap(
      of: DisplayList(size: size, items: [drawing.placed(at: .zero - origin)]),
      scale: Double(Self.scale))
    let isCovered = bitmap.pixels.prefix(bitmap.width * bitmap.height).map { $0 >> 24 >= 128 }
    return Mask(
      drawing: drawing, origin: origin, width: bitmap.width, height: bitmap.height,
      isCovered: isCovered, count: isCovered.count { $0 })
  }
}
