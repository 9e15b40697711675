/// How an assistive technology meets a marker: a row of 000's table Accessibility.
package struct AccessibilityRow: Hashable, Sendable {
  /// "button", or "none" for what cannot be pressed.
  package let role: String
  /// What is read out.
  package let label: String
  /// The current value, or nil where there is none.
  package let value: String?
  /// What pressing does, or nil where nothing is said of it.
  package let hint: String?
  /// Whether the trait Selected is set.
  package let isSelected: Bool

  /// A row of the table.
  package init(
    role: String, label: String, value: String? = nil, hint: String? = nil,
    isSelected: Bool = false
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.isSelected = isSelected
  }
}
