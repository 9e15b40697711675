/// A file that a failure leaves.
struct FailureEvidence {
  /// What it shows.
  enum Kind: String, CaseIterable {
    case expected, actual, difference
  }

  /// What it shows.
  let kind: Kind
  /// The file's bytes, or why there are none.
  let bytes: Result<[UInt8], any Error>

  /// Makes a file; nil bytes are a file that there is nothing to show in.
  init?(_ kind: Kind, _ bytes: () throws -> [UInt8]?) {
    self.kind = kind
    do {
      guard let made = try bytes() else { return nil }
      self.bytes = .success(made)
    } catch {
      self.bytes = .failure(error)
    }
  }
}
