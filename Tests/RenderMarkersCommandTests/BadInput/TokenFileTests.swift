import Testing

/// `--tokens` with files that are missing or wrong: 66 and 65, with file and line.
@Suite struct TokenFileTests {
  private static let sheet = ["stations", "--theme=light", "--scale=1", "--tokens"]

  static let files: [(name: String, text: String, message: String)] = [
    ("text", "hello", "text:1: column 1: not JSON: expected a value, found 'h'"),
    ("empty", "", "empty:1: column 1: not JSON: expected a value, found the end of the file"),
    ("cut", "{\n\"brand\": {", "cut:2: column 11: not JSON"),
    ("array", "[]", "array:1: an array in place of an object of groups and tokens"),
    ("null", "null", "null:1: null in place of an object"),
    (
      "unknown", #"{ "bramd": { "$type": "color", "$value": "{ink}" } }"#,
      "unknown:1: bramd: unknown token: did you mean 'brand'?"
    ),
    (
      "group",
      "{\n\"station\": { \"capsul\": { \"height\": { \"$type\": \"number\", \"$value\": 1 } } } }",
      "group:2: station.capsul.height: unknown token"
    ),
    (
      "type", #"{ "brand": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }"#,
      "type:1: brand: a dimension in place of a color"
    ),
    (
      "value", "{\n\"brand\": { \"$type\": \"color\",\n\"$value\": \"#ff0000\" } }",
      "value:3: brand: the string '#ff0000' in place of a color"
    ),
    (
      "unit",
      ##"{ "keyline": { "width": { "$type": "dimension", "$value": { "value": 1, "unit": "pt" } } } }"##,
      "unit:1: keyline.width: the string 'pt' as the unit of a dimension: \"px\", \"rem\""
    ),
    (
      "loop",
      """
      {
      "brand": { "$type": "color", "$value": "{ink}" },
      "ink": { "$type": "color", "$value": "{brand}" } }
      """, "loop:2: brand: aliases run in a loop: ink → brand → ink"
    ),
    (
      "self", #"{ "brand": { "$type": "color", "$value": "{brand}" } }"#,
      "self:1: brand: aliases run in a loop: brand → brand"
    ),
    (
      "dangling", #"{ "brand": { "$type": "color", "$value": "{nope}" } }"#,
      "dangling:1: brand: no token 'nope' for the alias '{nope}'"
    ),
    (
      "twice", "{ \"a\": 1,\n\"a\": 2 }", "twice:2: column 1: not JSON: the name 'a' stands twice"
    ),
    (
      "deep", String(repeating: "[", count: 100_000),
      "deep:1: column 65: not JSON: more than 64 arrays and objects inside each other"
    ),
    (
      "line-id", #"{ "line": { "A b": { "base": { "$type": "color", "$value": "{ink}" } } } }"#,
      "the line id 'A b': 1 to 32 of a-z, 0-9 and '-'"
    ),
  ]

  @Test(arguments: files)
  func isRefused(name: String, text: String, message: String) throws {
    let folder = try TestFolder()
    try folder.write(text, to: name)
    try expectFailure(Self.sheet + [name], status: 65, message, in: folder)
    let marker = ["marker", "bus", "-o", "x.png", "--tokens", name]
    try expectFailure(marker, status: 65, message, in: folder)
  }

  @Test func filesThatCannotBeRead() throws {
    let folder = try TestFolder()
    try folder.makeFolder("folder")
    try folder.write("{}", to: "fine")
    try expectFailure(
      Self.sheet + ["fine", "--tokens", "missing"], status: 66,
      "missing: No such file or directory", in: folder)
    try expectFailure(Self.sheet + ["folder"], status: 66, "folder: it is a folder", in: folder)
    try expectFailure(Self.sheet + ["/dev/zero"], status: 65, "more than 8388608 bytes", in: folder)
  }

  @Test func bytesThatAreNoUTF8() throws {
    let folder = try TestFolder()
    try folder.write([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D], to: "bytes")
    try expectFailure(Self.sheet + ["bytes"], status: 65, "bytes:1:", in: folder)
  }

  /// Numbers beyond any design neither trap nor draw nonsense for minutes.
  @Test(arguments: [
    ("station.capsule.height", "dimension", "1e308"), ("keyline.width", "dimension", "-1e300"),
    ("vehicle.selected-scale", "number", "1e300"), ("vehicle.arrow.notch", "dimension", "1e300"),
    ("vehicle.train-glyph", "dimension", "1000001"), ("hit-area.side", "dimension", "1e999"),
    ("nearby-button.hairline.opacity", "number", "-1"),
    ("nearby-button.hairline.opacity", "number", "1.01"),
  ])
  func numbersBeyondReason(token: String, type: String, number: String) throws {
    let folder = try TestFolder()
    try folder.write(Self.overlay(token, type, number), to: "big.json")
    try expectFailure(
      ["--scale=1", "--tokens", "big.json"], status: 65, "big.json:1:", in: folder)
  }

  /// Sheets grow with what they show, up to what a picture may measure.
  /// A part that no page has room for is no picture: nothing of it may leave the page.
  @Test func aPartTooWide() throws {
    let folder = try TestFolder()
    try folder.write(
      #"{"panel": {"radius": {"$type": "dimension", "$value": {"value": 300, "unit": "px"}}}}"#,
      to: "wide.json")
    try expectFailure(
      ["surfaces", "--theme=light", "--scale=1", "--tokens", "wide.json"], status: 64,
      "the width of 'parts/corner' 1898: at most 1152, the sheet’s: a token in it is too large",
      in: folder)
    #expect(try folder.names() == ["wide.json"])
  }

  @Test func aSheetTooLarge() throws {
    let folder = try TestFolder()
    try folder.write(Self.overlay("station.capsule.height", "dimension", "1e5"), to: "big.json")
    let tall = Self.sheet + ["big.json", "--format"]
    for format in ["png", "pdf", "svg,pdf", "pdf,png"] {
      try expectFailure(
        tall + [format], status: 64, "pixels is too large: at most 32767 a side", in: folder)
    }
  }

  /// Sizes that leave nothing to draw are drawn as nothing.
  @Test(arguments: [
    ("hit-area.side", "dimension", "0"), ("station.capsule.height", "dimension", "0"),
    ("vehicle.arrow.width", "dimension", "0"),
    ("vehicle.arrow.width", "dimension", "1e-9"),
    ("vehicle.arrow.width", "dimension", "1e-160"), ("vehicle.arrow.height", "dimension", "0"),
    ("vehicle.body.radius", "dimension", "0"), ("nearby-button.diameter", "dimension", "0"),
    ("keyline.width", "dimension", "1e-160"), ("keyline.width", "dimension", "0"),
    ("bus-stop.dot.from-zoom", "number", "1e6"),
  ])
  func sizesOfNothing(token: String, type: String, number: String) throws {
    let folder = try TestFolder()
    try folder.write(Self.overlay(token, type, number), to: "small.json")
    let run = try Tool.run(
      ["--theme=light", "--format=png,svg,pdf", "--scale=1", "--tokens", "small.json"],
      in: folder)
    #expect(run.succeeding().lines.count == 9)
  }

  /// Values that no drawing can have.
  @Test(arguments: [
    ("hit-area.side", "dimension", "-44", "a length of -44"),
    ("station.capsule.height", "dimension", "-5", "a length of -5"),
    ("vehicle.body.radius", "dimension", "-9", "a length of -9"),
    ("vehicle.selected-scale", "number", "0", "a scale of 0"),
    ("stop.selected-scale", "number", "11", "a scale of 11"),
  ])
  func impossibleSizes(token: String, type: String, number: String, problem: String) throws {
    let folder = try TestFolder()
    try folder.write(Self.overlay(token, type, number), to: "small.json")
    try expectFailure(
      ["--theme=light", "--scale=1", "--tokens", "small.json"], status: 65,
      "small.json:1: \(token): \(problem): accepted:", in: folder)
  }

  /// A token file that sets one token to a number.
  private static func overlay(_ token: String, _ type: String, _ number: String) -> String {
    let value = type == "dimension" ? #"{ "value": \#(number), "unit": "px" }"# : number
    let names = token.split(separator: ".")
    return names.map { #"{ "\#($0)": "# }.joined()
      + #"{ "$type": "\#(type)", "$value": \#(value) }"#
      + String(repeating: " }", count: names.count)
  }
}
