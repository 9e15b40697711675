package import Exports

/// The animation that the default command is asked for in place of pictures.
package struct AnimationArguments: Equatable, Sendable {
  /// The file to write.
  package let path: String
  /// What it holds, after its name's ending.
  package let format: AnimationFormat
  /// 1…90.
  package let framesPerSecond: Int
}
