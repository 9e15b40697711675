#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the program finds its fonts.
enum FontFolder {
  /// What RENDER_MARKERS_FONTS names, else `share/render-markers/fonts` beside the folder of the
  /// program, so that an installed copy may be moved. Nil where neither is known.
  static var standard: String? {
    if let named = unsafe getenv("RENDER_MARKERS_FONTS") {
      let folder = unsafe String(cString: named)
      if !folder.isEmpty { return folder }
    }
    return programFolder.map { "\($0)/../share/render-markers/fonts" }
  }

  private static var programFolder: String? {
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(path) }
    let program = unsafe String(cString: path)
    return program.lastIndex(of: "/").map { String(program[..<$0]) }
  }
}
