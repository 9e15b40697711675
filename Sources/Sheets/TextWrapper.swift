import DisplayList
import Markers
import Typesetting

/// Breaks a text of a sheet into lines.
enum TextWrapper {
  /// The words of `text` in lines of at most `width`; a longer word stands alone on its line.
  static func lines(
    _ text: String, _ style: TextStyle, width: Double, _ design: Design
  ) throws(DrawingError) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, try design.outline("\(last) \(word)", style).advance <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The same of several texts, each beginning a line; one that fits stays as it is, with wider spaces
  /// in it.
  static func lines(
    of texts: [String], _ style: TextStyle, width: Double, _ design: Design
  ) throws(DrawingError) -> [String] {
    var lines: [String] = []
    for text in texts {
      let fits = try design.outline(text, style).advance <= width
      lines += fits ? [text] : try self.lines(text, style, width: width, design)
    }
    return lines
  }
}
