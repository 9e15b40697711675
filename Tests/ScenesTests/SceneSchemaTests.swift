import DesignTokens
import Foundation
import Scenes
import Testing

/// The JSON Schema in the repository says what the reader does.
struct SceneSchemaTests {
  private func schema() throws -> JSONValue {
    let file = TestScene.root.appending(path: "Fixtures/schemas/scene.schema.json")
    return try JSONReader.parse(Array(try Data(contentsOf: file)), file: "scene.schema.json")
  }

  /// A file with one object of each kind; `extra` is a member that is added to one of them.
  private static func file(_ kind: String, _ members: [String]) -> String {
    let object = "{\(members.joined(separator: ", "))}"
    let lane = #""lanes": [{"line": "red", "path": [[0, 0], [1, 1]]}]"#
    let route = #""busRoutes": [{"id": "22", "path": [[0, 0], [1, 1]]}]"#
    return switch kind {
    case "view", "chips": "{\(lane), \"\(kind)\": \(object)}"
    case "lane": "{\"lanes\": [\(object)]}"
    case "busRoute": "{\"busRoutes\": [\(object)]}"
    default: "{\(route), \"\(kind == "busStop" ? "busStops" : kind + "s")\": [\(object)]}"
    }
  }

  /// A good value for each name.
  private static let samples = [
    "id": "\"22\"", "name": "\"A\"", "lines": "[\"red\"]", "position": "[0, 0]", "routes": "[]",
    "group": "\"g\"", "direction": "\"d\"", "kind": "\"bus\"", "route": "\"22\"",
    "bearing": "0", "stale": "true", "line": "\"red\"", "offset": "1",
    "path": "[[0, 0], [1, 1]]", "color": "\"#B71234\"", "center": "[0, 0]", "zoom": "3",
    "selected": "\"red\"",
  ]

  private static let kinds = [
    "station", "busStop", "vehicle", "lane", "busRoute", "view", "chips",
  ]

  private func names(_ kind: String) throws -> (all: [String], required: [String]) {
    let definition = try #require(try schema()["$defs"]?[kind])
    let all = try #require(definition["properties"]?.members).map(\.name)
    return (all, definition["required"]?.elements?.compactMap(\.string) ?? [])
  }

  private func member(_ name: String, of kind: String) throws -> String {
    let value =
      kind == "chips" && name == "routes" ? "[\"red\"]" : try #require(Self.samples[name])
    return "\"\(name)\": \(value)"
  }

  @Test(arguments: kinds)
  func everyMemberIsRead(kind: String) throws {
    let (all, required) = try names(kind)
    for name in all where !required.contains(name) && !(kind == "vehicle" && name == "line") {
      let members = try (required + [name]).map { try member($0, of: kind) }
      #expect(TestScene.refusal(Self.file(kind, members)) == nil, "\(name)")
    }
  }

  @Test(arguments: kinds)
  func everyRequiredMemberIsDemanded(kind: String) throws {
    let required = try names(kind).required
    #expect(!required.isEmpty)
    for name in required {
      let members = try required.filter { $0 != name }.map { try member($0, of: kind) }
      let refusal = TestScene.refusal(Self.file(kind, members))
      #expect(refusal?.contains("without '\(name)'") ?? false, "\(refusal ?? "accepted")")
    }
  }

  @Test(arguments: kinds)
  func nothingElseIsAccepted(kind: String) throws {
    let members = try names(kind).required.map { try member($0, of: kind) }
    let refusal = TestScene.refusal(Self.file(kind, members + ["\"colour\": 1"]))
    #expect(refusal?.contains("has no 'colour'") ?? false, "\(refusal ?? "accepted")")
  }

  @Test func theFilesOwnMembersAgree() throws {
    let members = try #require(try schema()["properties"]?.members).map(\.name)
    #expect(
      Set(members) == [
        "$schema", "notes", "name", "view", "background", "stations", "busStops", "vehicles",
        "lanes", "busRoutes", "chips",
      ])
    for name in members {
      let refusal = TestScene.refusal("{\"\(name)\": 0}")
      #expect(!(refusal?.contains("has no '\(name)'") ?? false))
    }
  }
}
