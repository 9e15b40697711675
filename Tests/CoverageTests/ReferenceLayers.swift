/// The fills of one case at one scale, as coverage. Colours come later: both themes share these.
struct ReferenceLayers: Sendable {
  /// Pixels a side.
  let side: Int
  let layers: [(mask: CoverageMask, color: ReferenceColor)]

  init(_ coverageCase: CoverageCase, scale: Int) {
    side = coverageCase.frame * scale
    let center = Vector(Double(side) / 2, Double(side) / 2)
    let zoom = coverageCase.selectionScale * Double(scale)
    layers = coverageCase.shapes.map {
      (CoverageMask($0.outline.placed(scale: zoom, origin: center)), $0.color)
    }
  }

  /// Composites in painter's order: pixels row by row.
  func pixels(in theme: ReferenceTheme) -> [ReferencePixel] {
    var pixels = Array(repeating: ReferencePixel.clear, count: side * side)
    for (mask, color) in layers {
      let source = color.pixel(in: theme)
      var index = 0
      for row in mask.rows {
        for column in mask.columns {
          let coverage = mask.coverage[index]
          index += 1
          if coverage != 0 { pixels[row * side + column].cover(with: source, by: coverage) }
        }
      }
    }
    return pixels
  }
}
