package import DesignTokens

/// A folder that is a pack of data alone: its `pack.json`, and how what lies beside it is read.
package struct PackFolder {
  /// The file that describes a pack.
  package static let manifestName = "pack.json"

  /// What messages call the pack's file: "mine/pack.json".
  package let file: String
  /// The content of the pack's file.
  package let bytes: [UInt8]
  /// Reads a token file by its path from the folder.
  package let tokens: (String) throws(TokenError) -> TokenSource
  /// Reads the icons in a folder by its path from the pack's.
  package let icons: (String) throws(TokenError) -> [IconFile]

  /// A folder by its file and its readers.
  package init(
    file: String, bytes: [UInt8],
    tokens: @escaping (String) throws(TokenError) -> TokenSource,
    icons: @escaping (String) throws(TokenError) -> [IconFile]
  ) {
    self.file = file
    self.bytes = bytes
    self.tokens = tokens
    self.icons = icons
  }
}
