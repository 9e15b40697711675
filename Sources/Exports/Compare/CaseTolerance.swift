package import Bitmap
import DesignTokens
import PNGCodec

/// What one golden is allowed to be off, with the reason, from the file beside it:
/// `z16-light@2x.png.tolerance.json` holds {"maxPixels": 12, "maxDelta": 2, "reason": "…"}.
///
/// Both numbers mean "up to": a picture that is closer, or equal, passes too.
package struct CaseTolerance: Hashable, Sendable {
  /// Pixels that may differ, by any amount; 0 where it is left out.
  package let maxPixels: Int
  /// Levels that any channel of any pixel may be off; 0 where it is left out.
  package let maxDelta: Int
  /// Why; never empty.
  package let reason: String

  /// What the file's name adds to the golden's.
  package static let ending = ".tolerance.json"
  /// The largest tolerance file that is read.
  package static let greatestFile = 1 << 20

  private static let keys = ["maxPixels", "maxDelta", "reason"]

  /// Reads a tolerance file; `file` is only named in errors.
  package init(_ bytes: [UInt8], file: String) throws(CompareInputError) {
    let value: JSONValue
    do { value = try JSONReader.parse(bytes, file: file) } catch { throw CompareInputError(error) }
    guard let members = value.members else {
      throw CompareInputError(file, line: value.line, "an object is needed, not \(value.summary)")
    }
    for member in members where !Self.keys.contains(member.name) {
      throw CompareInputError(
        file, line: member.value.line, key: member.name,
        "unknown; accepted: \(Self.keys.joined(separator: ", "))")
    }
    maxPixels = try Self.number(value, "maxPixels", upTo: PNG.greatestPixelCount, file) ?? 0
    maxDelta = try Self.number(value, "maxDelta", upTo: 255, file) ?? 0
    guard value["maxPixels"] != nil || value["maxDelta"] != nil else {
      throw CompareInputError(
        file, line: value.line, "allows nothing: it needs maxPixels, maxDelta or both")
    }
    reason = try Self.reason(value, file)
  }

  private static func reason(
    _ value: JSONValue, _ file: String
  ) throws(CompareInputError) -> String {
    guard let reason = value["reason"] else {
      throw CompareInputError(
        file, line: value.line, key: "reason", "missing: a tolerance says why it is needed")
    }
    guard let text = reason.string, text.contains(where: { !$0.isWhitespace }) else {
      throw CompareInputError(
        file, line: reason.line, key: "reason",
        "a text that says why is needed, not \(reason.summary)")
    }
    return text
  }

  private static func number(
    _ value: JSONValue, _ key: String, upTo limit: Int, _ file: String
  ) throws(CompareInputError) -> Int? {
    guard let member = value[key] else { return nil }
    guard let number = member.number.flatMap(Int.init(exactly:)), 0...limit ~= number else {
      throw CompareInputError(
        file, line: member.line, key: key,
        "a whole number from 0 to \(limit) is needed, not \(member.summary)")
    }
    return number
  }

  /// A run's options with this tolerance added: of each number the larger.
  package func adding(to options: ComparisonOptions) -> ComparisonOptions {
    var options = options
    options.maxPixels = max(options.maxPixels, maxPixels)
    options.maxDelta = max(options.maxDelta, maxDelta)
    return options
  }
}
