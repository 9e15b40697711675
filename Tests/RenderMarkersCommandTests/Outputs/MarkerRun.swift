import Bitmap
import Testing

/// The picture that `marker` writes for words separated by spaces; a failed test where it warns or
/// fails.
func markerPNG(
  _ words: String, environment: [String: String] = [:],
  location: SourceLocation = #_sourceLocation
) throws -> PNGFile {
  let folder = try TestFolder()
  let run = try Tool.run(
    ["marker"] + split(words) + ["-o", "-"], in: folder, environment: environment)
  return try PNGFile(run.succeeding(location).output)
}

/// The pixels of the same.
func markerPixels(
  _ words: String, location: SourceLocation = #_sourceLocation
) throws -> Bitmap {
  try markerPNG(words, location: location).bitmap()
}
