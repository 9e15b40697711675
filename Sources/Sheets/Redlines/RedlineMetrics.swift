/// Lengths of redlines, in points: like all text and lines of a sheet they do not grow with the zoom.
enum RedlineMetrics {
  /// Width of every line.
  static let line = 1.0
  /// Half the length of the ticks at both ends of a dimension line.
  static let tick = 3.0
  /// The side of the dot at which a leader begins.
  static let dot = 3.0
  /// Between the drawing and what begins beside it.
  static let clearance = 2.0
  /// Between the outermost of drawing and hit frame and the first lane.
  static let margin = 6.0
  /// Height of a label.
  static let label = 13.0
  /// Between lines that run along each other.
  static let space = 0.5
  /// Between a label and everything else.
  static let labelClearance = 2.0
  /// Between a label's ends and the lines and ticks of other marks, so that it is not read as theirs.
  static let strokeClearance = 6.0
  /// Between two labels on one line, so that they are not read as one.
  static let labelGap = 8.0
  /// What remains of a dimension line at each side of a label within it, at least.
  static let stub = 4.0
  /// The line that leads from a short length to the label beside it.
  static let lead = 4.0
  /// Distance of one lane above or below the drawing to the next, and of one beside it.
  static let lane = 16.0
  static let sideLane = 8.0
  /// How far from the drawing a lane may be.
  static let reach = 200.0
  /// The least length on the sheet that is shown between ticks; a shorter one is pointed at.
  static let leastTicked = 3.0
  /// The least length on the sheet that can be pointed at: the width of the line that does it.
  static let leastShown = 1.0
  /// How often an order is improved once there is one that works.
  static let attempts = 4
  /// How many more orders are tried where each leaves a mark far from what it measures.
  static let shuffles = 240
  /// How much farther a mark may be from what it measures than the nearest side is.
  static let nearness = 8.0
  /// A line that leads outwards nearer than this past another part of the drawing seems to be that
  /// part's.
  static let passing = 16.0
  /// What is less legible, in square points of room: a letter without its value; a line across
  /// another; a line on the far side; a length that is only pointed at.
  static let bareCost = 150.0
  static let crossingCost = 6000.0
  static let farCost = 15000.0
  static let pointerCost = 20000.0
  /// Between a letter and its value.
  static let keyGap = 4.0
  /// Opacity of the lines that lead from the drawing to a dimension line.
  static let extensionOpacity = 0.4

  /// The list of keys: its width, the least width of its first two columns with the space behind
  /// them, and the distances of its baselines.
  static let list = 264.0
  static let listKey = 16.0
  static let listValue = 36.0
  static let listGap = 10.0
  static let listPitch = 16.0
  static let listLine = 13.0
  static let listTop = 0.0
  /// To the next example's list.
  static let gutter = 24.0
  /// Below an example's list.
  static let below = 24.0
  /// The dashed box that stands for the hit frame in the list.
  static let swatch = 9.0
}
