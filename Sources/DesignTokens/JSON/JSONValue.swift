/// A JSON value that keeps the order of its members and knows the line it began on.
package struct JSONValue: Sendable {
  /// What the value is.
  package let content: Content
  private let shortLine: Int32

  /// What a value can be.
  package enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// Finite when it was read.
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// In the order of the file; names are distinct when they were read.
    case object([Member])
  }

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    /// The name, without quotes and escapes.
    package let name: String
    /// What the name stands for.
    package let value: JSONValue

    /// A member.
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A value; its line, from 1, when it was read from a file.
  package init(_ content: Content, line: Int = 0) {
    self.content = content
    // 32 bits keep a value within 24 bytes, and a large scene has millions of them.
    self.shortLine = Int32(clamping: line)
  }

  /// The line on which the value began, from 1; 0 for a value that was built in code.
  package var line: Int { Int(shortLine) }
}

extension JSONValue: Hashable {
  /// Equal content; the line is where a value stood, not what it is.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.content == right.content
  }

  /// Hashes the content.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(content)
  }
}

extension JSONValue {
  /// The members in order, or nil when this is no object.
  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements, or nil when this is no array.
  package var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The string, or nil when this is none.
  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// The number, or nil when this is none.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// True or false, or nil when this is neither.
  package var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  /// The member of that name, or nil when there is none. Looks at one name after the other.
  package subscript(name: String) -> JSONValue? {
    members?.first { $0.name == name }?.value
  }

  /// What the value is, for an error: "a number", "the string 'red'".
  package var summary: String {
    switch content {
    case .null: "null"
    case .bool(let bool): String(bool)
    case .number(let number): "the number \(JSONValue.text(of: number))"
    case .string(let string): "the string '\(string.prefix(40))'"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
