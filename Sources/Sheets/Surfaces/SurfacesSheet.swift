import DisplayList
import Geometry
import Markers

/// The sheet `surfaces`: the app's panel over the map (spec §6).
enum SurfacesSheet {
  /// How large phones are at the usual exhibit zoom: three in a row, their smallest text 12 points.
  static let phoneZoom = 0.75
  /// How large the small parts are, at the usual exhibit zoom.
  static let partZoom = 3.0
  private static let phonesInARow = 3

  static func sections(
    _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    // Never smaller: text on the phones would be below 11 points.
    let growth = max(1, request.exhibitZoom / SheetMetrics.nominalZoom)
    let sheet = SurfaceExamples(
      phoneZoom: phoneZoom * growth, partZoom: partZoom * growth, growth: growth,
      request: request, design: design)
    let zoom = "\(decimal(sheet.phoneZoom))×"
    let screen = try PhoneScreen(design).frame
    let size = "screen \(decimal(screen.width)) × \(decimal(screen.height))"
    let notes: [PanelPage: String] = [
      .home: "\(zoom) · \(size) · tab bar: opaque stand-in for the system’s"
    ]
    let pages = try PanelPage.allCases.map { page throws(DrawingError) in
      BlockSection(
        page.name, note: notes[page] ?? zoom, columns: phonesInARow,
        blocks: try page.detents.map { detent throws(DrawingError) in
          try sheet.phone(page, detent)
        })
    }
    return pages + [
      BlockSection(
        "Parts", note: "\(decimal(sheet.partZoom))× · below: \(decimal(growth))×",
        blocks: try sheet.parts())
    ]
  }
}
