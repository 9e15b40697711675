import DesignTokens
import Geometry
import Markers

extension SceneReader {
  /// Reads the object that is next: `read` is handed each name, whose value it reads. Errors: a name
  /// that is not known, one that stands twice, one that is missing.
  mutating func object(
    _ what: String, required: [String] = [], optional: [String] = [],
    _ read: (inout SceneReader, String) throws(JSONError) -> Void
  ) throws(JSONError) {
    let start = json.place()
    try json.beginObject()
    // A bit for each name: an object has a dozen at most, and a file a million objects.
    var seen: UInt32 = 0
    while let name = try json.nextName() {
      guard
        let index = required.firstIndex(of: name)
          ?? optional.firstIndex(of: name).map({ required.count + $0 })
      else {
        throw json.nameError(
          "\(what) has no '\(name)': \(hint(for: name, among: required + optional))")
      }
      guard seen & 1 << UInt32(index) == 0 else { throw json.twice(name) }
      seen |= 1 << UInt32(index)
      try read(&self, name)
    }
    for (index, name) in required.enumerated() where seen & 1 << UInt32(index) == 0 {
      throw json.error("\(what) without '\(name)'", at: start)
    }
  }

  /// Reads the array that is next.
  mutating func list<Element>(
    _ read: (inout SceneReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var elements: [Element] = []
    try json.beginArray()
    while try json.nextElement() { elements.append(try read(&self)) }
    return elements
  }

  /// The point in the world of the place that is next: latitude, then longitude, in degrees.
  mutating func position() throws(JSONError) -> Point {
    let start = json.place()
    try json.beginArray()
    var degrees: (Double, Double) = (0, 0)
    guard try json.nextElement() else { throw positionError(start) }
    degrees.0 = try json.nextNumber()
    guard try json.nextElement() else { throw positionError(start) }
    degrees.1 = try json.nextNumber()
    guard try !json.nextElement() else { throw positionError(start) }
    guard abs(degrees.0) <= WebMercator.latitudeLimit else {
      throw json.error(
        "latitude \(degrees.0); accepted: -85.0511 to 85.0511, the latitude stands first", at: start
      )
    }
    guard abs(degrees.1) <= 180 else {
      throw json.error("longitude \(degrees.1); accepted: -180 to 180", at: start)
    }
    return WebMercator.project(latitude: degrees.0, longitude: degrees.1)
  }

  private func positionError(_ start: Int) -> JSONError {
    json.error("a place is [latitude, longitude] in degrees", at: start)
  }

  /// A number within a range.
  mutating func number(
    _ range: ClosedRange<Double>, _ what: String
  ) throws(JSONError) -> Double {
    let start = json.place()
    let number = try json.nextNumber()
    guard range.contains(number) else {
      throw json.error(
        "\(what) of \(number); accepted: \(range.lowerBound) to \(range.upperBound)", at: start)
    }
    return number
  }

  /// The most characters of a name or id.
  static let longestName = 200

  /// A text of one line that is not empty.
  mutating func name(_ what: String) throws(JSONError) -> String {
    let start = json.place()
    let text = try json.nextString()
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    guard !text.isEmpty, isPlain,
      text.utf8.count <= Self.longestName || text.count <= Self.longestName
    else {
      throw json.error(
        "\(what) is one line of 1 to \(Self.longestName) characters", at: start)
    }
    return text
  }

  /// One of a few words.
  mutating func word(_ words: [String], _ what: String) throws(JSONError) -> String {
    let start = json.place()
    let word = try json.nextString()
    guard words.contains(word) else {
      throw json.error("unknown \(what) '\(word)': \(hint(for: word, among: words))", at: start)
    }
    return word
  }

  /// A line's id.
  mutating func lineID() throws(JSONError) -> String { try word(lines, "line") }

  /// The lines of a station, at least one.
  mutating func lineIDs() throws(JSONError) -> [String] {
    let start = json.place()
    let ids = try list { reader throws(JSONError) in try reader.lineID() }
    guard !ids.isEmpty else { throw json.error("a station without a line", at: start) }
    return ids
  }

  /// The name of a bus route.
  mutating func routeName() throws(JSONError) -> RouteName {
    let start = json.place()
    let text = try json.nextString()
    guard let name = RouteName(text) else {
      throw json.error(
        "a route's name is 1 to \(RouteName.longest) characters on one line", at: start)
    }
    return name
  }

  /// The names of bus routes.
  mutating func routeNames() throws(JSONError) -> [String] {
    try list { reader throws(JSONError) in try reader.routeName().text }
  }
}
