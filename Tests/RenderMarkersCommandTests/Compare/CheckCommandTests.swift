import Foundation
import Testing

/// `check`, from the outside.
@Suite struct CheckCommandTests {
  private let fixture: CommandFixture

  init() throws { fixture = try GoldensFixture().command }

  @Test func whatWasAcceptedIsEqual() throws {
    let ending = try fixture.run("check", "bus-stop")
    #expect(ending.status == 0)
    #expect(ending.output == "12 compared: 12 equal\n")
  }

  @Test func aChangedAMissingAndAnOrphanGoldenAreVerdicts() throws {
    try fixture.write(gray: 7, GoldensFixture.golden)
    try FileManager.default.removeItem(atPath: fixture.path(GoldensFixture.other))
    try fixture.write(gray: 7, "goldens/markers/bus-stop/z99-dark@2x.png")
    let ending = try fixture.run("check", "bus-stop", "--report", "page")
    #expect(ending.status == 1)
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("new         markers/bus-stop/z16-dark@2x.png"))
    #expect(
      lines[1] == "different   markers/bus-stop/z16-light@2x.png: 44 × 44 pixels instead of 8 × 6")
    #expect(lines[2].hasPrefix("missing     markers/bus-stop/z99-dark@2x.png"))
    #expect(lines[3] == "13 compared: 10 equal, 1 different, 1 missing, 1 new")
    #expect(lines[4] == "page/index.html")
    let data = fixture.text("page/review-data.js")
    #expect(data.contains("render-markers accept --from review.json"))
    #expect(data.contains("\"hitFrame\""))
  }

  @Test func aTokenThatChangedIsSeenAndNamed() throws {
    try fixture.write(
      """
      {"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
      """, "mine.tokens.json")
    let ending = try fixture.run(
      "check", "bus-stop/z16-light", "--tokens", "mine.tokens.json", "--report", "page")
    #expect(ending.status == 1, "\(ending)")
    #expect(ending.output.contains("different   markers/bus-stop/z16-light@2x.png"))
    let data = fixture.text("page/review-data.js")
    #expect(data.contains(##""name":"brand","old":{"light":"#0B5CD5"##))
    #expect(data.contains("accept --from review.json --tokens mine.tokens.json"))
  }

  @Test func namesTakeAStarAndSeveralCount() throws {
    let ending = try fixture.run("check", "bus-stop/z16*light", "bus-stop/z14-dark")
    #expect(ending.output == "3 compared: 3 equal\n")
  }

  @Test func mistakes() throws {
    let none = try fixture.run("check", "tram")
    #expect(none.status == 64)
    #expect(none.errors.contains("no golden matches 'tram'"))
    let folder = try fixture.run("check", "--goldens", "nowhere")
    #expect(folder.status == 66)
    #expect(folder.errors.contains("there is no folder 'nowhere'"))
    let within = try fixture.run("check", "bus-stop", "--report", "goldens/page")
    #expect(within.status == 64)
    try fixture.write("{}", "\(GoldensFixture.golden).tolerance.json")
    let tolerance = try fixture.run("check", "bus-stop")
    #expect(tolerance.status == 65)
    #expect(tolerance.errors.contains("\(GoldensFixture.golden).tolerance.json:1: "))
  }
}
