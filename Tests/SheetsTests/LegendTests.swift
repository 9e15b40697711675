import DesignTokens
import DisplayList
import Geometry
import Sheets
import Testing

/// The legend holds the colour tokens that the examples use, and no other.
@Suite struct LegendTests {
  /// The swatches: a layer each, below the last panel.
  private func swatches(_ sheet: Sheet) -> [(name: String, box: Rect)] {
    sheet.items.compactMap { item in
      guard SheetExample(item) == nil, case .group(let group) = item,
        let box = item.inkBox, group.name != "hit area"
      else { return nil }
      return (group.name, box)
    }
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func tokensInOrder(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    let sheet = try SheetSamples.plain(layout.name, choice)
    let names = swatches(sheet).map(\.name)
    #expect(Set(names).count == names.count)
    let titles = names.map { $0.hasSuffix(".hue") ? String($0.dropLast(4)) : $0 }
    #expect(titles == layout.legend)
  }

  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func swatchesStandOnTheGrid(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    let sheet = try SheetSamples.plain(layout.name, choice)
    let panels = choice == .both ? layout.panelPitch : 0
    let top = layout.panelBottom + panels + 24 + (layout.note == nil ? 0 : 32)
    for (index, swatch) in swatches(sheet).enumerated() {
      let x = 48 + 144 * Double(index % 8)
      let y = top + 40 * Double(index / 8)
      #expect(
        swatch.box.isClose(to: Rect(x: x, y: y, width: 24, height: 24)), "\(swatch.name)")
    }
  }

  /// Each name beside its swatch; each value with " · chosen" where no source gives it.
  @Test(arguments: ExpectedLayout.all, SheetSamples.Choice.allCases)
  func namesAndValues(layout: ExpectedLayout, choice: SheetSamples.Choice) throws {
    let sheet = try SheetSamples.plain(layout.name, choice)
    let finder = try TextFinder(sheet)
    for swatch in swatches(sheet) {
      let title = swatch.name.hasSuffix(".hue") ? String(swatch.name.dropLast(4)) : swatch.name
      let beside = { (place: PlacedText) in
        abs(place.origin.x - swatch.box.maxX - 8) < 1e-6
          && place.origin.y > swatch.box.minY && place.origin.y < swatch.box.maxY + 6
      }
      #expect(
        try finder.places(of: title, Styles.tokenName).filter(beside).count == 1, "\(title)")
      for theme in choice.themes {
        let value = try #require(Self.values[title]?[theme])
        #expect(
          try finder.places(of: value, Styles.tokenValue).filter(beside).count == 1,
          "\(title): \(value)")
      }
    }
  }

  /// In both themes a swatch shows both colours side by side.
  @Test func splitSwatches() throws {
    let sheet = try SheetSamples.plain("stations", .both)
    let brand = try #require(sheet.groups("brand").only)
    let parts = try ["light", "dark"].map { try #require(brand.groups($0).only) }
    #expect(parts.allSatisfy { $0.clip != nil })
    let boxes = try parts.map { try #require($0.items.inkBox) }
    #expect(boxes[0].maxX == boxes[1].minX)
    #expect(boxes[0].width == 12 && boxes[1].width == 12)
    let colors = parts.flatMap(\.items).compactMap { item -> String? in
      if case .fill(_, let color, _) = item { color.hex } else { nil }
    }
    #expect(colors == ["#0B5CD5", "#6AA5FF"])
  }

  static let values: [String: [Theme: String]] = [
    "paper": [.light: "#FFFFFF", .dark: "#0F141C"],
    "ink": [.light: "#101A2E", .dark: "#EEF1F6"],
    "brand": [.light: "#0B5CD5 · chosen", .dark: "#6AA5FF · chosen"],
    "accent-ink": [.light: "#FFFFFF · chosen", .dark: "#0F141C · chosen"],
    "card-2": [.light: "#EDF0F5 · chosen", .dark: "#1D2531 · chosen"],
    "muted": [.light: "#66707F · chosen", .dark: "#7C8796 · chosen"],
    "ground": [.light: "#D9DFE6 · chosen", .dark: "#2F3946 · chosen"],
    "fixed-ink": [.light: "#101A2E", .dark: "#101A2E"],
    "fixed-white": [.light: "#FFFFFF", .dark: "#FFFFFF"],
    "line.red": [.light: "#C60C30", .dark: "#C60C30"],
    "line.blue": [.light: "#00A1DE", .dark: "#00A1DE"],
    "line.brown": [.light: "#62361B", .dark: "#A9683F · chosen"],
    "line.green": [.light: "#009B3A", .dark: "#009B3A"],
    "line.orange": [.light: "#F9461C", .dark: "#F9461C"],
    "line.purple": [.light: "#522398", .dark: "#8A55D7 · chosen"],
    "line.pink": [.light: "#E27EA6", .dark: "#E27EA6"],
    "line.yellow": [.light: "#A88400 · chosen", .dark: "#F9E300"],
  ]
}
