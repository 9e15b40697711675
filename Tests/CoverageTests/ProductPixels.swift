import Bitmap
import CairoCanvas
import DesignTokens
import DisplayList
import Foundation
import Geometry
@testable import Markers
import Synchronization
import Testing
import Typesetting

/// The product's picture of a case: the one place where these tests meet the product.
///
/// It draws the requested marker as the command line does, without its glyph and text and with only
/// the case's parts, on a transparent square whose side is the product's own default frame for
/// what is left; pixels row by row, premultiplied 0xAARRGGBB.
func productPixels(
  _ coverageCase: CoverageCase, theme: ReferenceTheme, scale: Int
) throws -> (width: Int, height: Int, pixels: [UInt32]) {
  let marker = try productMarker(coverageCase.request, theme)
  let shown = Marker(
    items: keeping(coverageCase.parts, of: marker.items), hitFrame: nil,
    accessibility: marker.accessibility, zOrder: nil)
  let list = try shown.picture("marker")
  let bitmap = try RasterCanvas.bitmap(of: list, scale: Double(scale))
  return (bitmap.width, bitmap.height, bitmap.pixels)
}

/// One design a theme: reading the tokens takes longer than drawing.
private let designs = Mutex<[ReferenceTheme: Design]>([:])

private func productMarker(_ request: MarkerRequest, _ theme: ReferenceTheme) throws -> Marker {
  let state = try markerState(request)
  return try designs.withLock { designs in
    let design = try designs[theme] ?? newDesign(theme)
    designs[theme] = design
    return try state.draw(design)
  }
}

private func newDesign(_ theme: ReferenceTheme) throws -> Design {
  let fonts = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".fonts/figtree").path
  return try Pack.chitransit().design(
    theme: theme == .light ? .light : .dark,
    typesetter: Typesetter(fontFolders: [fonts], allowsSystemFonts: false))
}

private func markerState(_ request: MarkerRequest) throws -> MarkerState {
  switch request {
  case .station(let lines, let mapZoom, let selected):
    .station(
      StationState(lines: lines.map(\.rawValue), mapZoom: mapZoom, isSelected: selected))
  case .busStop(let mapZoom, let selected):
    .busStop(BusStopState(mapZoom: mapZoom, isSelected: selected))
  case .train(let line, let bearing, let stale, let selected):
    .train(
      TrainState(line: line.rawValue, bearing: bearing, isStale: stale, isSelected: selected))
  case .bus(let route, let bearing, let stale, let selected):
    .bus(
      BusState(
        route: route.flatMap { RouteName($0) }, bearing: bearing, isStale: stale,
        isSelected: selected))
  case .lineChip(let line, let selected):
    .routeChip(RouteChipState(.line(line.rawValue), isSelected: selected))
  case .routeChip(let route, let selected):
    .routeChip(
      RouteChipState(.route(try #require(RouteName(route))), isSelected: selected))
  case .allChip(let selected): .routeChip(RouteChipState(.all, isSelected: selected))
  case .nearbyButton: .nearbyButton(.both)
  }
}

/// Leaves out glyphs and labels at any depth, and at the top what the case leaves out.
private func keeping(_ parts: MarkerRequest.Parts, of items: [DisplayItem]) -> [DisplayItem] {
  let shapes = withoutText(items)
  return switch parts {
  case .whole: shapes
  case .withoutArrow: shapes.filter { $0.layerName != "arrow" }
  case .arrowAlone: shapes.filter { $0.layerName == "arrow" }
  }
}

private func withoutText(_ items: [DisplayItem]) -> [DisplayItem] {
  items.compactMap { item in
    guard case .group(var group) = item else { return item }
    if group.name == "glyph" || group.name == "label" { return nil }
    group.items = withoutText(group.items)
    return .group(group)
  }
}

extension DisplayItem {
  fileprivate var layerName: String? {
    if case .group(let group) = self { group.name } else { nil }
  }
}
