import DesignTokens
package import Markers

extension AuditDocument {
  /// The tokens of a theme against what the document says of them, each under its surface.
  package func findings(_ design: Design) throws(DrawingError) -> [Finding] {
    var findings: [Finding] = []
    for surface in surfaces {
      for expectation in surface.tokens {
        findings.append(try finding(surface, expectation, design))
      }
    }
    return findings
  }

  private func finding(
    _ surface: Surface, _ expectation: Expectation, _ design: Design
  ) throws(DrawingError) -> Finding {
    let name = expectation.token
    let (value, unit) = try Self.value(name, design)
    return Finding(
      "spec/\(surface.id)/\(name)", "Token \(name), \(surface.surface)", places: [name],
      value: value,
      Demand(.exactly(expectation.value), unit, clause: "003, \(surface.surface)"))
  }

  /// A token's value as a number: of text its size. An error where there is no such token.
  private static func value(
    _ name: String, _ design: Design
  ) throws(DrawingError) -> (Double, Demand.Unit) {
    switch design.tokens.token(named: name)?.value {
    case .dimension(let points): (points, .points)
    case .number(let number): (number, .number)
    case .duration(let seconds): (seconds, .seconds)
    case .typography(let style): (style.size, .points)
    case nil, .color, .cubicBezier, .fontFamily, .fontWeight:
      (try design.offset(name), .points)
    }
  }
}
