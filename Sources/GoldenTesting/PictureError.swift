/// Why a picture could not be read.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line: "the picture is empty, not a picture".
  public let description: String
}
