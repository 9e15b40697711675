import Markers

/// The sheets that are made of blocks, each in a folder of its own beside this file.
enum BlockSheet: Hashable {
  case bearings
  case motion

  /// The sections of one panel, from the top.
  func sections(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> [BlockSection] {
    switch self {
    case .bearings: BearingsSheet.sections(request, design)
    case .motion: try MotionSheet.sections(request, design)
    }
  }

  /// What stands in the subtitle between the theme and "values in points".
  var subtitle: String {
    switch self {
    case .bearings: "every 15°"
    case .motion: "frames at equal times"
    }
  }

  /// Whether the panel is the app's Paper rather than the map's ground.
  var isOnPaper: Bool {
    switch self {
    case .bearings, .motion: false
    }
  }
}
