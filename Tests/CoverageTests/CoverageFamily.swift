/// The cases of one kind of marker.
enum CoverageFamily: String, CaseIterable, Sendable {
  case stationCapsules = "station capsules"
  case stationCircles = "station circles"
  case busStops = "bus stops"
  case trains
  case buses
  case arrows
  case chips = "route chips"
  case nearbyButton = "nearby button"

  var cases: [CoverageCase] {
    switch self {
    case .stationCapsules: CoverageCase.stationCapsules
    case .stationCircles: CoverageCase.stationCircles
    case .busStops: CoverageCase.busStops
    case .trains: CoverageCase.trains
    case .buses: CoverageCase.buses
    case .arrows: CoverageCase.arrows
    case .chips: CoverageCase.lineChips + CoverageCase.labelChips
    case .nearbyButton: [CoverageCase.nearbyButton]
    }
  }
}
