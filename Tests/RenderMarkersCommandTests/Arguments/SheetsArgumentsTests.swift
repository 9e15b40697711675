import DesignTokens
import DisplayList
import RenderMarkersCommand
import Sheets
import Testing

@Suite struct SheetsArgumentsTests {
  @Test func defaultsAreThoseOfTheIssue() throws {
    let arguments = try sheets("")
    #expect(arguments.sheets == ["stations", "vehicles", "routes"])
    #expect(arguments.themes == [.light, .dark])
    #expect(arguments.scales == [.one, .two, .three])
    #expect(arguments.out == "proofs")
    #expect(arguments.exhibitZoom == 2)
    #expect(arguments.formats == [.png])
    #expect(arguments.only == nil)
    #expect(arguments.ground == nil)
    #expect(!arguments.hasGrid)
    #expect(arguments.hasHitAreas)
    #expect(arguments.resources.tokens.isEmpty)
    #expect(arguments.resources.icons == nil)
    #expect(arguments.resources.fonts == nil)
    #expect(!arguments.resources.allowsFontFallback)
    #expect(arguments.resources.palette == .default)
    #expect(arguments.jobs == nil)
    #expect(!arguments.isQuiet)
    #expect(!arguments.isJSON)
  }

  @Test func everyOptionArrives() throws {
    let arguments = try sheets(
      """
      vehicles --theme both --scale 2 --out a/../b --exhibit-zoom 1.5 --format png,svg,pdf \
      --only selected --ground map.png --grid --no-hit-areas --tokens a.json --icons i --fonts f \
      --font-fallback --palette strict --jobs 4 --quiet --json --tokens b.json
      """)
    #expect(arguments.sheets == ["vehicles"])
    #expect(arguments.themes == [.both])
    #expect(arguments.scales == [.two])
    #expect(arguments.out == "a/../b")
    #expect(arguments.exhibitZoom == 1.5)
    #expect(arguments.formats == [.png, .svg, .pdf])
    #expect(arguments.only == "selected")
    #expect(arguments.ground == .image(path: "map.png"))
    #expect(arguments.hasGrid)
    #expect(!arguments.hasHitAreas)
    #expect(arguments.resources.tokens == ["a.json", "b.json"])
    #expect(arguments.resources.icons == "i")
    #expect(arguments.resources.fonts == "f")
    #expect(arguments.resources.allowsFontFallback)
    #expect(arguments.resources.palette == .strict)
    #expect(arguments.jobs == 4)
    #expect(arguments.isQuiet)
    #expect(arguments.isJSON)
  }

  @Test func listsKeepTheirOrderAndDropDuplicates() throws {
    let arguments = try sheets(
      "routes stations routes --theme dark,both,dark,light --scale 3,1,3 --format svg,png,svg")
    #expect(arguments.sheets == ["routes", "stations"])
    #expect(arguments.themes == [.dark, .both, .light])
    #expect(arguments.scales == [.three, .one])
    #expect(arguments.formats == [.svg, .png])
  }

  @Test func anEqualsSignJoinsAValue() throws {
    #expect(try sheets("--theme=dark").themes == [.dark])
    #expect(try sheets("--only=a=b").only == "a=b")
    #expect(try sheets("--only=--grid").only == "--grid")
    #expect(try sheets("--only=\u{301}x").only == "\u{301}x")
  }

  @Test func theLastOfTwoValuesCounts() throws {
    #expect(try sheets("--theme dark --theme light").themes == [.light])
    #expect(throws: UsageError.self) { try sheets("--theme light --theme lihgt") }
  }

  @Test func twoDashesEndTheOptions() throws {
    let arguments = try sheets("--grid -- routes")
    #expect(arguments.hasGrid)
    #expect(arguments.sheets == ["routes"])
    let message = usageError(["--", "--grid"])?.message
    #expect(message == "unknown sheet '--grid'; accepted: stations, vehicles, routes, motion")
    #expect(usageError(["--", "-h"])?.message.hasPrefix("unknown sheet '-h'") == true)
  }

  @Test(arguments: ["#d9dfe6", "D9DFE6"])
  func aGroundMayBeAColour(hex: String) throws {
    let expected = Color(red: 0xD9, green: 0xDF, blue: 0xE6)
    #expect(try sheets("--ground \(hex)").ground == .color(expected))
  }

  @Test(arguments: [
    ("plain", MapGround.plain), ("streets", .streets), ("water-park", .waterAndPark),
    ("aerial", .aerial),
  ])
  func aGroundMayBeABuiltInOne(name: String, ground: MapGround) throws {
    #expect(try sheets("--ground \(name)").ground == .map(ground))
  }

  /// A name and a file do not get in each other's way.
  @Test func aPictureMayBeCalledAsAGroundIs() throws {
    #expect(try sheets("--ground streets.png").ground == .image(path: "streets.png"))
    #expect(try sheets("--ground ./aerial.PNG").ground == .image(path: "./aerial.PNG"))
  }

  @Test(arguments: [("0.5", 0.5), ("8", 8), ("1e0", 1), (".75", 0.75), ("+2", 2)])
  func anExhibitZoomIsADecimalNumber(text: String, zoom: Double) throws {
    #expect(try sheets("--exhibit-zoom \(text)").exhibitZoom == zoom)
  }
}
