package import DesignTokens
import PackFiles

extension PackDescription {
  /// The pack of documents 000 to 003.
  package static let chitransit = PackDescription(
    name: "chitransit", resolver: "chitransit.resolver.json",
    requiredIcons: ["train", "bus", "train+bus", "star"], page: .chitransit)
}

extension PageColors {
  /// The pack chitransit's.
  package static let chitransit = PageColors(
    paper: "paper", ink: "ink", caption: "caption", ground: "ground")
}

extension Pack {
  /// The pack `chitransit` (documents 000 to 003), as built in, with token files laid over it and
  /// icons replaced.
  package static func chitransit(
    overlays: [TokenSource] = [], icons: [IconFile] = []
  ) throws(DrawingError) -> Pack {
    try Pack(.chitransit, files, overlays: overlays, icons: icons)
  }

  private static let files = unsafe EmbeddedFile.files { unsafe pack_files_chitransit($0) }
}
