import DesignTokens
import DisplayList
import Testing

/// Colours as other eyes have them. Expected values are worked out apart from this code, with the
/// published matrices of Machado, Oliveira and Fernandes 2009 at a severity of 1.
@Suite struct ColorVisionTests {
  /// Each row of the matrices sums to 1 within a millionth, so white, black and greys stay.
  @Test(arguments: ColorVision.allCases) func greysStay(vision: ColorVision) {
    for level in UInt8.min...UInt8.max {
      let grey = Color(red: level, green: level, blue: level)
      #expect(vision.seen(grey) == grey)
    }
  }

  /// The matrices' columns, encoded. Red as protan has it: 0.152286 of red light, encoded
  /// 255 (1.055 · 0.152286^(1/2.4) − 0.055) = 108.79; 0.114503 of green, 95.03; −0.003882 of blue,
  /// cut off at 0. Grey scale: 0.2126, 0.7152 and 0.0722 of light are 127.10, 219.93 and 75.96.
  @Test(arguments: [
    (ColorVision.normal, "#FF0000", "#00FF00", "#0000FF"),
    (.protan, "#6D5F00", "#FFE500", "#0059FF"),
    (.deutan, "#A39000", "#EFD63A", "#003DFB"),
    (.tritan, "#FF000F", "#00F7D9", "#006B96"),
    (.greyscale, "#7F7F7F", "#DCDCDC", "#4C4C4C"),
  ])
  func primaries(vision: ColorVision, red: String, green: String, blue: String) throws {
    for (plain, seen) in [("#FF0000", red), ("#00FF00", green), ("#0000FF", blue)] {
      #expect(vision.seen(try #require(Color(hex: plain))).hex == seen)
    }
  }

  /// Orange #F9461C is 0.9473, 0.0612, 0.0116 of light. Protan: 0.152286 · 0.9473 + 1.052583 · 0.0612 −
  /// 0.204868 · 0.0116 = 0.2063, encoded 125.36; green 110.61; blue 16.97.
  @Test(arguments: [
    (ColorVision.protan, "#7D6F11", "#7FACFF"), (.deutan, "#A99609", "#6C9EFD"),
    (.tritan, "#FF003F", "#00B9C6"), (.greyscale, "#888888", "#A4A4A4"),
  ])
  func mixtures(vision: ColorVision, orange: String, blue: String) throws {
    #expect(vision.seen(try #require(Color(hex: "#F9461C"))).hex == orange)
    #expect(vision.seen(try #require(Color(hex: "#6AA5FF"))).hex == blue)
  }

  @Test(arguments: ColorVision.allCases) func opacityStays(vision: ColorVision) {
    #expect(vision.seen(Color(red: 200, green: 30, blue: 9, opacity: 0.14)).opacity == 0.14)
  }
}
