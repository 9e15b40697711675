/// A mistake at a byte of an icon file. `IconError` turns the byte into a line and a column.
struct IconFault: Error {
  /// The byte, counted from 0, or nil where the file as a whole is at fault.
  var offset: Int?
  /// What is wrong.
  var problem: String
  /// What would be accepted.
  var accepted: String
}
