import DesignTokens
import DisplayList
import Geometry
import Sheets
import Testing

/// The sheet `motion`: what its frames and curves say, with the numbers of spec §2.
@Suite struct MotionSheetTests {
  private static let sheet = Result { try SheetSamples.find("motion") }

  private func compose(
    overlays: [String] = [], only: String? = nil
  ) throws -> Sheet {
    let request = SheetRequest(themes: [.light], only: only.flatMap(CellPattern.init))
    return try #require(
      try Self.sheet.get().compose(
        request, designs: [SheetSamples.design(.light, overlays: overlays)], scale: .two))
  }

  private func captions(_ strip: String, _ sheet: Sheet) -> [String] {
    sheet.cells.filter { $0.name.hasPrefix("light/\(strip)/") }.map(\.caption)
  }

  /// Spec §2: at quarters 1, 1.0155, 1.06, 1.1045, 1.12.
  @Test func stopsEaseInQuarters() throws {
    #expect(
      captions("stop-selection/station", try compose()) == [
        "Before · 1×", "0 ms · 1×", "62.5 ms · 1.0155×", "125 ms · 1.06×", "187.5 ms · 1.1045×",
        "250 ms · 1.12×",
      ])
  }

  /// From a Runge-Kutta integration of ζ = 0.75, ω = 2π/0.3, at steps of 100 ms.
  @Test func vehiclesSpring() throws {
    #expect(
      captions("vehicle-selection/train", try compose()) == [
        "Before · 1×", "0 ms · 1×", "100 ms · 1.1825×", "200 ms · 1.2556×", "300 ms · 1.2533×",
        "400 ms · 1.25×",
      ])
  }

  /// From a Runge-Kutta integration of ζ = 0.85, ω = 2π/0.42, at quarters.
  @Test func sheetSprings() throws {
    #expect(
      captions("sheet/sheet", try compose()) == [
        "Before · 0", "0 ms · 0", "105 ms · 0.5094", "210 ms · 0.8945", "315 ms · 0.9964",
        "420 ms · 1.006", "525 ms · 1.0024", "630 ms · 1.0004",
      ])
  }

  @Test(arguments: [("stop-selection/station", "1.12×"), ("vehicle-selection/train", "1.25×")])
  func reduceMotionSelectsAtOnce(name: String, end: String) throws {
    #expect(captions("\(name)-reduced", try compose()) == ["Before · 1×", "0 ms · \(end)"])
  }

  /// 0.17 s, critically damped: 1 − e^−ωt (1 + ωt) at halves, ωt = π, 2π, 3π; the fade at thirds.
  @Test func reduceMotionOfTheSheet() throws {
    let sheet = try compose()
    #expect(
      captions("sheet-reduce-motion/sheet-reduced", sheet)
        == ["0 ms · 0", "85 ms · 0.821", "170 ms · 0.9864", "255 ms · 0.9992"])
    #expect(
      captions("sheet-reduce-motion/fade-reduced", sheet)
        == ["0 ms · 0", "56.7 ms · 0.2318", "113.3 ms · 0.7682", "170 ms · 1"])
  }

  @Test(arguments: [
    "Ends at 250 ms", "Overshoot 2.84 % · peak 1.2571× at 227 ms",
    "Settled within 0.1 % at 382 ms", "Overshoot 0.63 % · peak 1.0063 at 399 ms",
    "Settled within 0.1 % at 585 ms", "Settled within 0.1 % at 250 ms", "Ends at 170 ms",
  ])
  func curvesAreMarked(label: String) throws {
    let finder = try TextFinder(compose().list.items)
    #expect(try finder.places(of: label, Styles.sectionNote).count == 1)
  }

  /// A frame's mark on the time axis stands in the middle of the frame's column.
  @Test func ticksStandBelowTheirFrames() throws {
    let sheet = try compose(only: "vehicle-selection")
    let finder = try TextFinder(sheet.list.items)
    for time in ["100 ms", "200 ms", "400 ms"] {
      let frame = try #require(sheet.cells.first { $0.caption.hasPrefix("\(time) ·") }).frame
      let ticks = try finder.places(of: time, Styles.sectionNote)
      #expect(ticks.count == 1)
      #expect(abs((ticks.first?.center ?? 0) - frame.center.x) < 1e-6)
    }
  }

  @Test func timesStandBelowTheirDrawings() throws {
    let sheet = try compose(only: "stop-selection/station*")
    let finder = try TextFinder(sheet.list.items)
    for (time, value) in [("Before", "1×"), ("125 ms", "1.06×")] {
      let frame = try #require(sheet.cells.first { $0.caption == "\(time) · \(value)" }).frame
      let text = try #require(
        finder.places(of: time, Styles.caption).first {
          abs($0.center - frame.center.x) < 1e-6
        })
      #expect(text.origin.y > frame.minY && text.origin.y < frame.maxY)
    }
  }

  /// Every token of motion changes the sheet.
  @Test(arguments: [
    ("stop.selection.duration", "duration", #"{"value": 1, "unit": "s"}"#),
    ("stop.selection.easing", "cubicBezier", "[0, 0, 1, 1]"),
    ("vehicle.selection.duration", "duration", #"{"value": 1, "unit": "s"}"#),
    ("vehicle.selection.bounce", "number", "0.5"),
    ("motion.stop.reduced-duration", "duration", #"{"value": 1, "unit": "s"}"#),
    ("motion.vehicle.reduced-duration", "duration", #"{"value": 1, "unit": "s"}"#),
    ("motion.sheet.duration", "duration", #"{"value": 1, "unit": "s"}"#),
    ("motion.sheet.bounce", "number", "0.5"),
    ("motion.sheet.reduced-duration", "duration", #"{"value": 1, "unit": "s"}"#),
    ("motion.sheet.reduced-bounce", "number", "0.1"),
    ("motion.sheet.fade-duration", "duration", #"{"value": 0, "unit": "s"}"#),
    ("motion.sheet.fade-easing", "cubicBezier", "[0.3, 0.2, 0.4, 1.8]"),
    ("motion.settled-within", "number", "0.01"),
    ("camera.duration", "duration", #"{"value": 1, "unit": "s"}"#),
    ("camera.bounce", "number", "0.5"), ("camera.open-distance", "number", "900"),
    ("camera.reduced-duration", "duration", #"{"value": 1, "unit": "s"}"#),
  ])
  func tokensAreDrawn(name: String, type: String, value: String) throws {
    let token = #"{"$type": "\#(type)", "$value": \#(value)}"#
    let overlay = name.split(separator: ".").reversed().reduce(token) { #"{"\#($1)": \#($0)}"# }
    let changed = try compose(overlays: [overlay])
    #expect(changed.list != (try compose()).list)
    let page = Rect(x: 0, y: 0, width: changed.list.size.width, height: changed.list.size.height)
    #expect(changed.cells.allSatisfy { page.contains($0.frame) })
  }

  /// Nothing that is drawn leaves its frame: each stays on the sheet, and rows stand apart.
  @Test func stripsStandApart() throws {
    let cells = try compose().cells.filter { $0.name.split(separator: "/").count == 3 }
    #expect(cells.count == 15)
    for (above, below) in zip(cells, cells.dropFirst()) {
      let isBeside = below.frame.minX >= above.frame.maxX - 1e-9
      #expect(isBeside || below.frame.minY >= above.frame.maxY - 1e-9, "\(below.name)")
    }
    for cell in cells {
      let ink = try #require(cell.ink)
      #expect(cell.frame.inset(by: -1).contains(ink), "\(cell.name)")
    }
  }
}
