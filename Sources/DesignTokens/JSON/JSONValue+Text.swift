extension JSONValue {
  /// The value as JSON text: members in the given order, the same text at every run and in every
  /// locale. `pretty` puts one value on a line, indented by two spaces, without a final line break.
  package func serialized(pretty: Bool) -> String {
    var writer = JSONWriter(isPretty: pretty)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The shortest digits that read back as the same number: "12", "0.5", "1e-07"; "null" for what
  /// JSON has no number for.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
    return number.description
  }
}
