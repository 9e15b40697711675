/// The text with a space for each control character: names in a file may hold line breaks, and a
/// message is one line.
package func oneLine(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
}
