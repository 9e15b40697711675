import Markers

/// The sheet `components`: what 001 names, each with its sizes.
enum ComponentsSheet {
  /// Width of a block that takes every column.
  static let width =
    Double(SheetMetrics.columns) * SheetMetrics(exhibitZoom: SheetMetrics.nominalZoom).column

  static func sections(
    _ design: Design, _ request: SheetRequest
  ) throws(DrawingError) -> [BlockSection] {
    try ColorSwatches.sections(design) + [TypeRamp.section(design)]
      + RouteIconExamples.sections(design, request)
      + StationIconExamples.sections(design, request)
      + [
        LineBarExamples.section(design, request), VehicleFrames.section(design, request),
        IconSizes.section(design, request), ChipRowGeometry.section(design, request),
      ]
  }
}
