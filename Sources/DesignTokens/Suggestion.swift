/// The candidate that was probably meant by `word`: at most about a third of its letters wrong,
/// missing, extra or exchanged with their neighbour; the first of equals. Nil when none is close.
/// Letters A-Z and a-z count as equal.
package func suggestion(for word: String, among candidates: [String]) -> String? {
  let scalars = foldedScalars(word)
  // Nobody mistypes a word that long, and the comparison takes time with the square of it.
  guard scalars.count <= 128 else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let other = foldedScalars(candidate)
    let limit = min((max(scalars.count, other.count) + 1) / 3, (best?.distance ?? .max) - 1)
    guard abs(scalars.count - other.count) <= limit else { continue }
    let distance = editDistance(scalars, other)
    if distance <= limit { best = (candidate, distance) }
  }
  return best?.candidate
}

/// "did you mean 'red'?" where one of the accepted words is close, else "accepted: red, blue".
package func hint(for word: String, among accepted: [String]) -> String {
  if let close = suggestion(for: word, among: accepted) { return "did you mean '\(close)'?" }
  return "accepted: " + accepted.joined(separator: ", ")
}

private func foldedScalars(_ word: String) -> [UInt32] {
  word.unicodeScalars.map { ("A"..."Z").contains($0) ? $0.value | 0x20 : $0.value }
}

/// Damerau and Levenshtein's distance (optimal string alignment), three rows at a time.
private func editDistance(_ left: [UInt32], _ right: [UInt32]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var best = min(last[column + 1], current[column]) + 1
      best = min(best, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
