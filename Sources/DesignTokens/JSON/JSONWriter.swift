/// Collects JSON text as UTF-8: appending bytes is several times quicker than appending characters.
struct JSONWriter {
  let isPretty: Bool
  private(set) var bytes: [UInt8] = []
  private var level = 0

  init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  mutating func write(_ value: JSONValue) {
    switch value.content {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .number(let number): append(JSONValue.text(of: number))
    case .string(let string): quote(string)
    case .array(let elements): enclose("[", elements, "]") { $0.write($1) }
    case .object(let members):
      enclose("{", members, "}") { writer, member in
        writer.quote(member.name)
        writer.append(writer.isPretty ? ": " : ":")
        writer.write(member.value)
      }
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func enclose<Item>(
    _ open: String, _ items: [Item], _ close: String, write: (inout JSONWriter, Item) -> Void
  ) {
    append(open)
    level += 1
    for (index, item) in items.enumerated() {
      if index > 0 { append(",") }
      breakLine()
      write(&self, item)
    }
    level -= 1
    if !items.isEmpty { breakLine() }
    append(close)
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    append("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private mutating func quote(_ string: String) {
    append("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x10: append("\\u000" + String(byte, radix: 16))
      case 0x10..<0x20: append("\\u00" + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    append("\"")
  }
}
