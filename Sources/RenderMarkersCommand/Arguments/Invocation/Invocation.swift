/// What a command line asks for, judged as far as that needs no file.
package enum Invocation: Sendable {
  /// Render sheets.
  case sheets(SheetsArguments)
  /// Draw one marker.
  case marker(MarkerArguments)
  /// Draw a map with its markers.
  case scene(SceneArguments)
  /// List what there is.
  case list(ListArguments)
  /// Measure a pack.
  case audit(AuditArguments)
  /// Compare two pictures or folders.
  case compare(CompareArguments)
  /// Compare goldens with what is drawn now.
  case check(CheckArguments)
  /// Write goldens.
  case accept(AcceptArguments)
  /// Print texts.
  case text(TextArguments)
  /// Print this help, which has no newline at its end.
  case help(String)
  /// Print the version.
  case version
  /// Print this completion script, which ends with a newline.
  case completionScript(String)
}
