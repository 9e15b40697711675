/// The two themes of spec §0.
enum ReferenceTheme: String, CaseIterable, Sendable {
  case light
  case dark
}
