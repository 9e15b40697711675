import DesignTokens

extension ReviewPage {
  /// A case's entry in `review-data.js`, and the files that it names.
  struct JSONValueAndFiles {
    var json: JSONValue
    var files: [(path: String, bytes: [UInt8])]
  }

  /// Where a case's files stand. An actual side that is the expected one is not stored twice.
  private struct Paths {
    let expected: String
    let actual: String
    let difference: String
    let pixels: String

    init(_ reviewCase: ReviewCase, stem: String) {
      expected = "images/expected/\(stem).png"
      let isOne = reviewCase.expected?.png == reviewCase.actual?.png
      actual = isOne ? expected : "images/actual/\(stem).png"
      difference = "images/difference/\(stem).png"
      pixels = "pixels/\(stem).js"
    }
  }

  static func entry(_ reviewCase: ReviewCase, stem: String) -> JSONValueAndFiles {
    let paths = Paths(reviewCase, stem: stem)
    return JSONValueAndFiles(json: json(reviewCase, paths), files: files(reviewCase, paths))
  }

  private static func files(
    _ reviewCase: ReviewCase, _ paths: Paths
  ) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    if let expected = reviewCase.expected { files.append((paths.expected, expected.png)) }
    if let actual = reviewCase.actual, paths.actual != paths.expected {
      files.append((paths.actual, actual.png))
    }
    if let difference = reviewCase.difference { files.append((paths.difference, difference)) }
    files.append((paths.pixels, pixelScript(reviewCase)))
    return files
  }

  /// The pictures as data URLs: a browser refuses to read the pixels of an image on disk.
  private static func pixelScript(_ reviewCase: ReviewCase) -> [UInt8] {
    let isOne = reviewCase.expected?.png == reviewCase.actual?.png
    let entry = "window.REVIEW_PIXELS[\(inScript(.string(reviewCase.id)))]"
    var text = "window.REVIEW_PIXELS = window.REVIEW_PIXELS || Object.create(null);\n"
    text += "\(entry) = {\"expected\": \(dataURL(reviewCase.expected)), "
    text += "\"actual\": \(isOne ? "null" : dataURL(reviewCase.actual))};\n"
    if isOne { text += "\(entry).actual = \(entry).expected;\n" }
    return Array(text.utf8)
  }

  private static func dataURL(_ picture: ReviewPicture?) -> String {
    picture.map { "\"data:image/png;base64,\(base64($0.png))\"" } ?? "null"
  }

  private static func json(_ reviewCase: ReviewCase, _ paths: Paths) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(reviewCase.id)), .init("verdict", .string(reviewCase.verdict.rawValue)),
    ]
    if let message = reviewCase.message { members.append(.init("message", .string(message))) }
    members += [
      .init("base", .string(reviewCase.base)), .init("theme", text(reviewCase.theme)),
      .init("scale", reviewCase.scale.map { .number($0) } ?? .null),
      .init("expected", json(reviewCase.expected, path: paths.expected)),
      .init("actual", json(reviewCase.actual, path: paths.actual)),
      .init("difference", reviewCase.difference == nil ? .null : .string(paths.difference)),
      .init("numbers", reviewCase.numbers.map(json) ?? .null),
      .init("cells", .array(reviewCase.cells.map { .string($0) })),
      .init("group", text(reviewCase.group)),
      .init("overlays", reviewCase.overlays.map(json) ?? .null),
      .init("pixels", .string(paths.pixels)),
    ]
    return .object(members)
  }

  private static func json(_ picture: ReviewPicture?, path: String) -> JSONValue {
    guard let picture else { return .null }
    return [
      "image": .string(path), "width": .number(picture.width), "height": .number(picture.height),
      "hash": .string(picture.hash),
    ]
  }
}
