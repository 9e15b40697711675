import DisplayList

extension ValueReader {
  func color(_ json: JSONValue) throws(TokenError) -> Color {
    let members = try members(
      json, of: "a color", required: ["colorSpace", "components"], optional: ["alpha", "hex"],
      example: #"{"colorSpace": "srgb", "components": [1, 0.5, 0]}"#)
    if let space = members["colorSpace"], space.string != "srgb" {
      throw error(space, "\(space.summary) as a colorSpace", accepted: "\"srgb\"")
    }
    let components = try components(members["components"] ?? json)
    let opacity = try members["alpha"].map { json throws(TokenError) in try fraction(json, "alpha")
    }
    let color = Color(
      red: components[0], green: components[1], blue: components[2], opacity: opacity ?? 1)
    if let hex = members["hex"] { try check(hex, against: color) }
    return color
  }

  /// Three components, rounded to 8 bits.
  private func components(_ json: JSONValue) throws(TokenError) -> [UInt8] {
    guard let elements = json.elements, elements.count == 3 else {
      throw error(json, "\(json.summary) as components", accepted: "three numbers 0…1")
    }
    return try elements.map { element throws(TokenError) in
      UInt8((try fraction(element, "a component") * 255).rounded())
    }
  }

  private func fraction(_ json: JSONValue, _ kind: String) throws(TokenError) -> Double {
    guard let number = json.number, (0...1).contains(number) else {
      throw error(json, "\(json.summary) as \(kind)", accepted: "a number 0…1")
    }
    return number
  }

  private func check(_ json: JSONValue, against color: Color) throws(TokenError) {
    guard let text = json.string, text.first == "#", let stated = Color(hex: text) else {
      throw error(json, "\(json.summary) as a hex", accepted: "\"\(color.hex)\"")
    }
    guard stated.hex == color.hex else {
      throw error(json, "the hex \(stated.hex) and the components, which are \(color.hex), differ")
    }
  }

  func dimension(_ json: JSONValue) throws(TokenError) -> Double {
    try measure(json, of: "a dimension", units: [("px", 1), ("rem", 16)])
  }

  func duration(_ json: JSONValue) throws(TokenError) -> Double {
    let seconds = try measure(json, of: "a duration", units: [("ms", 0.001), ("s", 1)])
    guard seconds >= 0 else { throw error(json, "a duration below 0") }
    return seconds
  }

  /// A value in the first unit's measure, or whatever `factor` turns each unit into.
  private func measure(
    _ json: JSONValue, of kind: String, units: [(name: String, factor: Double)]
  ) throws(TokenError) -> Double {
    let members = try members(
      json, of: kind, required: ["value", "unit"],
      example: #"{"value": 4, "unit": "\#(units[0].name)"}"#)
    let unitJSON = members["unit"] ?? json
    guard let unit = units.first(where: { $0.name == unitJSON.string }) else {
      throw error(
        unitJSON, "\(unitJSON.summary) as the unit of \(kind)",
        accepted: units.map { "\"\($0.name)\"" }.joined(separator: ", "))
    }
    return try number(members["value"] ?? json, "the value of \(kind)") * unit.factor
  }

  func cubicBezier(_ json: JSONValue) throws(TokenError) -> CubicBezier {
    let accepted = "four numbers x1, y1, x2, y2 with x1 and x2 in 0…1"
    let numbers = (json.elements ?? []).compactMap(\.number)
    guard numbers.count == 4, json.elements?.count == 4,
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else {
      throw error(json, "\(json.serialized(pretty: false)) as a cubicBezier", accepted: accepted)
    }
    return CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }
}
