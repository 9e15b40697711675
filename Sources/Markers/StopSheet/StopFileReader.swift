import DesignTokens

/// Reads the parts of a stop's file; each knows its path, for errors.
struct StopFileReader {
  let file: String
  /// The ids of the lines that there are.
  let lines: [String]

  /// A value and its place in the file.
  struct Place {
    let value: JSONValue
    let path: String
  }

  /// An object whose keys are known.
  struct Object {
    let place: Place
    let file: String

    /// The member, which `object` has found there.
    func required(_ name: String) -> Place {
      Place(value: place.value[name] ?? place.value, path: path(name))
    }

    /// The member; nil where it is absent or null.
    func optional(_ name: String) -> Place? {
      guard let value = place.value[name], value != .null else { return nil }
      return Place(value: value, path: path(name))
    }

    private func path(_ name: String) -> String {
      place.path.isEmpty ? name : "\(place.path).\(name)"
    }
  }

  func error(_ place: Place, _ problem: String, accepted: String? = nil) -> StopFileError {
    StopFileError(
      file: file, line: place.value.line, path: place.path, problem: problem,
      accepted: accepted)
  }

  func object(
    _ value: JSONValue, _ path: String, of kind: String, required: [String],
    optional: [String]
  ) throws(StopFileError) -> Object {
    let place = Place(value: value, path: path)
    guard let members = value.members else {
      throw error(place, "\(value.summary) in place of \(kind)", accepted: "an object")
    }
    for member in members where !(required + optional).contains(member.name) {
      throw error(
        Place(value: member.value, path: path), "unknown key '\(member.name)' of \(kind)",
        accepted: hint(for: member.name, among: required + optional))
    }
    for name in required where value[name] == nil {
      throw error(place, "\(kind) without '\(name)'")
    }
    return Object(place: place, file: file)
  }

  /// One line of text.
  func text(_ place: Place) throws(StopFileError) -> String {
    let text = try string(place)
    if let problem = PlainLine.problem(in: text) {
      throw error(
        place, "a text that \(problem)", accepted: "one line of text that is not empty")
    }
    return text
  }

  /// Lines of text.
  func lines(_ place: Place) throws(StopFileError) -> String {
    let text = try string(place)
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      guard let problem = PlainLine.problem(in: String(line)), problem != "is empty" else {
        continue
      }
      throw error(
        place, "a text that \(problem)", accepted: "lines of text, divided by \\n alone")
    }
    guard PlainLine.problem(in: text.replacing("\n", with: " ")) == nil else {
      throw error(place, "a text that is empty", accepted: "text, or no such key")
    }
    return text
  }

  private func string(_ place: Place) throws(StopFileError) -> String {
    guard let string = place.value.string else {
      throw error(place, "\(place.value.summary) as a text", accepted: "a string")
    }
    return string
  }

  /// A word of a choice.
  func word<Choice: CaseIterable & RawRepresentable<String>>(
    _ place: Place, _ kind: String
  ) throws(StopFileError) -> Choice {
    if let choice = place.value.string.flatMap(Choice.init(rawValue:)) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw error(
      place, "\(place.value.summary) as \(kind)",
      accepted: "accepted: " + words.joined(separator: ", "))
  }

  /// A list that is not empty.
  func list(_ place: Place, _ kind: String) throws(StopFileError) -> [Place] {
    guard let elements = place.value.elements, !elements.isEmpty else {
      throw error(
        place, "\(place.value.elements == nil ? place.value.summary : "an empty array") as \(kind)",
        accepted: "an array of one or more")
    }
    return Self.places(elements, place.path)
  }

  /// The elements of an array with their paths: "alerts[2]".
  static func places(_ elements: [JSONValue], _ path: String) -> [Place] {
    elements.enumerated().map { Place(value: $1, path: "\(path)[\($0)]") }
  }

  /// The id of a line.
  func line(_ place: Place) throws(StopFileError) -> String {
    let id = try text(place)
    guard lines.contains(id) else {
      throw error(place, "\(place.value.summary) as a line", accepted: hint(for: id, among: lines))
    }
    return id
  }
}
