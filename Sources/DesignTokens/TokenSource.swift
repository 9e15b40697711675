/// A token file, and how the files that it names are read.
package struct TokenSource {
  /// The file as errors name it: "tokens/chitransit.resolver.json".
  package let file: String
  /// Its content.
  package let bytes: [UInt8]
  /// Reads a file beside it. The name is relative and has no ".."; a place that the error lacks is
  /// filled in with the place of the reference.
  package let read: (String) throws(TokenError) -> [UInt8]

  /// A file and the files beside it.
  package init(
    file: String, bytes: [UInt8], read: @escaping (String) throws(TokenError) -> [UInt8]
  ) {
    self.file = file
    self.bytes = bytes
    self.read = read
  }

  /// A file that stands alone.
  package init(file: String, bytes: [UInt8]) {
    self.init(file: file, bytes: bytes) { name throws(TokenError) in
      throw TokenError("'\(name)' cannot be read from here")
    }
  }
}
