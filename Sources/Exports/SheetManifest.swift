package import DesignTokens
import DisplayList
import Geometry
package import Sheets
package import Typesetting

/// What `--json` says of a file: what it shows, and where its cells are.
package enum SheetManifest {
  /// An entry. `fallbacks` are the system's fonts that were drawn with, if any. Rectangles are in the file's own units: pixels of a PNG at `scale`, points of an SVG
  /// or PDF, which has none.
  package static func entry(
    path: String, sheet: Sheet, scale: Scale?, fallbacks: [FontFallback]
  ) -> JSONValue {
    let factor = Double(scale?.rawValue ?? 1)
    let size = sheet.list.size
    var members: [JSONValue.Member] = [
      .init("path", .string(path)), .init("sheet", .string(sheet.name)),
      .init("theme", .string(sheet.theme)),
      .init("scale", scale.map { .number(Double($0.rawValue)) } ?? .null),
      .init("width", .number(size.width * factor)),
      .init("height", .number(size.height * factor)),
      .init("cells", .array(sheet.cells.map { cell($0, factor) })),
    ]
    if !fallbacks.isEmpty {
      members.append(.init("fontFallbacks", .array(fallbacks.map(Self.fallback))))
    }
    return .object(members)
  }

  private static func cell(_ cell: SheetCell, _ factor: Double) -> JSONValue {
    [
      "name": .string(cell.name), "caption": .string(cell.caption),
      "rect": rect(cell.frame, factor), "ink": cell.ink.map { rect($0, factor) } ?? .null,
    ]
  }

  private static func fallback(_ use: FontFallback) -> JSONValue {
    [
      "asked": .string(use.askedFamily), "text": use.text.map { .string($0) } ?? .null,
      "used": .string(use.usedFamily), "file": .string(use.file),
    ]
  }

  private static func rect(_ rect: Rect, _ factor: Double) -> JSONValue {
    [
      "x": .number(rect.x * factor), "y": .number(rect.y * factor),
      "width": .number(rect.width * factor), "height": .number(rect.height * factor),
    ]
  }
}
