/// Where the panel rests (001, Core sheet).
package enum PanelDetent: String, CaseIterable {
  case tip
  case half
  case full

  /// What the grabber reads out (003, Map panel grabber).
  package var value: String {
    switch self {
    case .tip: "Collapsed"
    case .half: "Half"
    case .full: "Expanded"
    }
  }
}
