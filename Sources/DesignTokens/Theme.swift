/// The appearance of the interface.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}
