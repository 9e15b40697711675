import Exports

/// Which goldens a run may write. A run that writes one fails all the same: what was written is to
/// be looked at, and the next run tells whether it holds.
///
/// Where CI is set (to anything but "", "0" or "false") nothing is written, whatever is asked for.
public enum GoldenRecording: String, Sendable, Hashable, CaseIterable {
  /// None.
  case never
  /// Those that do not exist yet.
  case missing
  /// Those that do not exist, that differ or that are damaged; orphans are removed.
  case failed
  /// All, also those that are equal; orphans are removed.
  case all

  /// What RENDER_MARKERS_UPDATE_GOLDENS asks for: "1" for `failed`, or a case's name; else `never`.
  public static var environment: GoldenRecording { GoldenEnvironment.current.recording }

  /// Whether a case of this verdict is to be written, or removed.
  func covers(_ verdict: ReviewVerdict, isGoldenDamaged: Bool = false) -> Bool {
    switch verdict {
    case .new: self != .never
    case .different, .missing: self == .failed || self == .all
    // A Git LFS pointer is no damage: the golden itself lies elsewhere.
    case .unreadable: isGoldenDamaged && (self == .failed || self == .all)
    case .equal, .tolerated: self == .all
    }
  }
}
