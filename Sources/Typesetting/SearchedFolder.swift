/// A folder that was searched for fonts, and what came of it.
package struct SearchedFolder: Hashable, Sendable {
  /// What a search found.
  package enum Outcome: Hashable, Sendable {
    /// There is nothing at the path.
    case missing
    /// The path leads to something that is no folder.
    case notAFolder
    /// The folder may not be read.
    case unreadable
    /// So many font files lie in it and in the folders within.
    case searched(fontFiles: Int)
  }

  /// The path as it was given.
  package let path: String
  /// What the search found.
  package let outcome: Outcome

  /// The path, with what is wrong with it behind it in parentheses.
  var description: String {
    switch outcome {
    case .missing: "\(path) (no such folder)"
    case .notAFolder: "\(path) (not a folder)"
    case .unreadable: "\(path) (may not be read)"
    case .searched(fontFiles: 0): "\(path) (holds no font files)"
    case .searched: path
    }
  }
}
