import Markers

/// A marker on the sheet `grounds`, and which of its edges is measured.
struct GroundExhibit {
  /// The catalogue's state: "station/3-lines".
  let path: String
  /// What stands above it: a word or two, and its state below.
  let caption: (String, String)
  /// The edge.
  var part = MarkerEdge.Part.body

  /// One of each kind of edge: stops, then vehicles.
  static let all = [
    GroundExhibit(path: "station/3-lines", caption: ("Capsule", "")),
    GroundExhibit(path: "station/3-lines-selected", caption: ("Capsule", "selected")),
    GroundExhibit(path: "station/below-z15-2-lines", caption: ("Circle", "2+ lines")),
    GroundExhibit(path: "bus-stop/z16", caption: ("Bus stop", "")),
    GroundExhibit(path: "bus-stop/z16-selected", caption: ("Bus stop", "selected")),
    GroundExhibit(path: "bus-stop/z14", caption: ("Bus stop", "dot")),
    GroundExhibit(path: "train/red-no-heading", caption: ("Train", "")),
    GroundExhibit(path: "train/red-no-heading-selected", caption: ("Train", "selected")),
    GroundExhibit(path: "train/red-heading-90", caption: ("Train", "its arrow"), part: .arrow),
    GroundExhibit(path: "bus/no-tag-no-heading", caption: ("Bus", "")),
    GroundExhibit(path: "bus/no-tag-no-heading-selected", caption: ("Bus", "selected")),
    GroundExhibit(path: "bus/22-no-heading", caption: ("Bus", "its tag"), part: .tag),
  ]

  /// What is drawn; nil where the catalogue has no such state.
  var state: MarkerState? { MarkerCatalog.entries.first { $0.path == path }?.state }

  /// Its block's name: the state's path, and the edge where it is not the body's.
  var name: String { part == .body ? path : "\(path)/\(part.rawValue)" }

  /// Both parts of the caption.
  var title: String { caption.1.isEmpty ? caption.0 : "\(caption.0) · \(caption.1)" }
}
