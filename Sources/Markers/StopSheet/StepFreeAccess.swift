/// Whether a station can be reached without steps, as CTA reports it (002, table Accessibility
/// button).
package enum StepFreeAccess: String, CaseIterable, Hashable, Sendable {
  /// CTA reports step-free access.
  case yes
  /// CTA reports none.
  case no
  /// The status is unknown, or not loaded yet.
  case unknown
}
