import Markers
import Testing

@Suite struct ListTests {
  private func list(_ words: String) throws -> ToolRun {
    try Tool.run(["list"] + split(words), in: TestFolder()).succeeding()
  }

  @Test func sheets() throws {
    let run = try list("sheets")
    let names = [
      "stations", "vehicles", "routes", "components", "motion", "stop-sheet", "surfaces", "matrix",
      "bearings", "map-scene", "grounds", "audit-report", "vision",
    ]
    #expect(run.lines.map { String($0.prefix { $0 != " " }) } == names)
    #expect(run.lines.allSatisfy { $0.count > 40 })
    #expect(try list("sheets --json").json([[String: String]].self).map { $0["name"] } == names)
  }

  /// Spec §1, table of lines.
  @Test func lines() throws {
    #expect(
      try list("lines").text == """
        red     Red     #C60C30  #C60C30  #C60C30  fixed-white
        blue    Blue    #00A1DE  #00A1DE  #00A1DE  fixed-ink
        brown   Brown   #62361B  #62361B  #A9683F  fixed-white
        green   Green   #009B3A  #009B3A  #009B3A  fixed-white
        orange  Orange  #F9461C  #F9461C  #F9461C  fixed-white
        purple  Purple  #522398  #522398  #8A55D7  fixed-white
        pink    Pink    #E27EA6  #E27EA6  #E27EA6  fixed-ink
        yellow  Yellow  #F9E300  #A88400  #F9E300  fixed-ink

        """)
    let rows = try list("lines --json").json([[String: String]].self)
    #expect(rows.count == 8)
    #expect(
      rows[7] == [
        "id": "yellow", "name": "Yellow", "base": "#F9E300", "light": "#A88400",
        "dark": "#F9E300", "glyph": "fixed-ink",
      ])
  }

  @Test func markers() throws {
    let names = try list("markers").lines.map { String($0.prefix { $0 != " " }) }
    #expect(names == MarkerCatalog.entries.map(\.path))
    #expect(Set(names).count == names.count)
    let rows = try list("markers --json").json([[String: String?]].self)
    #expect(rows.map { $0["name"] } == names)
    #expect(rows[0] == ["name": "station/1-line", "cells": "Stations: 1 line"])
  }

  @Test func tokens() throws {
    let rows = try list("tokens --json").json([[String: String?]].self)
    let brand = try #require(rows.first { $0["name"] == "brand" })
    #expect(brand["type"] == "color")
    #expect(brand["light"] == "#0B5CD5")
    #expect(brand["dark"] == "#6AA5FF")
    #expect(brand["origin"] == "chosen: 000 calls it blue")
    let paper = try #require(rows.first { $0["name"] == "paper" })
    #expect(paper["origin"] == "given: 000, introduction")
    // Of one theme given, of the other chosen.
    let brown = try #require(rows.first { $0["name"] == "line.brown.hue" })
    #expect(
      brown["origin"]
        == "light given: 001, Line colours; dark chosen: 001 asks that Brown lightens in dark")
    #expect(Set(rows.map { $0["name"] }).count == rows.count)
    #expect(try list("tokens").lines.count == rows.count)
  }

  @Test func everything() throws {
    let run = try list("")
    let texts = try ["sheets", "markers", "lines", "tokens"].map { "\($0)\n" + (try list($0).text) }
    #expect(run.text == texts.joined(separator: "\n"))
    #expect(run.lines.allSatisfy { $0.last != " " })
    let all = try list("--json").json([String: [[String: String?]]].self)
    #expect(Set(all.keys) == ["sheets", "markers", "lines", "tokens"])
  }

  @Test func aListNeedsNoFonts() throws {
    let run = try Tool.run(
      ["list"], in: TestFolder(), environment: ["RENDER_MARKERS_FONTS": "/nonexistent"])
    run.succeeding()
  }
}
