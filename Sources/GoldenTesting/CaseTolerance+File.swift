import Exports

extension CaseTolerance {
  /// Reads the tolerance that lies beside a golden; nil where there is none.
  init?(beside golden: String) throws {
    let file = golden + Self.ending
    guard SystemPath.kind(file) != .nothing else { return nil }
    self = try Self(AtomicFile.read(file, limit: Self.greatestFile), file: file)
  }
}
