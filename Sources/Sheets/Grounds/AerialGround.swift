import Bitmap
import DisplayList
import Geometry
import Markers

/// The aerial ground as a picture of a theme: the survey in the tokens' colours.
enum AerialGround {
  /// How much brighter a step is, in the levels of a colour's components.
  private static let level = 5

  /// The picture that repeats over the map, one pixel a point.
  static func tile(_ design: Design) throws(DrawingError) -> Bitmap {
    let colors = try palette(design)
    return Bitmap(
      width: AerialSurvey.width, height: AerialSurvey.height,
      pixels: AerialSurvey.indices.map { colors[Int($0)] })
  }

  /// Every material's colour at every step, in the order of the samples' indices.
  private static func palette(_ design: Design) throws(DrawingError) -> [UInt32] {
    var pixels: [UInt32] = []
    for material in AerialMaterial.allCases {
      let color = try design.opaqueColor(material.colorName)
      for step in AerialSurvey.steps {
        let parts = [color.red, color.green, color.blue].map { part in
          UInt32(min(255, max(0, Int(part) + step * level)))
        }
        pixels.append(parts.reduce(0xFF) { $0 << 8 | $1 })
      }
    }
    return pixels
  }
}
