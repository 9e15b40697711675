import DesignTokens
import Exports
import Foundation
import Geometry
import Markers
import Scenes
import Testing
import Typesetting

/// What `--json` says of a scene.
struct SceneReportTests {
  private func report(_ text: String, zoom: Double = 16) throws -> JSONValue {
    let root = URL(filePath: #filePath).appending(path: "../../../../.fonts").standardized
    let design = try Pack.chitransit().design(
      theme: .light,
      typesetter: Typesetter(fontFolders: [root.path], allowsSystemFonts: false))
    let scene = try SceneReader.read(
      Array(text.utf8), file: "mine.json", name: "mine", lines: ["red", "blue"])
    let view = SceneView(size: Size(200, 200), center: Point(0.5, 0.5), zoom: zoom)
    let picture = try ScenePicture(scene, view, design)
    return try JSONReader.parse(SceneReport(scene, picture, design).bytes, file: "report")
  }

  /// A bus stop some points to the right of the picture's middle, at zoom 16.
  private func stop(_ id: String, right: Double) -> String {
    let longitude = right / WebMercator.worldSide(zoom: 16) * 360
    return #"{"id": "\#(id)", "name": "Stop \#(id)", "routes": [], "position": [0, \#(longitude)]}"#
  }

  private func stops(_ stops: String...) -> String {
    #"{"busStops": [\#(stops.joined(separator: ","))]}"#
  }

  @Test func aMarkerIsSaidWhole() throws {
    let report = try report(
      #"{"stations": [{"id": "s", "name": "Lake", "lines": ["red"], "position": [0, 0]}]}"#)
    let marker = try #require(report["markers"]?.elements?.first)
    #expect(marker["id"]?.string == "s")
    #expect(marker["form"]?.string == "capsule")
    #expect(marker["z"]?.number == 400)
    #expect(marker["position"] == ["x": 100, "y": 100])
    #expect(marker["ink"] == ["x": 82.985, "y": 87, "width": 34.03, "height": 26])
    #expect(marker["hitFrame"] == ["x": 78, "y": 78, "width": 44, "height": 44])
    #expect(marker["accessibility"]?["label"]?.string == "Lake station")
    #expect(marker["accessibility"]?["role"]?.string == "button")
    #expect(report["view"]?["zoom"]?.number == 16)
  }

  /// 20 points wide, 44 to touch: at 43 apart their targets share a 44th.
  @Test func overlappingTargetsAreListed() throws {
    let near = try report(stops(stop("a", right: 0), stop("b", right: 43)))
    let pairs = try #require(near["overlappingHitFrames"]?.elements)
    #expect(pairs.count == 1)
    #expect(pairs.first?["markers"] == ["a", "b"])
    #expect(pairs.first?["share"]?.number == 0.023)
    let apart = try report(stops(stop("a", right: 0), stop("b", right: 44)))
    #expect(apart["overlappingHitFrames"]?.elements?.isEmpty ?? false)
  }

  /// Squares of 20: 9 apart, 11 of 20 columns are covered, less the corners; 11 apart, 9.
  @Test func coveredMarkersAreListed() throws {
    let near = try report(stops(stop("a", right: 0), stop("b", right: 9)))
    let covered = try #require(near["covered"]?.elements)
    #expect(covered.count == 1)
    #expect(covered.first?["marker"]?.string == "a")
    #expect(covered.first?["by"]?.string == "b")
    // 11 · 20 less two pieces of corner, of 400 less four: (5² − π 5²/4) is a corner's.
    let share = try #require(covered.first?["share"]?.number)
    #expect(abs(share - 0.52) < 0.02)
    let apart = try report(stops(stop("a", right: 0), stop("b", right: 11)))
    #expect(apart["covered"]?.elements?.isEmpty ?? false)
  }

  @Test func markersCutByTheEdgeAreListed() throws {
    let report = try report(stops(stop("a", right: 0), stop("b", right: 91), stop("c", right: 90)))
    #expect(report["cutByEdge"] == ["b"])
  }

  @Test func theSameSceneGivesTheSameBytes() throws {
    let text = stops(stop("a", right: 0), stop("b", right: 9), stop("c", right: -20))
    #expect(try report(text) == report(text))
  }
}
