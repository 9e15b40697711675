import DesignTokens
import DisplayList
import Markers

/// What a section of distances compares.
struct DistanceSubject {
  let title: String
  /// What its footnote says besides.
  let remark: String
  /// How many of its tables stand side by side.
  let columns: Int
  /// The colours that are compared with each other, in order. Each table asks anew: a legend names
  /// what was asked for.
  let colors: () throws(DrawingError) -> [NamedColor]
  /// One more that is compared with each of them: its table's name and title, and its colour token.
  let reference: (name: String, title: String, color: String)
}
