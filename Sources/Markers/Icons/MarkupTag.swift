/// One tag of an icon file.
struct MarkupTag {
  /// A name and a value, with their places in the file.
  struct Attribute {
    var name: String
    var offset: Int
    /// The bytes between the quotation marks.
    var value: Range<Int>
  }

  /// What a tag does.
  enum Kind {
    /// Opens an element.
    case open
    /// Closes an element.
    case close
    /// Opens and closes an element.
    case empty
  }

  var kind: Kind
  var name: String
  /// Where the tag starts.
  var offset: Int
  var attributes: [Attribute] = []
}
