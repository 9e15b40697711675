import DesignTokens

extension ColorVision {
  /// What a sheet calls it.
  var title: String {
    switch self {
    case .normal: "Normal"
    case .protan: "Protan"
    case .deutan: "Deutan"
    case .tritan: "Tritan"
    case .greyscale: "Grey scale"
    }
  }

  /// What such an eye lacks.
  var detail: String {
    switch self {
    case .normal: "all cones"
    case .protan: "no cones for red"
    case .deutan: "no cones for green"
    case .tritan: "no cones for blue"
    case .greyscale: "brightness alone"
    }
  }
}
