/// What the sources say of a marker in a state (spec §0).
package enum StateAnswer: Hashable, Sendable {
  /// It is drawn, as this state.
  case drawn(MarkerState)
  /// It is drawn as nothing, by a source's word: an empty marker.
  case drawnAsNothing(source: String)
  /// The sources leave it open; the row that says so.
  case notDefined(source: String)
  /// The sources rule it out; the row that does.
  case doesNotApply(source: String)

  /// "drawn", "drawn as nothing", "not defined" or "does not apply".
  package var name: String {
    switch self {
    case .drawn: "drawn"
    case .drawnAsNothing: "drawn as nothing"
    case .notDefined: "not defined"
    case .doesNotApply: "does not apply"
    }
  }

  /// The source's row; nil for what is drawn.
  package var source: String? {
    switch self {
    case .drawn: nil
    case .drawnAsNothing(let source), .notDefined(let source), .doesNotApply(let source): source
    }
  }

  /// The answer with its source: "not defined: 000, table Not defined, row …".
  package var text: String { source.map { "\(name): \($0)" } ?? name }
}
