import Bitmap

extension CaseComparer {
  /// Compares a picture that is at hand with the golden in `file`, at once; nil where there is no
  /// golden. The verdicts are those of cases with two files.
  package func compare(
    _ path: RelativePath, expected file: String?, actual: LoadedPicture, _ tolerance: CaseTolerance?
  ) -> Outcome {
    let item = ComparisonCase(
      path, expected: file.map(PictureSource.file), actual: nil, tolerance: tolerance)
    let options = tolerance?.adding(to: options) ?? options
    guard let file else { return Self.new(item, actual, options) }
    let source = PictureSource.file(file)
    return judge(item, (source, Self.load(source)), (source, .success(actual)), options)
  }
}
