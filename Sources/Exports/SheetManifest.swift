package import DesignTokens
import DisplayList
import Geometry
import Markers
package import Sheets
package import Typesetting

/// What `--json` says of a file: what it shows, and where its cells are.
package enum SheetManifest {
  /// An entry.
  ///
  /// `fallbacks` are the system's fonts that were drawn with, if any. Rectangles are in the file's own units: pixels of a PNG at `scale`, points of an SVG
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
    var members: [JSONValue.Member] = [
      .init("name", .string(cell.name)), .init("caption", .string(cell.caption)),
      .init("rect", rect(cell.frame, factor)),
      .init("ink", cell.ink.map { rect($0, factor) } ?? .null),
    ]
    guard let row = cell.accessibility, let anchor = cell.anchor else { return .object(members) }
    members += [
      .init("anchor", ["x": rounded(anchor.x * factor), "y": rounded(anchor.y * factor)]),
      .init("hitFrame", cell.hitFrame.map { rect($0, factor) } ?? .null),
      .init("zOrder", cell.zOrder.map { .number($0.rawValue) } ?? .null),
      .init("accessibility", accessibility(row)),
    ]
    return .object(members)
  }

  static func accessibility(_ row: AccessibilityRow) -> JSONValue {
    [
      "role": .string(row.role), "label": .string(row.label),
      "value": row.value.map { .string($0) } ?? .null,
      "hint": row.hint.map { .string($0) } ?? .null, "selected": .bool(row.isSelected),
    ]
  }

  /// To four decimals, as SVG has them: what follows is the noise of a multiplication.
  private static func rounded(_ number: Double) -> JSONValue {
    .number((number * 10_000).rounded() / 10_000)
  }

  private static func fallback(_ use: FontFallback) -> JSONValue {
    [
      "asked": .string(use.askedFamily), "text": use.text.map { .string($0) } ?? .null,
      "used": .string(use.usedFamily), "file": .string(use.file),
    ]
  }

  private static func rect(_ rect: Rect, _ factor: Double) -> JSONValue {
    [
      "x": rounded(rect.x * factor), "y": rounded(rect.y * factor),
      "width": rounded(rect.width * factor), "height": rounded(rect.height * factor),
    ]
  }
}
