/// Whether a run is one of continuous integration, which never writes goldens.
package enum ContinuousIntegration {
  /// What CI is set to; nil where `value` is no value, or a word for no: "", "0" or "false".
  package static func setting(_ value: String?) -> String? {
    value.flatMap { ["", "0", "false"].contains($0) ? nil : $0 }
  }
}
