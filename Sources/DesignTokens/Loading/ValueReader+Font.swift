extension ValueReader {
  func fontFamily(_ json: JSONValue) throws(TokenError) -> [String] {
    let elements = json.elements ?? [json]
    let families = elements.compactMap(\.string).filter { !$0.isEmpty && $0.first != "{" }
    guard !families.isEmpty, families.count == elements.count else {
      throw error(
        json, "\(json.summary) as a fontFamily", accepted: "a family's name, or an array of names")
    }
    return families
  }

  func fontWeight(_ json: JSONValue) throws(TokenError) -> Double {
    if let name = json.string {
      if let weight = ValueReader.weights.first(where: { $0.name == name })?.weight {
        return weight
      }
      throw error(
        json, "unknown fontWeight '\(name)'",
        accepted: hint(for: name, among: ValueReader.weights.map(\.name)))
    }
    guard let weight = json.number, (1...1000).contains(weight) else {
      throw error(
        json, "\(json.summary) as a fontWeight", accepted: "a number 1…1000, or a name like bold")
    }
    return weight
  }

  /// DTCG 2025.10, font weight.
  private static let weights: [(name: String, weight: Double)] = [
    ("thin", 100), ("hairline", 100),
    ("extra-light", 200), ("ultra-light", 200),
    ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400),
    ("medium", 500),
    ("semi-bold", 600), ("demi-bold", 600),
    ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800),
    ("black", 900), ("heavy", 900),
    ("extra-black", 950), ("ultra-black", 950),
  ]
}
