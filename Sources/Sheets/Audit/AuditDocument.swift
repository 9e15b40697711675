import DesignTokens

/// Rules, and the surfaces of an app that are held to them, word for word as a document has them.
package struct AuditDocument: Hashable, Sendable {
  /// A rule.
  package struct Rule: Hashable, Sendable {
    /// "tap-targets".
    package let id: String
    package let topic: String
    /// The latest entry of its page's change log.
    package let date: String
    package let rule: String
    /// What the design has.
    package let value: String
    /// Beginnings of the ids of what is measured of it; none for a rule that is stated alone.
    package let measuredBy: [String]
  }

  /// A surface.
  package struct Surface: Hashable, Sendable {
    /// "map-panel-grabber".
    package let id: String
    package let surface: String
    package let rule: String
    /// What the design asks for.
    package let spec: String
    /// What the app does today.
    package let app: String
    /// One of the document's statuses.
    package let status: String
    package let gap: String
    /// What the design asks of tokens: name and value.
    package let tokens: [Expectation]
    /// Beginnings of the ids of what is measured of it besides.
    package let measuredBy: [String]
  }

  /// A token and the value that the document gives: points, a plain number, seconds, or the size of
  /// text.
  package struct Expectation: Hashable, Sendable {
    package let token: String
    package let value: Double
  }

  /// The document, for headings.
  package let source: String
  /// The day of the rules.
  package let date: String
  /// The state of the app that the surfaces are stated of.
  package let basis: String
  /// What a surface's status can be, in the document's order.
  package let statuses: [String]
  /// In the document's order.
  package let rules: [Rule]
  /// In the document's order.
  package let surfaces: [Surface]

  /// Reads a file's bytes; `file` is only named in errors.
  package init(_ bytes: [UInt8], file: String) throws(AuditFileError) {
    let reader = AuditDocumentReader(file: AuditFileReader(file: file))
    self = try reader.document(bytes)
  }

  init(
    source: String, date: String, basis: String, statuses: [String], rules: [Rule],
    surfaces: [Surface]
  ) {
    (self.source, self.date, self.basis, self.statuses) = (source, date, basis, statuses)
    (self.rules, self.surfaces) = (rules, surfaces)
  }

  /// How many surfaces have a status.
  package func count(_ status: String) -> Int { surfaces.count { $0.status == status } }
}
