/// Where a token's value comes from.
package enum TokenOrigin: Hashable, Sendable {
  /// A source document states it: "000, Stations and stops".
  case given(source: String)
  /// It is ours, and a designer may change it.
  case chosen(note: String?)
  /// A file that was laid over the pack, and that says nothing else.
  case overlay(file: String)
}
