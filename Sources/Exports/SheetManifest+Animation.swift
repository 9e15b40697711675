package import DesignTokens
package import Sheets
package import Typesetting

extension SheetManifest {
  /// An entry of an animation: that of its picture at rest, how many frames it was drawn from and
  /// how many seconds it takes.
  package static func entry(
    path: String, animation: SheetAnimation, scale: Scale, fallbacks: [FontFallback]
  ) -> JSONValue {
    let picture = entry(path: path, sheet: animation.sheet, scale: scale, fallbacks: fallbacks)
    guard var members = picture.members else { return picture }
    let ticks = animation.frames.reduce(0) { $0 + $1.ticks }
    members.append(.init("frames", .number(Double(animation.frames.count))))
    members.append(
      .init("seconds", .number(Double(ticks) / Double(animation.ticksPerSecond))))
    return .object(members)
  }
}
