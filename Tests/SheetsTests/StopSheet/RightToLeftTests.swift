import DesignTokens
import DisplayList
import Foundation
import Geometry
import Markers
import Sheets
import Testing
import Typesetting

/// A station's name in letters that run to the left, drawn with a font of the system: only where the
/// system has one with these letters.
@Suite struct RightToLeftTests {
  /// The pack's fonts, and the system's for what they lack.
  private static func typesetter() throws -> Typesetter {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return try Typesetter(
      fontFolders: [root.appending(path: ".fonts/figtree").path], allowsSystemFonts: true)
  }

  static let hasLetters = (try? typesetter().outline("אב", title)) != nil
  private static let title = TextStyle(family: "Figtree", size: 32, weight: 700)

  /// The first letter stands at the right.
  @Test(.enabled(if: hasLetters, "no font with Hebrew letters")) func lettersRunToTheLeft() throws {
    let typesetter = try Self.typesetter()
    let (first, second) = try (
      typesetter.outline("א", Self.title), typesetter.outline("ב", Self.title)
    )
    let expected = starts(second.path) + starts(first.path).map { $0 + Point(second.advance, 0) }
    let drawn = starts(try path(ofTitle: "אב", typesetter))
    try #require(drawn.count == expected.count && drawn.count >= 2)
    let shift = drawn[0] - expected[0]
    for (point, place) in zip(drawn, expected) {
      #expect((point - place - shift).length < 0.01, "\(point) \(place)")
    }
  }

  @Test(.enabled(if: hasLetters, "no font with Hebrew letters")) func aLongNameKeepsToItsCard()
    throws
  {
    let typesetter = try Self.typesetter()
    let header = try header(String(repeating: "הרצליה ", count: 30), typesetter)
    let title = try #require(header.groups("title").first)
    let (ink, card) = try (#require(title.items.inkBox), #require(header.items.inkBox))
    #expect(title.items.count == 2)
    #expect(card.minX + 15 <= ink.minX && ink.maxX <= card.maxX - 15)
  }

  private func header(_ name: String, _ typesetter: Typesetter) throws -> DisplayGroup {
    let stop = Stop(id: "1", name: name, service: .train(lines: ["red"]))
    let request = SheetRequest(
      themes: [.light], stop: StopFile(stop: stop, stepFreeAccess: .yes, alerts: nil))
    let design = try Pack.chitransit().design(theme: .light, typesetter: typesetter)
    let sheet = try SheetSamples.find("stop-sheet").compose(
      request, designs: [design], scale: .two)
    return try #require(sheet?.groups("stop").first)
  }

  private func path(ofTitle name: String, _ typesetter: Typesetter) throws -> Path {
    let title = try #require(header(name, typesetter).groups("title").first)
    guard case .fill(let path, _, _)? = title.items.first else {
      throw SheetProblem(description: "no title")
    }
    return path
  }

  /// Where the outlines of a path begin.
  private func starts(_ path: Path) -> [Point] {
    path.elements.compactMap { element in
      if case .move(let point) = element { point } else { nil }
    }
  }
}
