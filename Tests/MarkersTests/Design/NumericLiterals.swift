/// The numbers that stand in Swift source text, outside comments and strings.
enum NumericLiterals {
  /// Each with its line, from 1. A tuple's `.0` and a name's digits are not numbers.
  static func find(in source: String) -> [(line: Int, text: String)] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      number, line in literals(in: code(of: line)).map { (number + 1, $0) }
    }
  }

  /// A line without its comment and its strings' content; what is interpolated goes with it.
  private static func code(of line: Substring) -> String {
    var code = ""
    var isString = false
    var last: Character = " "
    for character in line {
      if character == "\"" && last != "\\" { isString.toggle() }
      if character == "/" && last == "/" && !isString { return code }
      code.append(isString ? " " : character)
      last = character
    }
    return code
  }

  private static func literals(in code: String) -> [String] {
    // Ranges aside, a dot belongs to a number or leads to a member.
    let apart = code.replacing("...", with: " ").replacing("..<", with: " ")
    return apart.split { !($0.isLetter || $0.isNumber || "_.$".contains($0)) }
      .filter { $0.first?.isNumber == true }.map(String.init)
  }
}
