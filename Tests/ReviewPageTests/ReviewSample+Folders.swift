import Exports
import Geometry

extension ReviewSample {
  /// One of everything that a comparison can find.
  static func mixed() throws -> ReviewData {
    let cases = try [
      sheets(), alikeBuses(), probes(), oddOnes(), equal(["route-chip/red-light@2x.png"]),
    ].flatMap { $0 }
    let tokens = [
      ReviewToken(
        name: "keyline.width", old: ReviewThemed(light: "2 pt", dark: "2 pt"),
        new: ReviewThemed(light: "3 pt", dark: "3 pt")),
      ReviewToken(
        name: "color.brand", old: ReviewThemed(light: "#0B5CD5", dark: "#6AA5FF"),
        new: ReviewThemed(light: "#0A50BA", dark: "#6AA5FF")),
      ReviewToken(
        name: "halo.<b>", old: nil, new: ReviewThemed(light: "2.5 pt", dark: "2.5 pt")),
    ]
    return data("goldens", cases: cases, tokens: tokens)
  }

  /// A hairline of one pixel on the largest sheet, and its siblings.
  private static func sheets() throws -> [ReviewCase] {
    let hairline = [ReviewBox(x: 400, y: 700, width: 1600, height: 1)]
    let dark = try changed(
      "sheets/stations-dark@2x.png", from: SamplePicture(golden: "sheets/stations-dark@2x.png"),
      filling: hairline, with: 0xFF3D_4A5A, delta: 20, oklab: 0.061,
      cells: ["dark/stations/1-line", "dark/stations/1-line-selected"])
    let lightBoxes = [
      ReviewBox(x: 200, y: 300, width: 12, height: 8),
      ReviewBox(x: 2200, y: 1400, width: 3, height: 3),
    ]
    let light = try changed(
      "sheets/stations-light@2x.png", from: SamplePicture(golden: "sheets/stations-light@2x.png"),
      filling: lightBoxes, with: 0xFFD1_5800, delta: 230, oklab: 0.4)
    let names = ["stations-dark.png", "stations-dark@3x.png", "stations-light.png"]
    return [dark, light] + (try equal(names.map { "sheets/\($0)" }, in: ""))
  }

  /// Four pictures that change alike.
  private static func alikeBuses() throws -> [ReviewCase] {
    try ["22-heading-90-light", "22-heading-90-dark", "22-no-heading-light", "22-no-heading-dark"]
      .map { name in
        var reviewCase = try changed(
          "markers/bus/\(name)@2x.png",
          from: SamplePicture(golden: "markers/bus/\(name)@2x.png"),
          filling: [ReviewBox(x: 20, y: 40, width: 4, height: 3)], with: 0xFFD1_5800, delta: 213,
          oklab: 0.33, group: "a1b2")
        reviewCase.overlays = ReviewOverlays(
          anchor: Point(30, 40), ink: Rect(x: 10, y: 20, width: 40, height: 32),
          hitFrame: Rect(x: 8, y: 18, width: 44, height: 44))
        return reviewCase
      }
  }

  /// A picture of 8 × 8 pixels whose colours the inspector must name. #767676 on white is the
  /// usual example of a contrast of 4.54.
  private static func probes() throws -> [ReviewCase] {
    let white = try SamplePicture(width: 8, height: 8, color: 0xFFFF_FFFF)
      .filling([ReviewBox(x: 0, y: 0, width: 1, height: 1)], 0xFF76_7676)
      .filling([ReviewBox(x: 1, y: 0, width: 1, height: 1)], 0)
      .filling([ReviewBox(x: 5, y: 5, width: 1, height: 1)], 0xFF10_1A2E)
    let blue = try changed(
      "probe/probe-light.png", from: white,
      filling: [ReviewBox(x: 5, y: 5, width: 1, height: 1)], with: 0xFF0B_5CD5, delta: 167,
      oklab: 0.35)
    return [blue]
  }

  /// What is not simply different.
  private static func oddOnes() throws -> [ReviewCase] {
    let small = try SamplePicture(width: 44, height: 44, color: 0xFF0B_5CD5)
    let wide = try SamplePicture(width: 52, height: 44, color: 0xFF0B_5CD5)
    var tolerated = try changed(
      "markers/tolerated-light.png", from: small,
      filling: [ReviewBox(x: 4, y: 4, width: 1, height: 1)], with: 0xFF0C_5CD5, delta: 1,
      oklab: 0.001)
    tolerated.verdict = .tolerated
    tolerated.message = "up to 1 pixel by 1 level: the rasterizer rounds differently here"
    var unreadable = named("markers/broken.png", .unreadable, expected: small, actual: nil)
    unreadable.message = "<img src=x onerror=alert(1)> is a Git LFS pointer, not a PNG"
    return [
      tolerated, unreadable,
      named("markers/resized-light.png", .different, expected: small, actual: wide),
      named("markers/gone-dark@2x.png", .missing, expected: small, actual: nil),
      named("\"><script>window.hacked = true</script>.png", .new, expected: nil, actual: small),
    ]
  }

  /// Goldens that did not change.
  static func equal(_ names: [String], in folder: String = "markers/") throws -> [ReviewCase] {
    try names.map { name in
      let picture = try SamplePicture(golden: folder + name)
      return named(folder + name, .equal, expected: picture, actual: picture)
    }
  }

  /// Nothing failed: a few sheets and markers.
  static func allEqual() throws -> ReviewData {
    let sheets = try equal(
      ["sheets/stations-dark.png", "sheets/stations-light.png", "sheets/routes-light@2x.png"],
      in: "")
    let markers = try equal([
      "bus/22-heading-90-light@2x.png", "bus/22-heading-90-dark@2x.png",
      "bus/22-no-heading-light@2x.png", "bus/22-no-heading-dark@2x.png",
      "route-chip/red-light@2x.png", "route-chip/red-dark@2x.png",
      "route-chip/22-selected-light@2x.png", "route-chip/22-selected-dark@2x.png",
      "nearby-button/both-light@2x.png", "nearby-button/both-dark@2x.png",
    ])
    return data("goldens", cases: sheets + markers)
  }

  /// A thousand cases, every one different, forty of them alike.
  static func thousand() throws -> ReviewData {
    let picture = try SamplePicture(width: 64, height: 64, color: 0xFF0B_5CD5)
    let one = try changed(
      "one", from: picture, filling: [ReviewBox(x: 20, y: 40, width: 4, height: 3)],
      with: 0xFFD1_5800, delta: 213, oklab: 0.33)
    let cases = (0..<1000).map { index in
      var copy = one
      copy.id = "markers/family-\(index / 50)/state-\(index)-light@2x.png"
      copy.base = "markers/family-\(index / 50)/state-\(index)"
      copy.theme = "light"
      copy.scale = 2
      copy.group = index < 40 ? "alike" : nil
      return copy
    }
    return data("a thousand", cases: cases)
  }
}
