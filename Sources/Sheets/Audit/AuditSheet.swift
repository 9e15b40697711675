import Markers

/// The sheet of an audit.
enum AuditSheet {
  static func sections(
    _ pack: String, _ audit: PackAudit, _ request: SheetRequest, _ design: Design
  ) throws(DrawingError) -> [BlockSection] {
    []
  }
}
