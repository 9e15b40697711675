/// The tolerance files below a folder of goldens.
package struct CaseTolerances: Sendable {
  private var tolerances: [RelativePath: CaseTolerance] = [:]
  /// Tolerances without a golden.
  package private(set) var notes: [String] = []

  /// Reads all of them, so that a mistake in one is found before anything is compared.
  package init(_ folder: PictureFolder) throws {
    let pictures = Set(folder.pictures)
    for path in folder.tolerances {
      let golden = RelativePath(
        String(Substring(path.text.utf8.dropLast(CaseTolerance.ending.utf8.count))))
      let file = folder.file(path)
      tolerances[golden] = try CaseTolerance(
        AtomicFile.read(file, limit: CaseTolerance.greatestFile), file: file)
      if !pictures.contains(golden) {
        notes.append("\(printable(file)) is a tolerance for a golden that does not exist")
      }
    }
  }

  /// The tolerance of a golden.
  package subscript(golden: RelativePath) -> CaseTolerance? { tolerances[golden] }
}
