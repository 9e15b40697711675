import DesignTokens
import Markers
import Scenes
import Testing

/// The scene that is built in.
struct BuiltInSceneTests {
  private func scene() throws -> Scene {
    let design = try TestScene.design()
    return try SceneReader.read(
      Pack.sceneFile, file: "loop", name: "", lines: design.lines.lines.map(\.id))
  }

  @Test func itHoldsTheLoop() throws {
    let scene = try scene()
    #expect(scene.name == "loop")
    #expect((20...40).contains(scene.stations.count))
    let lake = try #require(scene.stations.first { $0.name == "Clark/Lake" })
    guard case .station(let lines, _) = scene.look(of: lake) else { throw NoStation() }
    #expect(Set(lines) == ["brown", "orange", "pink", "purple", "green", "blue"])
    #expect(Set(scene.lanes.map(\.line)).count == 7)
  }

  @Test func aGroupHasTwoDirections() throws {
    let scene = try scene()
    let directions = scene.busStops.compactMap { $0.direction.map { scene.directions[$0] } }
      .filter { $0.group == "state-lake" }
    #expect(Set(directions.map(\.name)) == ["Northbound", "Southbound"])
  }

  private struct NoStation: Error {}
}
