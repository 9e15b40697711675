import Bitmap
package import DesignTokens

extension SheetManifest {
  /// The cells of the picture of that file name, from what `--json` printed; none where it is not
  /// listed with this size.
  package static func cells(
    _ manifest: JSONValue, fileName: String, width: Int, height: Int
  ) -> [CellFinder.Cell] {
    let entry = manifest.elements?.first { entry in
      entry["path"]?.string.map { RelativePath($0).name } == fileName
        && entry["width"]?.number == Double(width) && entry["height"]?.number == Double(height)
    }
    return (entry?["cells"]?.elements ?? []).compactMap { cell in
      guard let name = cell["name"]?.string, let rect = cell["rect"],
        let x = pixels(rect["x"]), let y = pixels(rect["y"]),
        let width = pixels(rect["width"], .up), let height = pixels(rect["height"], .up),
        width > 0, height > 0
      else { return nil }
      return CellFinder.Cell(
        name: name, frame: PixelRect(x: x, y: y, width: width, height: height))
    }
  }

  private static func pixels(
    _ value: JSONValue?, _ rule: FloatingPointRoundingRule = .down
  ) -> Int? {
    value?.number.flatMap { Int(exactly: $0.rounded(rule)) }
  }
}
