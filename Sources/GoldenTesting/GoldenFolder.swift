import Exports

/// A folder of goldens, and where a failure leaves what is to be looked at.
public struct GoldenFolder: Sendable, Hashable {
  /// The folder's path.
  public let path: String
  /// Where failures leave the expected and actual picture and their difference.
  public let failures: String
  let updateCommand: String?

  /// A folder of goldens. It need not exist before the first golden is written.
  ///
  /// - Parameters:
  ///   - path: absolute, or relative to the folder of the file that this stands in.
  ///   - failures: where failures leave their pictures; nil for `.build/golden-failures` of the
  ///     package that holds `file`.
  ///   - updateCommand: the command that failures show, to which a golden's name is added; nil for
  ///     `swift test` with the environment that asks for it.
  ///   - file: what `path` is relative to.
  public init(
    _ path: String, failures: String? = nil, updateCommand: String? = nil,
    file: String = #filePath
  ) {
    let here = Self.parent(file)
    self.path = path.hasPrefix("/") ? path : "\(here)/\(path)"
    self.failures = failures ?? "\(Self.package(here) ?? here)/.build/golden-failures"
    self.updateCommand = updateCommand
  }

  /// The nearest folder that is a package, from `folder` upwards.
  private static func package(_ folder: String) -> String? {
    var folder = folder
    while !folder.isEmpty {
      if SystemPath.kind("\(folder)/Package.swift") == .file { return folder }
      folder = parent(folder)
    }
    return nil
  }

  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The path of a golden.
  func file(_ golden: RelativePath) -> String { "\(path)/\(golden.text)" }

  /// The command that updates a golden.
  func updateCommand(_ golden: RelativePath) -> String {
    let name = shellQuoted(golden.text)
    if let updateCommand { return "\(updateCommand) \(name)" }
    return "RENDER_MARKERS_UPDATE_GOLDENS=1 RENDER_MARKERS_GOLDEN_FILTER=\(name) swift test"
  }
}
