/// What the aerial ground shows at each pixel of its tile. Whole numbers from a fixed seed alone, the
/// same everywhere; no theme takes part.
struct AerialSurvey {
  /// A pixel of the tile.
  struct Sample {
    var material: AerialMaterial
    /// How many steps brighter it is than the material's token.
    var step = 0

    /// Its place among all materials at all steps.
    var index: UInt8 {
      UInt8(material.rawValue * AerialSurvey.steps.count + step - AerialSurvey.steps.lowerBound)
    }
  }

  /// The tile's size in pixels, a whole number of blocks from avenue to avenue each way: its edges
  /// meet.
  static let (width, height) = (768, 512)
  /// The least and the greatest step.
  static let steps = -2...2

  /// The index of each pixel's sample, row by row from the top left.
  static let indices: [UInt8] = {
    let survey = AerialSurvey()
    return (0..<height).flatMap { y in (0..<width).map { x in survey.sample(x, y).index } }
  }()

  private let noise = MapNoise(seed: 1909)
  /// Trees stand where the noise is above this: of a park, and of any other place.
  private static let (woodland, treetops) = (128, 150)
  /// The noise of trees and of patches of soil: pitch of its coarsest layer.
  private static let (treePitch, soilPitch) = (16, 32)

  private func sample(_ x: Int, _ y: Int) -> Sample {
    let (column, row) = (x / CityGrid.pitch.x, y / CityGrid.pitch.y)
    let (left, top) = (
      x % CityGrid.pitch.x - CityGrid.width(column), y % CityGrid.pitch.y - CityGrid.width(row)
    )
    let isStreet = left < 0 || top < 0
    let block = AerialBlock(column, row, noise)
    var sample = isStreet ? Sample(material: .asphalt) : block.sample(left, top)
    let trees = treeHeight(x, y)
    // Over streets only the tallest trees reach.
    let limit = block.isPark && !isStreet ? Self.woodland : Self.treetops + (isStreet ? 24 : 0)
    if trees > limit, sample.material.isGround {
      return Sample(material: .tree, step: relief(x, y))
    }
    if sample.material == .grass {
      let soil = layers(x, y, pitch: Self.soilPitch)
      sample = Sample(
        material: soil > 168 ? .soil : .grass, step: min(2, max(-2, (soil - 118) / 28)))
    }
    return sample
  }

  private func treeHeight(_ x: Int, _ y: Int) -> Int {
    layers(x, y, pitch: Self.treePitch)
  }

  private func layers(_ x: Int, _ y: Int, pitch: Int) -> Int {
    noise.layers(3, x, y, pitch: pitch, period: (Self.width, Self.height))
  }

  /// How a treetop catches the light, which comes from the top left.
  private func relief(_ x: Int, _ y: Int) -> Int {
    let (left, top) = ((x + Self.width - 2) % Self.width, (y + Self.height - 2) % Self.height)
    let slope = treeHeight(x, y) - treeHeight(left, top)
    return min(2, max(-2, slope / 16))
  }
}
