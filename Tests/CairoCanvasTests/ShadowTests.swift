import Bitmap
import CairoCanvas
import DisplayList
import Geometry
import Testing

/// Shadows against the exact Gaussian, in levels of 255.
@Suite struct ShadowTests {
  /// The panel's shadow, on a part of it that has all kinds of edges and corners.
  private static let panel = GaussianShadow(
    rect: Rect(x: 60.3, y: 55.7, width: 120, height: 90), radius: 28, sigma: 15)
  private static let box = GaussianShadow(
    rect: Rect(x: 20.25, y: 22.6, width: 41.5, height: 30), radius: 0, sigma: 5)

  private func item(_ shadow: GaussianShadow, _ color: Color) -> DisplayItem {
    .shadow(
      RoundedRect(shadow.rect, radius: shadow.radius).path, color, sigma: shadow.sigma)
  }

  /// The largest distance between the alpha of a drawn black shadow and the exact one, at every
  /// `step`th pixel of a picture that holds it.
  private func largestError(
    _ shadow: GaussianShadow, opacity: Double, scale: Double, step: Int
  ) throws -> Double {
    let (width, height) = (shadow.rect.maxX + 60, shadow.rect.maxY + 60)
    let bitmap = try drawn(
      [item(shadow, .black.opacity(opacity))], width, height, scale: scale)
    var worst = 0.0
    for y in stride(from: 0, to: bitmap.height, by: step) {
      for x in stride(from: 0, to: bitmap.width, by: step) {
        let exact =
          255 * opacity
          * shadow.strength((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        worst = max(worst, abs(Double(bitmap.alpha(x, y)) - exact))
      }
    }
    return worst
  }

  @Test(arguments: [1.0, 2, 3])
  func aRectangleIsTheProductOfTwoErrorFunctions(scale: Double) throws {
    let step = Int(scale)
    // Half a level is the rounding to whole ones.
    do {
      let error = try largestError(Self.box, opacity: 1, scale: scale, step: step)
      #expect(error <= 0.8)
    }
    do {
      let error = try largestError(Self.box, opacity: 0.16, scale: scale, step: step)
      #expect(error <= 0.56)
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func aRoundedRectangleIsTheConvolution(scale: Double) throws {
    let step = Int(scale) * 7
    do {
      let error = try largestError(Self.panel, opacity: 1, scale: scale, step: step)
      #expect(error <= 0.8)
    }
    do {
      let error = try largestError(Self.panel, opacity: 0.16, scale: scale, step: step)
      #expect(error <= 0.56)
    }
  }

  /// A shape smaller than its blur, where the tails of all sides meet.
  @Test func aSmallShapeIsFaint() throws {
    let dot = GaussianShadow(
      rect: Rect(x: 70, y: 70, width: 6, height: 4), radius: 0, sigma: 20)
    #expect(try largestError(dot, opacity: 1, scale: 1, step: 1) <= 0.8)
  }

  /// On the map's ground at 16 %, in each channel; and no step of more than one level.
  @Test(arguments: [1.0, 2, 3])
  func theWashOnAGroundHasNoBands(scale: Double) throws {
    let ground = Color(red: 217, green: 223, blue: 230)
    let shadow = item(Self.panel, .black.opacity(0.16))
    let bitmap = try drawn([.box(0, 0, 240, 200, ground), shadow], 240, 200, scale: scale)
    let column = Int(120 * scale)
    var before = 230
    for y in 0..<Int(100 * scale) {
      let part =
        1 - 0.16 * Self.panel.strength((Double(column) + 0.5) / scale, (Double(y) + 0.5) / scale)
      let channels = bitmap.channels(column, y)
      for (drawn, whole) in zip(channels.dropFirst(), [217.0, 223, 230]) {
        #expect(abs(Double(drawn) - part * whole) <= 1)
      }
      #expect((0...1).contains(before - channels[3]))
      before = channels[3]
    }
    #expect(before < 200)
  }

  @Test func endsThreeDeviationsOut() throws {
    let bitmap = try drawn([item(Self.box, .black)], 80, 80)
    // 20.25 − 15 = 5.25, and 61.75 + 15 = 76.75.
    #expect(bitmap.alpha(4, 37) == 0 && bitmap.alpha(77, 37) == 0)
    #expect(bitmap.alpha(6, 37) > 0 && bitmap.alpha(75, 37) > 0)
  }

  @Test func withoutADeviationItIsAFill() throws {
    let square = Path.rectangle(Rect(x: 1, y: 1, width: 2, height: 1))
    for sigma in [0.0, -1, .nan] {
      #expect(
        try drawn([.shadow(square, .orange, sigma: sigma)], 4, 3)
          == drawn([.fill(square, .orange, .nonzero)], 4, 3))
    }
  }

  /// A blur of next to nothing takes no memory for it.
  @Test(arguments: [1e-9, 1e-300, 0.05])
  func aTinyDeviationIsNearlyAFill(sigma: Double) throws {
    let square = Path.rectangle(Rect(x: 5, y: 5, width: 20, height: 20))
    let bitmap = try drawn([.shadow(square, .black, sigma: sigma)], 30, 30)
    #expect(bitmap.alpha(15, 15) == 255 && bitmap.alpha(6, 23) == 255)
    #expect(bitmap.alpha(3, 15) == 0 && bitmap.alpha(26, 15) == 0)
  }

  @Test(arguments: [1e6, 1e300, .infinity])
  func aHugeDeviationIsNothingToSee(sigma: Double) throws {
    let square = Path.rectangle(Rect(x: 5, y: 5, width: 20, height: 20))
    #expect(try drawn([.shadow(square, .black, sigma: sigma)], 30, 30).alphas(row: 9).max() == 0)
  }

  @Test func nothingCastsNoShadow() throws {
    #expect(try drawn([.shadow(Path(), .black, sigma: 4)], 3, 1).alphas(row: 0) == [0, 0, 0])
  }

  @Test(arguments: [false, true])
  func clipAndOpacityOfItsGroupApply(isPrecise: Bool) throws {
    let clip = Rect(x: 0, y: 0, width: 40, height: 30)
    let group = DisplayGroup(
      "veil", opacity: 0.5, clip: .rectangle(clip), isPrecise: isPrecise,
      items: [item(Self.box, .black)])
    let plain = try drawn([item(Self.box, .black)], 80, 80)
    let bitmap = try drawn([.group(group)], 80, 80)
    for y in stride(from: 0, to: 80, by: 3) {
      for x in 0..<80 {
        let exact = x < 40 && y < 30 ? Double(plain.alpha(x, y)) / 2 : 0
        #expect(abs(Double(bitmap.alpha(x, y)) - exact) <= 1, "\(x) \(y)")
      }
    }
  }

  @Test func colorsArePremultiplied() throws {
    let bitmap = try drawn([item(Self.box, .orange.opacity(0.4))], 80, 80)
    let channels = bitmap.channels(41, 37)
    // Strength 0.995 in the middle.
    #expect(abs(channels[0] - 102) <= 1 && abs(channels[1] - 102) <= 1)
    #expect(abs(channels[2] - 51) <= 1 && channels[3] == 0)
  }
}
