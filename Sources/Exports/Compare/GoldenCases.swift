package import DesignTokens
package import Markers

/// The cases of a goldens folder and this run's drawings.
package struct GoldenCases: Sendable {
  /// The cases, sorted by the bytes of their paths.
  package let cases: [ComparisonCase]
  /// A sheet's cells in pixels, by the path of its picture.
  package let cells: [RelativePath: [CellFinder.Cell]]
  /// What should be known about the run.
  package let notes: [String]

  /// Draws the catalogue's pictures that `isWanted`, and matches them with the folder's.
  package init(
    _ folder: PictureFolder, isWanted: (RelativePath) -> Bool,
    design: (_ pack: String, Theme) throws(DrawingError) -> Design
  ) throws {
    let tolerances = try CaseTolerances(folder)
    var cases: [ComparisonCase] = []
    var cells: [RelativePath: [CellFinder.Cell]] = [:]
    var orphans = Set(folder.pictures)
    var problems = Dictionary(
      folder.problems.map { ($0.path, "\(folder.file($0.path)): \($0.reason)") }
    ) { first, _ in first }
    for golden in GoldenCatalog.pictures {
      let path = RelativePath(golden.name)
      let file: PictureSource? = orphans.remove(path).map { .file(folder.file($0)) }
      guard isWanted(path) else { continue }
      let drawing = try golden.draw(design)
      cells[path] = drawing.cells.map { CellFinder.Cell($0, scale: golden.scale.rawValue) }
      cases.append(
        ComparisonCase(
          path, expected: file, actual: .drawing(drawing.list, golden),
          tolerance: tolerances[path], problem: problems.removeValue(forKey: path),
          overlays: drawing.overlays))
    }
    cases += orphans.filter(isWanted).map {
      ComparisonCase($0, expected: .file(folder.file($0)), actual: nil)
    }
    cases += problems.filter { isWanted($0.key) }.map {
      ComparisonCase($0.key, expected: nil, actual: nil, problem: $0.value)
    }
    self.cases = cases.sorted { $0.path < $1.path }
    self.cells = cells
    notes = tolerances.notes + FolderCases.collisions(self.cases.map(\.path))
  }

  /// Finds cells on the sheets that were drawn.
  package var finder: CellFinder { CellFinder { [cells] item, _, _ in cells[item.path] ?? [] } }
}
