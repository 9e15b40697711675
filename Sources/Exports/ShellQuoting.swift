/// A word for a shell to copy: in single quotes where it needs them.
package func shellQuoted(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy { scalar in
    scalar.isASCII
      && (scalar.properties.isAlphabetic || "0123456789-_./@+,".unicodeScalars.contains(scalar))
  }
  guard !isPlain || word.isEmpty else { return word }
  return "'" + word.replacing("'", with: #"'\''"#) + "'"
}
