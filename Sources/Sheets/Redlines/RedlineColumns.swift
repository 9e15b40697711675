import Geometry

/// The columns over which redlined examples flow.
struct RedlineColumns {
  /// Left edge of the first.
  let left: Double
  /// From one to the next.
  let pitch: Double
  let count: Int
  /// From edge to edge of what stands in them.
  let range: ClosedRange<Double>

  /// Whether a map lies behind what stands in them, where the request has one.
  let isOnMap: Bool

  /// A panel's eight columns.
  init(_ metrics: SheetMetrics, isOnMap: Bool = false) {
    self.isOnMap = isOnMap
    left = metrics.contentLeft
    pitch = metrics.column
    count = SheetMetrics.columns
    range = metrics.contentLeft...metrics.contentRight
  }

  /// The columns of the inset within a panel: one less, for its padding.
  init(insetIn metrics: SheetMetrics) {
    isOnMap = true
    let padding = SheetMetrics.padding
    left = metrics.contentLeft + padding
    pitch = metrics.column
    count = SheetMetrics.columns - 1
    range = left...(metrics.contentRight - padding)
  }

  private init(left: Double, pitch: Double, count: Int, isOnMap: Bool) {
    self.left = left
    self.pitch = pitch
    self.count = count
    self.isOnMap = isOnMap
    range = left...(left + Double(count) * pitch)
  }

  /// The same width in fewer columns.
  func shared(by fewer: Int) -> RedlineColumns {
    guard fewer < count else { return self }
    return RedlineColumns(
      left: left, pitch: width / Double(fewer), count: fewer, isOnMap: isOnMap)
  }

  /// The most that an example may take.
  var width: Double { Double(count) * pitch }

  /// How many columns an example takes; one without marks has its margins already.
  func span(of block: RedlinedBlock) -> Int {
    let width = block.bounds.width
    let drawing = block.layout.marks.isEmpty ? width - RedlineMetrics.gutter : width
    return span(ofWidth: max(drawing, block.list.rows.isEmpty ? 0 : RedlineMetrics.list))
  }

  /// How many columns a width takes, with the gutter to the next: at least one, at most all.
  func span(ofWidth width: Double) -> Int {
    let columns = ((width + RedlineMetrics.gutter) / pitch - 1e-9).rounded(.up)
    return columns < Double(count) ? max(1, Int(columns)) : count
  }
}
