import DisplayList
import Geometry
import Testing

@testable import Sheets

/// What a finding's card shows of a large component.
@Suite struct PartExampleTests {
  private let color = Color(red: 0, green: 0, blue: 0)

  /// A card of 343 × 92, a chip on it at (16, 55), the chip's text, a text that is wide, and just
  /// beside the chip something with a glyph on it.
  private var shapes: [PaintedShape] {
    let boxes = [
      ("body", Rect(x: 0, y: 0, width: 343, height: 92)),
      ("chip", Rect(x: 16, y: 55, width: 44, height: 24)),
      ("label", Rect(x: 30, y: 60, width: 20, height: 14)),
      ("place", Rect(x: 16, y: 10, width: 200, height: 20)),
      ("next", Rect(x: 64, y: 60, width: 40, height: 14)),
      ("glyph", Rect(x: 65, y: 62, width: 2, height: 8)),
    ]
    return PaintedShape.shapes(
      of: boxes.map { name, box in
        .group(DisplayGroup(name, items: [.fill(.rectangle(box), color, .nonzero)]))
      })
  }

  private func bounds(_ example: PartExample) -> [Rect?] {
    example.items.map { item in
      if case .fill(let path, _, _) = item { path.bounds } else { nil }
    }
  }

  /// At 2×, a stage of 128 × 96 shows 64 × 48 about the middle of the chip: (6, 43) to (70, 91). The
  /// card is on it, cut; what stands beside the chip would be cut, and is left out with its glyph.
  @Test func aSmallPartIsShownWithItsChip() {
    let example = PartExample(part: shapes[2], of: shapes)
    #expect(example.focus == Rect(x: 12, y: 51, width: 52, height: 32))
    #expect(bounds(example) == [shapes[0].bounds, shapes[1].bounds, shapes[2].bounds])
  }

  /// Of what is wider than 112 the first 48 are shown, 4 around them.
  @Test func aLongPartIsShownFromItsBeginning() {
    let example = PartExample(part: shapes[3], of: shapes)
    #expect(example.focus == Rect(x: 12, y: 6, width: 56, height: 28))
    #expect(bounds(example) == [shapes[0].bounds, shapes[3].bounds])
  }
}
