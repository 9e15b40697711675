import Foundation
import Testing

/// `--pack DIR`: a pack that is data alone.
@Suite struct PackFolderTests {
  private static let sheet = ["--theme=light", "--scale=1", "--pack"]

  @Test func theExampleIsRendered() throws {
    let folder = try TestFolder()
    let run = try Tool.run(
      ["--scale=1", "--pack", ExamplePack.source.appending(path: "example-pack").path],
      in: folder
    ).succeeding()
    #expect(run.lines == ["proofs/example-light.png", "proofs/example-dark.png"])
    let light = try folder.bytes("proofs/example-light.png")
    #expect(try light != folder.bytes("proofs/example-dark.png"))
  }

  /// The disc is 26 across at its largest, and a sheet shows it at twice its size.
  @Test func statesAreCells() throws {
    let folder = try TestFolder()
    let pack = try ExamplePack.copy(into: folder)
    let run = try Tool.run(Self.sheet + [pack, "--json"], in: folder).succeeding()
    let sheets = try run.json([SheetEntry].self)
    #expect(
      sheets.first?.cells.map(\.name) == [
        "light/bike-dock/default", "light/bike-dock/selected", "light/bike-dock/counted",
      ])
  }

  @Test func listsAreOfTheFolder() throws {
    let folder = try TestFolder()
    let pack = try ExamplePack.copy(into: folder)
    let list = { (topic: String) in
      try Tool.run(["list", topic, "--pack", pack], in: folder).succeeding()
    }
    #expect(
      try list("markers").lines.map { $0.prefix { $0 != " " } }
        == ["bike-dock/default", "bike-dock/selected", "bike-dock/counted"])
    #expect(try list("sheets").lines.map { $0.prefix { $0 != " " } } == ["example"])
    #expect(try list("lines").text.isEmpty)
  }

  @Test func tokensAreLaidOverIt() throws {
    let folder = try TestFolder()
    let pack = try ExamplePack.copy(into: folder)
    try folder.write(
      #"{"dock": {"outer": {"$type": "dimension", "$value": {"value": 40, "unit": "px"}}}}"#,
      to: "mine.json")
    try Tool.run(Self.sheet + [pack, "--out=a"], in: folder).succeeding()
    try Tool.run(Self.sheet + [pack, "--out=b", "--tokens=mine.json"], in: folder).succeeding()
    #expect(try folder.bytes("a/example-light.png") != folder.bytes("b/example-light.png"))
  }

  @Test func aFolderWithoutAPack() throws {
    let folder = try TestFolder()
    try folder.makeFolder("none")
    for path in ["./none", "none/", "./missing", "none/x/.."] {
      try expectFailure(Self.sheet + [path], status: 66, "pack.json", in: folder)
    }
  }

  static let tokens = "tokens/dock.tokens.json"

  /// What is wrong with a token, each named with its place.
  @Test(arguments: [
    (
      "pack.json", #""diameter": "dock.inner""#, #""diameter": "dock.iner""#,
      "packs/mine/pack.json:16: marker 'bike-dock', state 'default', layer 2: no token "
        + "'dock.iner': did you mean 'dock.inner'?"
    ),
    (
      "pack.json", #""style": "count.label""#, #""style": "count.height""#,
      "layer 5: the token 'count.height' (packs/mine/tokens/dock.tokens.json:"
    ),
    (
      "pack.json", #""caption": "quiet""#, #""caption": "count.label""#,
      "packs/mine/pack.json:6: page, caption: the token 'count.label'"
    ),
    (
      "pack.json", #""color": "dock.body""#, #""color": "brand""#,
      "layer 2: no token 'brand': accepted: dock.body"
    ),
    (tokens, #""unit": "px""#, #""unit": "pt""#, "dock.outer: the string 'pt' as the unit"),
    (
      tokens, #""$type": "typography""#, #""$type": "typografy""#,
      "count.label: unknown type 'typografy': did you mean 'typography'?"
    ),
    ("tokens/dark.tokens.json", #""ink": "#, #""inky": "#, "no token 'ink'"),
    (
      "tokens/example.resolver.json", "light.tokens.json", "lite.tokens.json",
      "packs/mine/tokens/lite.tokens.json"
    ),
  ])
  func wrongTokensAreNamed(
    file: String, from: String, to: String, message: String
  ) throws {
    let folder = try TestFolder()
    let pack = try ExamplePack.copy(into: folder, [(file, from, to)])
    try expectFailure(Self.sheet + [pack], status: 65, message, in: folder)
    try expectFailure(["list", "--pack", pack], status: 65, message, in: folder)
  }

  @Test func anIconMissing() throws {
    let folder = try TestFolder()
    let pack = try ExamplePack.copy(
      into: folder, [("pack.json", #""icon": "dock""#, #""icon": "docks""#)])
    try expectFailure(
      Self.sheet + [pack], status: 65,
      "pack.json:17: marker 'bike-dock', state 'default', layer 3: the icon 'docks' is missing: no file",
      "packs/mine/icons/docks.svg'", "did you mean 'dock'?", in: folder)
    try folder.remove("packs/mine/icons/dock.svg")
    try expectFailure(
      Self.sheet + [pack], status: 65, "packs/mine/icons/docks.svg': that file", in: folder)
    try folder.write("x", to: "packs/mine/icons/dock.svg")
    try expectFailure(Self.sheet + [pack], status: 65, "icons/dock.svg:1:1", in: folder)
  }

  @Test func aFolderOfIconsMissing() throws {
    let folder = try TestFolder()
    let pack = try ExamplePack.copy(
      into: folder, [("pack.json", #""icons": "icons""#, #""icons": "ikons""#)])
    try expectFailure(Self.sheet + [pack], status: 65, "packs/mine/ikons", in: folder)
  }

  @Test(arguments: ["chitransit", "citymapper"]) func twoPacksOfOneName(name: String) throws {
    let folder = try TestFolder()
    let pack = try ExamplePack.copy(
      into: folder, [("pack.json", #""name": "example""#, #""name": "\#(name)""#)])
    try expectFailure(
      Self.sheet + [pack], status: 65, "packs/mine/pack.json", "the pack '\(name)'",
      "there is a pack of that name already", in: folder)
  }

  @Test(arguments: [
    (#""name": "example","#, "", "pack.json:1: a pack without 'name'"),
    (
      #""name": "example""#, #""name": "../x""#, "pack.json:3: the string '../x' as the pack's name"
    ),
    (#""name": "example""#, #""name": """#, "as the pack's name"),
    (#""tokens": "tokens/"#, #""tokens": "../tokens/"#, "a path within the pack's folder"),
    (
      #""icons": "icons""#, #""icon": "icons""#,
      "unknown key 'icon' of a pack: did you mean 'icons'?"
    ),
    (#""shape": "circle""#, #""shape": "cirkle""#, "the string 'cirkle' as a shape: did you mean"),
    (#""shape": "circle", "#, "", "a layer without 'shape': circle, rounded-rect, icon, text"),
    (#""diameter": "dock.outer""#, #""radius": "dock.outer""#, "unknown key 'radius'"),
    (#""name": "selected""#, #""name": "default""#, "a second state 'default'"),
    (#""ground": "map""#, #""ground": 3"#, "the number 3 as ground"),
    (#""markers": ["#, #""markers": [], "x": ["#, "unknown key 'x'"),
    ("{", "[", "not JSON"),
  ])
  func aFileOfAnotherForm(from: String, to: String, message: String) throws {
    let folder = try TestFolder()
    let pack = try ExamplePack.copy(into: folder, [("pack.json", from, to)])
    try expectFailure(Self.sheet + [pack], status: 65, message, in: folder)
  }

  @Test func noMarkers() throws {
    let folder = try TestFolder()
    let pack = try ExamplePack.copy(into: folder)
    try folder.write(
      """
      {"name": "example", "tokens": "tokens/example.resolver.json", "markers": [],
       "page": {"paper": "page", "ink": "ink", "caption": "quiet", "ground": "map"}}
      """, to: "packs/mine/pack.json")
    try expectFailure(
      Self.sheet + [pack], status: 65, "pack.json:1: an empty array as 'markers'", in: folder)
  }

  @Test func aSheetThatItDoesNotHave() throws {
    let folder = try TestFolder()
    let pack = try ExamplePack.copy(into: folder)
    try expectFailure(
      ["stations", "--pack", pack], status: 64, "unknown sheet 'stations'; accepted: example",
      in: folder)
    try Tool.run(["example"] + Self.sheet + [pack], in: folder).succeeding()
  }

  /// The schema of Fixtures and the program know the same members.
  @Test func theSchemaIsOfTheForm() throws {
    let data = try Data(contentsOf: ExamplePack.source.appending(path: "schemas/pack.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let parts = try #require(schema["$defs"] as? [String: [String: Any]])
    func members(_ part: [String: Any]) -> Set<String> {
      Set((part["properties"] as? [String: Any] ?? [:]).keys)
    }
    #expect(members(schema) == ["$schema", "name", "tokens", "icons", "page", "markers"])
    #expect(members(parts["marker"] ?? [:]) == ["name", "title", "states"])
    #expect(members(parts["state"] ?? [:]) == ["name", "layers"])
    let layers = try #require(parts["layer"]?["oneOf"] as? [[String: Any]])
    #expect(
      Set(layers.map(members)) == [
        ["shape", "color", "x", "y", "diameter"],
        ["shape", "color", "x", "y", "width", "height", "radius"],
        ["shape", "color", "x", "y", "icon", "height"],
        ["shape", "color", "x", "y", "text", "style"],
      ])
  }
}
