extension Bitmap {
  /// How far apart, in columns and in rows, two pixels that differ may be and still belong to one
  /// region.
  package static let regionReach = 4
}

/// Joins pixels that differ to regions while they come in, in reading order.
///
/// Pixels become runs; a run joins the regions of the runs above it that are within reach, of which
/// only the last few rows are kept. Time grows with the pixels, memory with the runs that begin a
/// region of their own.
struct RegionBuilder {
  /// Pixels of one row within reach of each other, and the label of their region.
  private struct Run {
    var left = 0
    var right = 0
    var pixels = 0
    var label = 0
  }

  /// A row's runs from the left.
  private struct Row {
    var y = Int.min
    var runs: [Run] = []
    /// The first run that later runs of the current row can still reach.
    var cursor = 0
  }

  /// What is known of a label. Labels of one region lead to its lowest, which knows all of it.
  private struct Label {
    var parent: Int
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
    var pixels: Int
  }

  /// What a run has until it reaches another.
  private static let noLabel = -1

  /// The current row and those above it that are within reach.
  private static let rowCount = Bitmap.regionReach + 1

  private var labels: [Label] = []
  /// The current row and those within reach above it, row `y` at `y` modulo their number.
  private var rows = Array(repeating: Row(), count: Self.rowCount)
  private var run = Run()
  private var y = 0

  init() {}

  /// Adds a pixel to the right of or below all before it.
  @inline(__always)
  mutating func add(x: Int, y: Int) {
    if run.pixels > 0, self.y == y, x - run.right <= Bitmap.regionReach {
      run.right = x
      run.pixels += 1
    } else {
      closeRun()
      self.y = y
      run = Run(left: x, right: x, pixels: 1)
    }
  }

  /// The regions in reading order.
  mutating func finish() -> [DifferenceRegion] {
    closeRun()
    run.pixels = 0
    return labels.indices.filter { labels[$0].parent == $0 }.map { index in
      let label = labels[index]
      return DifferenceRegion(
        box: PixelRect(
          x: label.left, y: label.top, width: label.right - label.left + 1,
          height: label.bottom - label.top + 1),
        pixels: label.pixels)
    }
  }

  private mutating func closeRun() {
    guard run.pixels > 0 else { return }
    let slot = y % Self.rowCount
    if rows[slot].y != y { startRow(slot) }
    run.label = Self.noLabel
    for distance in 1...Bitmap.regionReach where y >= distance {
      let above = (y - distance) % Self.rowCount
      if rows[above].y == y - distance { joinRuns(of: above) }
    }
    if run.label == Self.noLabel {
      run.label = labels.count
      labels.append(label(run, parent: run.label))
    }
    rows[slot].runs.append(run)
  }

  private func label(_ run: Run, parent: Int) -> Label {
    Label(
      parent: parent, left: run.left, top: y, right: run.right, bottom: y, pixels: run.pixels)
  }

  private mutating func startRow(_ slot: Int) {
    rows[slot].y = y
    rows[slot].runs.removeAll(keepingCapacity: true)
    for index in rows.indices { rows[index].cursor = 0 }
  }

  /// Joins the current run with those of an earlier row that it reaches. Runs come from the left in
  /// both rows, so that each is passed once.
  private mutating func joinRuns(of slot: Int) {
    let reach = Bitmap.regionReach
    var index = rows[slot].cursor
    while index < rows[slot].runs.count, rows[slot].runs[index].right + reach < run.left {
      index += 1
    }
    rows[slot].cursor = index
    while index < rows[slot].runs.count, rows[slot].runs[index].left <= run.right + reach {
      joinRun(to: rows[slot].runs[index].label)
      index += 1
    }
  }

  /// Gives the current run a label, or joins the one that it has with another.
  private mutating func joinRun(to label: Int) {
    let other = root(label)
    if run.label == Self.noLabel {
      run.label = other
      merge(self.label(run, parent: other), into: other)
      return
    }
    let own = root(run.label)
    guard own != other else { return }
    let (low, high) = (min(own, other), max(own, other))
    merge(labels[high], into: low)
    labels[high].parent = low
  }

  private mutating func merge(_ label: Label, into index: Int) {
    labels[index].left = min(labels[index].left, label.left)
    labels[index].top = min(labels[index].top, label.top)
    labels[index].right = max(labels[index].right, label.right)
    labels[index].bottom = max(labels[index].bottom, label.bottom)
    labels[index].pixels += label.pixels
  }

  private mutating func root(_ label: Int) -> Int {
    var label = label
    while labels[label].parent != label {
      labels[label].parent = labels[labels[label].parent].parent
      label = labels[label].parent
    }
    return label
  }
}
