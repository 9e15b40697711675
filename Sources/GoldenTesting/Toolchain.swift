import CairoCanvas
import FoundationEssentials

/// What a picture was made with, for failures on another machine.
enum Toolchain {
  /// "Swift …, cairo 1.16.0". RENDER_MARKERS_TOOLCHAIN names the compiler, which a program cannot ask
  /// for; scripts/test sets it.
  static var description: String {
    let swift =
      ProcessInfo.processInfo.environment["RENDER_MARKERS_TOOLCHAIN"] ?? "unknown compiler"
    return "made with \(swift), cairo \(cairoVersion)"
  }
}
