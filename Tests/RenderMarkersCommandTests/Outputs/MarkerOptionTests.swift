import Bitmap
import Testing

/// Each option of a kind changes the picture as it says.
@Suite struct MarkerOptionTests {
  @Test(arguments: [
    ("train --line red --bearing -45", "train --line red --bearing 315"),
    ("train --line red --bearing 720", "train --line red --bearing 0"),
    ("train --line red --bearing=-.5", "train --line red --bearing 359.5"),
    ("bus --route 22 --bearing 1e2", "bus --bearing 100 --route 22"),
    ("station --lines brown,red,red", "station --lines red,brown"),
    ("station --lines red", "station --lines red --map-zoom 15"),
    ("bus-stop", "bus-stop --map-zoom 16"),
    ("bus-stop --selected --map-zoom 3", "bus-stop --selected"),
    ("nearby-button", "nearby-button --mode both"),
    ("bus --theme light --scale 1", "bus"),
    ("bus --palette strict", "bus"),
  ])
  func sameMarker(words: String, others: String) throws {
    #expect(try markerPNG(words).bytes == markerPNG(others).bytes)
  }

  @Test(arguments: [
    ("bus", "bus --stale"), ("bus", "bus --selected"), ("bus", "bus --bearing 0"),
    ("bus", "bus --route 22"), ("bus --route 22", "bus --route 23"), ("bus", "bus --theme dark"),
    ("bus --stale", "bus --stale --selected"),
    ("train --line red", "train --line blue"), ("train --line red", "train --line red --stale"),
    ("train --line brown", "train --line brown --theme dark"),
    ("train --line blue", "train --line blue --palette strict"),
    ("station --lines red", "station --lines blue"),
    ("station --lines red --map-zoom 15", "station --lines red --map-zoom 14.99"),
    ("station --lines red --map-zoom 14", "station --lines red,blue --map-zoom 14"),
    ("bus-stop --map-zoom 16", "bus-stop --map-zoom 15.99"),
    ("route-chip --line red", "route-chip --line red --letter R"),
    ("route-chip --all", "route-chip --route 22"),
    ("nearby-button", "nearby-button --mode trains"),
    ("nearby-button --mode buses", "nearby-button --mode trains"),
  ])
  func anotherMarker(words: String, others: String) throws {
    #expect(try markerPNG(words).bytes != markerPNG(others).bytes)
  }

  @Test(arguments: [
    "1e300", "-1e300", "0.0000000001", "-0", "360", "5e-324", "1.7976931348623157e308",
  ])
  func anyFiniteBearingIsDrawn(bearing: String) throws {
    let bitmap = try markerPixels("train --line red --bearing=\(bearing)")
    // With an arrow it reaches beyond the disc of 25, at most to its tip's keyline.
    #expect((48...58).contains(bitmap.width), "\(bitmap.width)")
  }

  /// Brand in the middle of a dot, the train's hue beside its glyph (spec §1).
  @Test(arguments: [
    ("bus-stop --map-zoom 14 --scale 2", 10, UInt32(0xFF0B_5CD5)),
    ("bus-stop --map-zoom 14 --scale 2 --theme dark", 10, 0xFF6A_A5FF),
    ("train --line brown --scale 2", 12, 0xFF62_361B),
    ("train --line brown --scale 2 --theme dark", 12, 0xFFA9_683F),
    ("train --line yellow --scale 2", 12, 0xFFA8_8400),
    ("train --line yellow --scale 2 --theme dark", 12, 0xFFF9_E300),
    ("train --line blue --scale 2 --palette strict", 12, 0xFF00_90C8),
    ("train --line red --scale 2 --palette strict --theme dark", 12, 0xFFE1_0E37),
    ("train --line red --scale 2 --stale", 12, 0xFF66_707F),
    ("route-chip --line pink --scale 2", 12, 0xFFE2_7EA6),
    ("route-chip --line pink --scale 2 --palette strict", 12, 0xFFD9_5A8C),
  ])
  func aBodyHasItsColour(words: String, x: Int, color: UInt32) throws {
    let bitmap = try markerPixels(words)
    #expect(bitmap[x, bitmap.height / 2] == color)
  }
}
