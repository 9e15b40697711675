import Markers

/// The sheets that are made of blocks, each in a folder of its own beside this file.
enum BlockSheet: Hashable {
  case bearings
  case components

  /// The sections of one panel, from the top.
  func sections(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> [BlockSection] {
    switch self {
    case .bearings: BearingsSheet.sections(request, design)
    case .components: try ComponentsSheet.sections(design, request)
    }
  }

  /// What stands in the subtitle between the theme and "values in points".
  var subtitle: String {
    switch self {
    case .bearings: "every 15°"
    case .components: "examples at actual size and enlarged"
    }
  }

  /// Whether the sheet's own blocks show every colour token.
  func showsColors(_ request: SheetRequest) -> Bool {
    self == .components && request.only == nil
  }

  /// Whether the panel is the app's Paper rather than the map's ground.
  var isOnPaper: Bool {
    switch self {
    case .bearings: false
    case .components: true
    }
  }
}
