import Markers

/// The sheets that are made of blocks, each in a folder of its own beside this file.
enum BlockSheet: Hashable {
  case bearings
  case matrix

  /// The sections of one panel, from the top.
  func sections(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> [BlockSection] {
    switch self {
    case .bearings: try BearingsSheet.sections(request, design)
    case .matrix: try MatrixSheet.sections(request, design)
    }
  }

  /// What stands in the subtitle between the theme and "values in points".
  var subtitle: String {
    switch self {
    case .bearings: "every 15°, and where the tag covers the arrow"
    case .matrix: "every kind in every state"
    }
  }

  /// Whether the panel is the app's Paper rather than the map's ground.
  var isOnPaper: Bool {
    switch self {
    case .bearings, .matrix: false
    }
  }
}
