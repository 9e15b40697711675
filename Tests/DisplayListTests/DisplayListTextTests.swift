import Bitmap
import DisplayList
import Geometry
import Testing

@Suite struct DisplayListTextTests {
  private let ink = Color(red: 16, green: 26, blue: 46)
  private let brand = Color(red: 11, green: 92, blue: 213)

  private var line: Path { .segment(Point(0, 1.25), Point(10, 1.25)) }

  private var marker: DisplayItem {
    var arch = Path([.move(Point(0, 0)), .cubic(Point(0, 4), Point(9.5, 4), Point(10, -1e-9))])
    arch.close()
    let glyph = DisplayGroup(
      "glyph", opacity: 0.35, clip: .rectangle(Rect(x: 0, y: 0, width: 2, height: 1)),
      items: [.fill(line, ink, .nonzero)])
    return .group(
      DisplayGroup(
        "bus stop", isPrecise: true,
        items: [.fill(arch, brand.opacity(0.5), .evenOdd), .group(glyph)]))
  }

  @Test func everyItemIsOneLineAndEveryGroupIndents() {
    let list = DisplayList(
      size: Size(44, 12.5),
      items: [
        .fill(.rectangle(Rect(x: 0, y: 0, width: 44, height: 12.5)), ink, .nonzero),
        .stroke(line, ink.opacity(0.14), StrokeStyle(width: 1)),
        .stroke(
          line, brand, StrokeStyle(width: 1.5, dash: [4, 0.5], dashPhase: 2, join: .round)),
        marker, .shadow(line, ink.opacity(0.16), sigma: 7.5),
        .image(Bitmap(width: 3, height: 2), Rect(x: 1, y: 2.5, width: 30, height: 8)),
      ])
    #expect(
      list.text == """
        picture 44 × 12.5
        fill #101A2E nonzero M0 0 L44 0 L44 12.5 L0 12.5 Z
        stroke #101A2E at 0.14 width 1 miter M0 1.25 L10 1.25
        stroke #0B5CD5 width 1.5 round dash 4 0.5 from 2 M0 1.25 L10 1.25
        group bus stop
          fill #0B5CD5 at 0.5 even-odd M0 0 C0 4 9.5 4 10 0 Z
          group glyph at 0.35 clipped to M0 0 L2 0 L2 1 L0 1 Z
            fill #101A2E nonzero M0 1.25 L10 1.25
        shadow #101A2E at 0.16 sigma 7.5 M0 1.25 L10 1.25
        image 3 × 2 in 1 2.5 30 8

        """)
  }

  @Test func nothingIsItsSizeAlone() {
    #expect(DisplayList(size: Size(44, 44), items: []).text == "picture 44 × 44\n")
  }

  @Test func pathDataIsAbsolute() {
    var path = Path()
    path.move(to: Point(-1, 2.00004))
    path.line(to: Point(0.33333, -5))
    path.cubic(Point(1, 2), Point(3, 4), to: Point(5, 6))
    path.close()
    path.move(to: Point(7, 8))
    #expect(path.svgData == "M-1 2 L0.3333 -5 C1 2 3 4 5 6 Z M7 8")
    #expect(Path().svgData == "")
  }
}
