#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pictures below a folder, sorted by the bytes of their paths. Hidden files are left out.
///
/// A link to a file counts as that file. A link to a folder is not followed, which could have no
/// end: it is a problem that is reported, so that no picture goes missing in silence.
package struct PictureFolder: Sendable {
  /// The folder, as the caller named it.
  package let path: String
  /// Files whose name ends in ".png", in upper or lower case.
  package private(set) var pictures: [RelativePath] = []
  /// Files whose name ends in ".png.tolerance.json".
  package private(set) var tolerances: [RelativePath] = []
  /// What cannot be read as a file or folder, and why.
  package private(set) var problems: [Problem] = []
  /// Files that are neither.
  package private(set) var others: [RelativePath] = []
  /// How many files are neither.
  package var otherCount: Int { others.count }

  /// Something that is no picture and cannot be passed over.
  package struct Problem: Sendable {
    package let path: RelativePath
    package let reason: String
  }

  /// Looks through a folder and all folders in it.
  package init(_ path: String) throws(FileError) {
    self.path = path
    var folders = [""]
    while let folder = folders.popLast() {
      let place = folder.isEmpty ? path : "\(path)/\(folder)"
      do throws(FileError) {
        for name in try AtomicFile.names(inFolder: place) {
          add(folder.isEmpty ? name : "\(folder)/\(name)", &folders)
        }
      } catch {
        guard !folder.isEmpty else { throw error }
        problems.append(Problem(path: RelativePath(folder), reason: error.reason))
      }
    }
    pictures.sort()
    tolerances.sort()
    others.sort()
    problems.sort { $0.path < $1.path }
  }

  /// The path of one of its files.
  package func file(_ picture: RelativePath) -> String { "\(path)/\(picture.text)" }

  private mutating func add(_ entry: String, _ folders: inout [String]) {
    var status = stat()
    let file = "\(path)/\(entry)"
    guard unsafe lstat(file, &status) == 0 else {
      return problem(entry, "it cannot be found again by its name, which may not be UTF-8")
    }
    if status.st_mode & S_IFMT == S_IFLNK {
      guard unsafe stat(file, &status) == 0 else {
        return problem(entry, "it is a link that leads nowhere")
      }
      guard status.st_mode & S_IFMT != S_IFDIR else {
        return problem(entry, "it is a link to a folder, and those are not followed")
      }
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: folders.append(entry)
    case S_IFREG: addFile(entry)
    default: problem(entry, "it is neither a file nor a folder")
    }
  }

  private mutating func addFile(_ entry: String) {
    if RelativePath(entry).ends(with: ".png") {
      pictures.append(RelativePath(entry))
    } else if RelativePath(entry).ends(with: ".png" + CaseTolerance.ending) {
      tolerances.append(RelativePath(entry))
    } else {
      others.append(RelativePath(entry))
    }
  }

  private mutating func problem(_ entry: String, _ reason: String) {
    problems.append(Problem(path: RelativePath(entry), reason: reason))
  }
}
