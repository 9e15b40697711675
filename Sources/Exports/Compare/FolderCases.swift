/// The cases of two folders: every path that one of them holds, sorted by its bytes.
package struct FolderCases: Sendable {
  /// The cases.
  package let cases: [ComparisonCase]
  /// What should be known about the run: names that collide elsewhere, files that were passed over.
  package let notes: [String]

  /// Matches the pictures of two folders by path, each with the tolerance beside the expected one.
  package init(expected: PictureFolder, actual: PictureFolder) throws {
    let sides = (Set(expected.pictures), Set(actual.pictures))
    let problems = Self.problems(expected, actual)
    let tolerances = try CaseTolerances(expected)
    let paths = sides.0.union(sides.1).union(problems.keys).sorted()
    cases = paths.map { path in
      ComparisonCase(
        path, expected: sides.0.contains(path) ? .file(expected.file(path)) : nil,
        actual: sides.1.contains(path) ? .file(actual.file(path)) : nil,
        tolerance: tolerances[path], problem: problems[path])
    }
    let others = expected.others.count + actual.others.count
    notes =
      tolerances.notes + Self.collisions(paths)
      + (others > 0
        ? ["\(others) \(others == 1 ? "file is" : "files are") not compared: only .png files are"]
        : [])
  }

  private static func problems(
    _ folders: PictureFolder...
  ) -> [RelativePath: String] {
    var problems: [RelativePath: String] = [:]
    for folder in folders {
      for problem in folder.problems {
        problems[problem.path] = "\(folder.file(problem.path)): \(problem.reason)"
      }
    }
    return problems
  }

  /// Names that are two here and would be one file on another system.
  package static func collisions(_ paths: [RelativePath]) -> [String] {
    Dictionary(grouping: paths, by: \.collisionKey).values.filter { $0.count > 1 }
      .map { $0.sorted() }.sorted { $0[0] < $1[0] }
      .map { group in
        let names = group.map { printable($0.text) }.joined(separator: ", ")
        return "\(names) differ only in case or Unicode normal form: where neither counts, they "
          + "are one file"
      }
  }
}
