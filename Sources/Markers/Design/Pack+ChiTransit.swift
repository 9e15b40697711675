package import DesignTokens
import PackFiles

extension PackDescription {
  /// The pack of documents 000 to 003. Its icons: those of 001 in its order, then those of 002's stop
  /// sheet.
  package static let chitransit = PackDescription(
    name: "chitransit", resolver: "chitransit.resolver.json",
    requiredIcons: ["train", "bus", "train+bus", "star", "alert", "wheelchair"],
    page: .chitransit)
}

extension PageColors {
  /// The pack chitransit's.
  package static let chitransit = PageColors(
    paper: "paper", ink: "ink", caption: "caption", ground: "ground",
    redline: "redline")
}

extension Pack {
  /// The pack `chitransit` (documents 000 to 003), as built in, with token files laid over it and
  /// icons replaced.
  package static func chitransit(
    overlays: [TokenSource] = [], icons: [IconFile] = []
  ) throws(DrawingError) -> Pack {
    try Pack(.chitransit, files, overlays: overlays, icons: icons)
  }

  /// The scene file that the pack is shown with: the Loop.
  package static var sceneFile: [UInt8] {
    files.first { $0.name == "scenes/loop.scene.json" }?.bytes ?? []
  }

  /// The rules and surfaces of document 003, as a file.
  package static var auditFile: EmbeddedFile? { files.first { $0.name == "audit/hig.json" } }

  private static let files = unsafe EmbeddedFile.files { unsafe pack_files_chitransit($0) }
}
