import CairoCanvas
import Exports
import FoundationEssentials

/// What the environment says about goldens.
struct GoldenEnvironment: Sendable {
  /// What CI is set to; nil where it is not, or to a word for no.
  let ci: String?
  /// What RENDER_MARKERS_UPDATE_GOLDENS asks for.
  let recording: GoldenRecording
  /// What is wrong with its value; nil where nothing is.
  let recordingProblem: String?
  /// Goldens whose name contains this may be written (RENDER_MARKERS_GOLDEN_FILTER).
  let filter: String
  /// Where the font of the labels is looked for (RENDER_MARKERS_FONTS); nil for nowhere.
  let fontFolder: String?
  /// "made with Swift 6.3.1, cairo 1.16.0": what a golden of another machine may differ by.
  /// RENDER_MARKERS_TOOLCHAIN names the compiler more exactly than a program can.
  let toolchain: String

  /// This process's environment.
  static let current = GoldenEnvironment(ProcessInfo.processInfo.environment)

  /// Reads an environment's variables.
  init(_ variables: [String: String]) {
    let wish = variables["RENDER_MARKERS_UPDATE_GOLDENS"] ?? ""
    let recording = Self.recording(wish)
    self.recording = recording ?? .never
    recordingProblem =
      recording == nil
      ? "RENDER_MARKERS_UPDATE_GOLDENS is \(shellQuoted(wish)), which asks for nothing: accepted "
        + "are 1, \(GoldenRecording.allCases.map(\.rawValue).joined(separator: ", "))" : nil
    ci = ContinuousIntegration.setting(variables["CI"])
    filter = variables["RENDER_MARKERS_GOLDEN_FILTER"] ?? ""
    fontFolder = variables["RENDER_MARKERS_FONTS"].flatMap { $0.isEmpty ? nil : $0 }
    let compiler = variables["RENDER_MARKERS_TOOLCHAIN"].flatMap { $0.isEmpty ? nil : $0 }
    toolchain = "made with \(compiler ?? Self.swiftVersion), cairo \(cairoVersion)"
  }

  private static func recording(_ wish: String) -> GoldenRecording? {
    switch wish {
    case "", "0", "false": .never
    case "1", "true": .failed
    default: GoldenRecording(rawValue: wish)
    }
  }

  /// Whether the filter lets a golden be written.
  func permits(_ name: RelativePath) -> Bool { filter.isEmpty || name.text.contains(filter) }

  /// The compiler as far as a program knows it.
  private static var swiftVersion: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift"
    #endif
  }
}
