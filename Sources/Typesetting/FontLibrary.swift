/// The fonts in the given folders, found by the family name that the files themselves state.
///
/// HarfBuzz reads the names, not fontconfig: a private fontconfig configuration takes ten times as
/// long, complains where no cache folder is writable, and answers with another family where the
/// asked one is missing.
struct FontLibrary {
  /// What came of each folder, in the given order.
  private(set) var folders: [SearchedFolder] = []
  private var faces: [FontFace] = []
  /// Font files that could not be opened. They matter only when what is asked for is missing.
  private var damaged: [TypesettingError] = []

  /// Opens every font file in `folders` and in the folders within.
  init(folders paths: [String]) {
    for path in paths {
      do throws(FolderProblem) {
        let files = try Self.fontFiles(in: path)
        for file in files { add(file) }
        folders.append(SearchedFolder(path: path, outcome: .searched(fontFiles: files.count)))
      } catch {
        folders.append(SearchedFolder(path: path, outcome: error.outcome))
      }
    }
  }

  /// The names of the families found, sorted, each once; "(italic)" where a face is not upright.
  var families: [String] {
    Set(faces.map { $0.isUpright ? $0.family : "\($0.family) (italic)" }).sorted()
  }

  /// The upright face of `family` that reaches `weight`, or nil where there is no such family.
  /// Where several do: the one whose width is closest to normal, then the first found.
  func face(family: String, weight: Int) throws(TypesettingError) -> FontFace? {
    let name = family.lowercased()
    let upright = faces.filter { $0.isUpright && $0.family.lowercased() == name }
    let fitting = upright.filter { $0.weights.contains(Double(weight)) }
    if let face = fitting.min(by: { abs($0.width - 100) < abs($1.width - 100) }) { return face }
    if let problem = damaged.first { throw problem }
    if upright.isEmpty { return nil }
    throw .missingWeight(
      weight, family: family,
      available: upright.map { FontWeights(range: $0.weights, file: $0.file) })
  }

  private mutating func add(_ path: String) {
    do throws(TypesettingError) {
      let file = try FontFile(path: path)
      for index in 0..<file.faceCount { faces.append(try FontFace(file, index: index)) }
    } catch {
      damaged.append(error)
    }
  }

  /// How deep folders may lie within each other, so that a link to a parent ends.
  private static let deepest = 8

  private static func fontFiles(
    in folder: String, depth: Int = 0
  ) throws(FolderProblem) -> [String] {
    var files: [String] = []
    for name in try Folder(path: folder).names() {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if isFontName(name) {
        files.append(path)
      } else if depth < deepest {
        // Most of these are files, which is no problem.
        files += (try? fontFiles(in: path, depth: depth + 1)) ?? []
      }
    }
    return files
  }

  private static func isFontName(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc"].contains { lowercased.hasSuffix($0) }
  }
}
