import Geometry
import Testing
import Typesetting

/// Inter, which has two axes. Expected: advances of fontTools' instancer at the weight and the
/// optical size, in font units of 2048 to the em.
@Suite struct VariationTests {
  private static let folder = TestFonts.folder + "/../inter"

  private func advance(
    _ text: String, size: Double, weight: Int = 800,
    opticalSizes: ClosedRange<Double>? = 14...32, tracking: Double = 0,
    features: [FontFeature] = []
  ) throws -> Double {
    let typesetter = try Typesetter(fontFolders: [Self.folder], allowsSystemFonts: false)
    return try typesetter.outline(
      text,
      TextStyle(
        family: "Inter", size: size, weight: weight, opticalSizes: opticalSizes,
        tracking: tracking, features: features)
    ).advance
  }

  /// Below and above the rule's range, and of no rule at all, which is the font's default of 14.
  @Test(arguments: [
    (10.0, 800, 904.0), (14, 800, 904), (18, 800, 885), (20, 800, 876), (32, 800, 821),
    (40, 800, 821), (18, 400, 813), (32, 900, 846),
  ])
  func opticalSizeFollowsTheSize(size: Double, weight: Int, units: Double) throws {
    let advance = try advance("1", size: size, weight: weight)
    #expect(abs(advance - units * size / 2048) <= 0.6 * size / 2048)
  }

  @Test func withoutARuleTheFontsDefaultHolds() throws {
    #expect(try advance("1", size: 32, opticalSizes: nil) == 904.0 * 32 / 2048)
  }

  @Test func aRuleStaysWithinTheFontsAxis() throws {
    #expect(
      try advance("1", size: 200, opticalSizes: 1...1000) == advance("1", size: 200))
  }

  /// One typesetter keeps each size's own font.
  @Test func sizesDoNotShareAFont() throws {
    let typesetter = try Typesetter(fontFolders: [Self.folder], allowsSystemFonts: false)
    func units(_ size: Double) throws -> Double {
      let style = TextStyle(family: "Inter", size: size, weight: 800, opticalSizes: 14...32)
      return try typesetter.outline("1", style).advance * 2048 / size
    }
    #expect(try units(14).rounded() == 904)
    #expect(try units(32).rounded() == 821)
    #expect(try units(14).rounded() == 904)
  }

  /// Figtree has no optical size: a rule changes nothing.
  @Test func aFontWithoutTheAxisIgnoresTheRule() throws {
    let typesetter = try TestFonts.typesetter()
    var style = TextStyle.figtree(20, 700)
    let plain = try typesetter.outline("Bus", style)
    style.opticalSizes = 14...32
    #expect(try typesetter.outline("Bus", style) == plain)
  }

  @Test(arguments: ["1", "8"]) func tabularFiguresAreOfOneWidth(figure: String) throws {
    let tabular = try advance(figure, size: 16, features: [.tabularFigures])
    let plain = try advance(figure, size: 16)
    // one.tf and eight.tf at wght 800 are 1322 wide at opsz 14 and 1321 at 18.
    #expect(abs(tabular - 1321.5 * 16 / 2048) <= 1.0 * 16 / 2048)
    #expect(abs(plain - tabular) > 0.05)
  }

  @Test func trackingIsAddedBehindEveryGlyph() throws {
    let plain = try advance("GO", size: 18, weight: 900)
    let tracked = try advance("GO", size: 18, weight: 900, tracking: 0.4)
    #expect(abs(tracked - plain - 0.8) < 1e-9)
  }
}
