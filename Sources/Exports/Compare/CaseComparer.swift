package import Bitmap
import PNGCodec

/// Compares one case after the other; stateless, so that all cores can share it.
package struct CaseComparer: Sendable {
  /// What a run lets pass, before a case's own tolerance.
  package let options: ComparisonOptions
  /// Whether equal and one-sided pictures are decoded too, for a page that shows them.
  package let loadsAll: Bool
  /// The names of a sheet's cells that hold pixels that differ.
  package let cells: CellFinder

  /// A comparer.
  package init(_ options: ComparisonOptions, loadsAll: Bool, cells: CellFinder) {
    self.options = options
    self.loadsAll = loadsAll
    self.cells = cells
  }

  /// The first bytes of a PNG.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A case's outcome, and its sides as far as they were decoded.
  package struct Outcome: Sendable {
    package let result: ComparedCase
    package var expected: LoadedPicture?
    package var actual: LoadedPicture?
    /// What counted in this case.
    package let options: ComparisonOptions
    /// Whether the expected side is a file that is damaged or no picture, and may be replaced.
    package var isGoldenDamaged = false
  }

  /// Compares a case. Whatever is wrong with a file is its verdict.
  package func compare(_ item: ComparisonCase) async -> Outcome {
    let options = item.tolerance?.adding(to: options) ?? options
    if let problem = item.problem {
      return Outcome(
        result: ComparedCase(item, .unreadable, message: problem), options: options)
    }
    switch (item.expected, item.actual) {
    case (let expected?, let actual?): return await compare(item, expected, actual, options)
    case (let expected?, nil):
      let side = loadsAll ? try? LoadedPicture(expected) : nil
      let result = ComparedCase(item, .missing, message: "there is no picture for this golden")
      return Outcome(result: result, expected: side, options: options)
    case (nil, let actual?):
      do {
        let side = try LoadedPicture(actual)
        return Self.new(item, side, options)
      } catch {
        return Outcome(
          result: ComparedCase(item, .unreadable, message: Self.text(error, actual)),
          options: options)
      }
    case (nil, nil): return Outcome(result: ComparedCase(item, .equal), options: options)
    }
  }

  static func new(
    _ item: ComparisonCase, _ actual: LoadedPicture, _ options: ComparisonOptions
  ) -> Outcome {
    Outcome(
      result: ComparedCase(item, .new, message: "there is no golden for this picture"),
      actual: actual, options: options)
  }

  private func compare(
    _ item: ComparisonCase, _ expected: PictureSource, _ actual: PictureSource,
    _ options: ComparisonOptions
  ) async -> Outcome {
    if case .file(let before) = expected, case .file(let after) = actual {
      return await compareFiles(item, before, after, options)
    }
    async let first = Self.load(expected)
    let second = Self.load(actual)
    return judge(item, (expected, await first), (actual, second), options)
  }

  private func compareFiles(
    _ item: ComparisonCase, _ before: String, _ after: String, _ options: ComparisonOptions
  ) async -> Outcome {
    do throws(FileError) {
      let expected = try AtomicFile.read(before, limit: PictureSource.greatestFile)
      let actual = try AtomicFile.read(after, limit: PictureSource.greatestFile)
      // The same bytes are the same picture, if they are one at all.
      if expected == actual, expected.starts(with: Self.signature) {
        let side = loadsAll ? try? Self.decode(expected).get() : nil
        return Outcome(
          result: ComparedCase(item, .equal), expected: side, actual: side, options: options)
      }
      async let first = Self.decode(expected)
      let second = Self.decode(actual)
      return judge(item, (.file(before), await first), (.file(after), second), options)
    } catch {
      return Outcome(
        result: ComparedCase(item, .unreadable, message: error.description), options: options)
    }
  }

  static func load(_ source: PictureSource) -> Result<LoadedPicture, any Error> {
    Result { try LoadedPicture(source) }
  }

  private static func decode(_ file: [UInt8]) -> Result<LoadedPicture, any Error> {
    Result { try LoadedPicture(file) }
  }

  typealias Side = (source: PictureSource, picture: Result<LoadedPicture, any Error>)

  func judge(
    _ item: ComparisonCase, _ expected: Side, _ actual: Side, _ options: ComparisonOptions
  ) -> Outcome {
    var problems: [String] = []
    for side in [expected, actual] {
      if case .failure(let error) = side.picture {
        problems.append(Self.text(error, side.source))
      }
    }
    guard let before = try? expected.picture.get(), let after = try? actual.picture.get() else {
      return Outcome(
        result: ComparedCase(item, .unreadable, message: problems.joined(separator: "; ")),
        expected: try? expected.picture.get(), actual: try? actual.picture.get(),
        options: options, isGoldenDamaged: Self.isDamaged(expected.picture))
    }
    let comparison = after.bitmap.compared(to: before.bitmap, options)
    let verdict: ReviewVerdict =
      comparison.isEqual ? .equal : comparison.passes ? .tolerated : .different
    let cells = comparison.pixels == nil ? [] : cells.names(item, before, after, options)
    return Outcome(
      result: ComparedCase(item, verdict, comparison: comparison, cells: cells),
      expected: before, actual: after, options: options)
  }

  private static func isDamaged(_ picture: Result<LoadedPicture, any Error>) -> Bool {
    guard case .failure(let error) = picture, let error = error as? PNGError else { return false }
    return error != .lfsPointer
  }

  /// "goldens/a.png is cut off or damaged: …"
  private static func text(_ error: any Error, _ source: PictureSource) -> String {
    guard case .file(let path) = source, error is PNGError else { return "\(error)" }
    return "\(path) \(error)"
  }
}
