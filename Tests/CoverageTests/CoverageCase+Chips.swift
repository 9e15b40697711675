extension CoverageCase {
  /// Train chips: a disc, with its halo outside when selected.
  static var lineChips: [CoverageCase] {
    ReferenceLine.allCases.flatMap { line in
      let disc = ReferenceShape(.disc(radius: 14), line.hue)
      let halo = [
        ReferenceShape(.disc(radius: 18.5), .ink), ReferenceShape(.disc(radius: 16), .paper),
      ]
      return [false, true].map { selected in
        CoverageCase(
          name: "\(line.rawValue) chip\(selected ? ", selected" : "")",
          request: .lineChip(line, selected: selected), selectionScale: 1,
          shapes: (selected ? halo : []) + [disc])
      }
    }
  }

  /// Chips of the smallest width, 44: short labels.
  static var labelChips: [CoverageCase] {
    [false, true].flatMap { selected in
      [
        labelChip("route 22", .routeChip(route: "22", selected: selected), selected),
        labelChip("All", .allChip(selected: selected), selected),
      ]
    }
  }

  static var nearbyButton: CoverageCase {
    CoverageCase(
      name: "nearby button", request: .nearbyButton, selectionScale: 1,
      shapes: [
        ReferenceShape(.disc(radius: 22), .hairline), ReferenceShape(.disc(radius: 21), .paper),
      ])
  }

  private static func labelChip(
    _ name: String, _ request: MarkerRequest, _ selected: Bool
  ) -> CoverageCase {
    let border = Outline.roundedBox(44, 28, radius: 10)
      .cutting(.roundedBox(40, 24, radius: 8))
    let filled = [
      ReferenceShape(.roundedBox(53, 37, radius: 14.5), .ink),
      ReferenceShape(.roundedBox(48, 32, radius: 12), .paper),
      ReferenceShape(.roundedBox(44, 28, radius: 10), .brand),
    ]
    return CoverageCase(
      name: "\(name) chip\(selected ? ", selected" : "")", request: request, selectionScale: 1,
      shapes: selected ? filled : [ReferenceShape(border, .brand)])
  }
}
