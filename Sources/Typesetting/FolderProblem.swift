#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a folder could not be opened.
enum FolderProblem: Error {
  case missing
  case notAFolder
  case unreadable

  /// The problem behind the C library's error number.
  init(errno: CInt) {
    switch errno {
    case ENOENT: self = .missing
    case ENOTDIR: self = .notAFolder
    default: self = .unreadable
    }
  }

  /// The same, as a search reports it.
  var outcome: SearchedFolder.Outcome {
    switch self {
    case .missing: .missing
    case .notAFolder: .notAFolder
    case .unreadable: .unreadable
    }
  }
}
