import Markers

/// The sheets that are made of blocks, each in a folder of its own beside this file.
enum BlockSheet: Hashable {
  case bearings
  case citymapper
  /// The markers of a pack that is data alone.
  case dataMarkers([DataMarker])

  /// The sections of one panel, from the top.
  func sections(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> [BlockSection] {
    switch self {
    case .bearings: BearingsSheet.sections(request, design)
    case .citymapper: try CitymapperSheet.sections(request, design)
    case .dataMarkers(let markers): try DataMarkerSheet.sections(markers, request, design)
    }
  }

  /// What stands in the subtitle between the theme and "values in points".
  var subtitle: String {
    switch self {
    case .bearings: "every 15°"
    case .citymapper: "components at life size"
    case .dataMarkers: "states enlarged and at life size"
    }
  }

  /// Whether the panel is the app's Paper rather than the map's ground.
  var isOnPaper: Bool {
    switch self {
    case .bearings, .dataMarkers: false
    case .citymapper: true
    }
  }

  /// Whether the tokens used are listed below the panel; a sheet that shows all of them needs none.
  var hasLegend: Bool { self != .citymapper }
}
