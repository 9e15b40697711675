package import DesignTokens
package import PackFiles

/// A file of a pack that is compiled into the binary.
package struct EmbeddedFile: Sendable {
  /// Its name within the pack: "tokens/light.tokens.json".
  package let name: String
  /// Its content.
  package let bytes: [UInt8]

  /// The files of a table: those that `file` gives for 0, 1, …, up to one without a name.
  package static func files(_ file: (Int) -> pack_file) -> [EmbeddedFile] {
    var files: [EmbeddedFile] = []
    while let file = unsafe EmbeddedFile(file(files.count)) { files.append(file) }
    return files
  }

  private init?(_ file: pack_file) {
    guard let name = unsafe file.name, let bytes = unsafe file.bytes else { return nil }
    self.name = unsafe String(cString: name)
    self.bytes = unsafe Array(UnsafeBufferPointer(start: bytes, count: file.count))
  }
}

extension [EmbeddedFile] {
  /// A token file, able to read those beside it.
  package func tokenSource(_ name: String) throws(TokenError) -> TokenSource {
    TokenSource(file: "tokens/\(name)", bytes: try tokenBytes(name)) {
      other throws(TokenError) in try tokenBytes(other)
    }
  }

  private func tokenBytes(_ name: String) throws(TokenError) -> [UInt8] {
    guard let file = first(where: { $0.name == "tokens/\(name)" }) else {
      throw TokenError("no token file '\(name)' in the pack")
    }
    return file.bytes
  }

  /// The pack's icons.
  package var icons: [IconFile] {
    filter { $0.name.hasPrefix("icons/") }.map { file in
      IconFile(
        name: String(file.name.dropFirst("icons/".count).dropLast(".svg".count)),
        file: file.name, bytes: file.bytes)
    }
  }
}
