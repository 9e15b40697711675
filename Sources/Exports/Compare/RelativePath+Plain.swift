extension RelativePath {
  /// Whether it stays below the folder that it is looked for in: no component is empty, "." or
  /// "..", and none holds a NUL.
  package var isPlain: Bool {
    let components = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return components.allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
        && !part.contains(0)
    }
  }
}
