import DisplayList
import Geometry
import Markers

/// The blocks of the sheet `surfaces`.
struct SurfaceExamples {
  let phoneZoom: Double
  let partZoom: Double
  /// Of head and card, and of what else is shown at actual size at the usual zoom.
  let growth: Double
  let request: SheetRequest
  let design: Design

  /// A page at a detent.
  func phone(_ page: PanelPage, _ detent: PanelDetent) throws(DrawingError) -> SheetBlock {
    SheetBlock(
      "\(page.rawValue)-\(detent.rawValue)", caption: try caption(page, detent)
    ) { () throws(DrawingError) in
      try block(page, detent).drawing()
    }
  }

  private func block(
    _ page: PanelPage, _ detent: PanelDetent
  ) throws(DrawingError) -> PhoneBlock {
    try PhoneBlock(page, detent, zoom: phoneZoom, request, design)
  }

  /// What a detent is measured from, with its number.
  private func caption(_ page: PanelPage, _ detent: PanelDetent) throws(DrawingError) -> String {
    let name = detent.rawValue.capitalizedFirst + (page.detents.count == 1 ? " only" : "")
    switch detent {
    case .tip:
      let tip = decimal(try design.dimension(page.tipToken))
      return "\(name) · \(tip) above the safe area’s bottom"
    case .half:
      let ratio = decimal(try design.ratio("panel.half-ratio"))
      let height = decimal(try PhoneScreen(design).safeArea.height)
      return "\(name) · \(ratio) of the safe area’s \(height)"
    case .full:
      let top = decimal(try design.dimension("panel.full-top"))
      return "\(name) · \(top) below the safe area’s top"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
