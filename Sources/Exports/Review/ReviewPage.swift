import ReviewFiles

/// The review page: a folder of static files that a browser opens from disk, without a network.
package enum ReviewPage {
  /// The page's files: paths relative to its folder, distinct, of ASCII letters, digits and a few
  /// signs, none of them empty or leaving the folder, whatever the cases are called.
  ///
  /// `index.html` is the file to open. The same data give the same files.
  package static func files(for data: ReviewData) -> [(path: String, bytes: [UInt8])] {
    var names = ReviewFileNames()
    var cases: [JSONValueAndFiles] = []
    for reviewCase in data.cases {
      cases.append(entry(reviewCase, stem: names.stem(for: reviewCase.id)))
    }
    let index = script("window.REVIEW = ", json(data, cases: cases.map(\.json)))
    return staticFiles + [("review-data.js", index)] + cases.flatMap(\.files)
  }

  /// index.html, review.css and review.js.
  private static let staticFiles: [(path: String, bytes: [UInt8])] = {
    var files: [(path: String, bytes: [UInt8])] = []
    while let file = unsafe staticFile(review_files(files.count)) { files.append(file) }
    return files
  }()

  private static func staticFile(_ file: review_file) -> (path: String, bytes: [UInt8])? {
    guard let name = unsafe file.name, let bytes = unsafe file.bytes else { return nil }
    return unsafe (
      String(cString: name), Array(UnsafeBufferPointer(start: bytes, count: file.count))
    )
  }
}
