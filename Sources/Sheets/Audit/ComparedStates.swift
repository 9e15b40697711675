import DisplayList
import Geometry

/// States of a drawing that have to differ in more than their colours.
struct ComparedStates {
  /// "route-card/best": what its finding's id ends with.
  let name: String
  /// What is told apart: "The best route or another one".
  let subject: String
  /// Where the states can be seen.
  let places: [String]
  /// Each state, without what tells of something else.
  let drawings: [[DisplayItem]]
  /// The states as an example shows them, on a colour token.
  let shown: [DisplayItem]
  let ground: String
  /// What is to be seen of `shown`; all of it where it is nil.
  var focus: Rect?
}
