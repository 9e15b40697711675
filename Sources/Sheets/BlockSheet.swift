import Markers

/// The sheets that are made of blocks, each in a folder of its own beside this file.
enum BlockSheet: Hashable {
  case components
  case motion
  case stopSheet
  case surfaces
  case matrix
  case bearings
  case mapScene
  case grounds
  case vision
  case citymapper
  case citymapperVision
  /// What is measured of a pack, by its name.
  case audit(String, PackAudit)
  /// The markers of a pack that is data alone.
  case dataMarkers([DataMarker])

  /// The sections of one panel, from the top.
  func sections(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> [BlockSection] {
    switch self {
    case .components: try ComponentsSheet.sections(design, request)
    case .motion: try MotionSheet.sections(request, design)
    case .stopSheet: try StopSheet.sections(request, design)
    case .surfaces: try SurfacesSheet.sections(request, design)
    case .matrix: try MatrixSheet.sections(request, design)
    case .bearings: try BearingsSheet.sections(request, design)
    case .mapScene: try MapSceneSheet.sections(request, design)
    case .grounds: try GroundsSheet.sections(request, design)
    case .vision: try VisionSheet.sections(request, design)
    case .citymapper: try CitymapperSheet.sections(request, design)
    case .citymapperVision: try CitymapperVisionSheet.sections(request, design)
    case .audit(let pack, let audit): try AuditSheet.sections(pack, audit, request, design)
    case .dataMarkers(let markers): try DataMarkerSheet.sections(markers, request, design)
    }
  }

  /// What stands in the subtitle after the theme.
  func subtitle(_ request: SheetRequest) -> String {
    switch self {
    case .components: "examples at actual size and enlarged"
    case .motion: "frames at equal times"
    case .stopSheet: "alerts and step-free access"
    case .surfaces: "the app’s panel over the map"
    case .matrix: "every kind in every state"
    case .bearings: "every 15°, and where the tag covers the arrow"
    case .mapScene: "zoom 12 to 17"
    case .grounds: GroundsSheet.subtitle(request)
    case .vision, .citymapperVision: "normal, protan, deutan, tritan, grey scale"
    case .citymapper: "components at life size"
    case .audit: "measured on the pack’s own drawings"
    case .dataMarkers:
      request.showsRedlines ? "states enlarged" : "states enlarged and at life size"
    }
  }

  /// Whether its numbers are points, which the subtitle then says.
  var isInPoints: Bool {
    switch self {
    case .vision, .citymapperVision, .audit: false
    default: true
    }
  }

  /// Whether the panel shows every colour with its name: a legend would only say it again.
  func showsColors(_ request: SheetRequest) -> Bool {
    (self == .components || self == .citymapper) && request.only == nil
  }

  /// Whether the panel is the app's Paper rather than the map's ground.
  var isOnPaper: Bool {
    switch self {
    case .motion, .matrix, .bearings, .dataMarkers: false
    case .components, .stopSheet, .surfaces, .mapScene, .grounds, .vision, .citymapper,
      .citymapperVision, .audit:
      true
    }
  }

  /// Whether the map's ground is seen on it, which `--ground` replaces.
  var showsGround: Bool {
    switch self {
    case .motion, .surfaces, .matrix, .bearings, .mapScene, .grounds, .vision, .dataMarkers: true
    case .components, .stopSheet, .citymapper, .citymapperVision, .audit: false
    }
  }
}
