package import Bitmap
import Exports
package import PNGCodec
package import Testing

/// Expects a bitmap to have the pixels of the golden `name` ("markers/bus-stop/z16-light@2x.png"),
/// exactly. A missing golden fails too.
///
/// A failure says how much differs and where, and leaves expected, difference and actual in one
/// picture. `format` and `scale` are what an updating run writes.
package func expectGolden(
  _ bitmap: Bitmap, _ name: String, in folder: GoldenFolder, format: PNGFormat, scale: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = Golden(name, folder, sourceLocation)
  let bytes = { try PNG.encodeSmallest(bitmap, format: format, scale: scale) }
  guard let file = try folder.read(name) else { return try golden.missing(bytes) }
  let expected = try PNG.decode(file)
  guard let difference = bitmap.difference(from: expected) else { return }
  try golden.differs(difference.description, bytes) {
    try PNG.encode(
      DifferencePicture.bitmap(expected: expected, actual: bitmap), format: .rgba, scale: 1)
  }
}

/// Expects a text to be that of the golden `name`, to the letter. A missing golden fails too.
package func expectGolden(
  _ text: String, _ name: String, in folder: GoldenFolder,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = Golden(name, folder, sourceLocation)
  let bytes = { Array(text.utf8) }
  guard let file = try folder.read(name) else { return try golden.missing(bytes) }
  guard file != bytes() else { return }
  try golden.differs(firstDifference(String(decoding: file, as: UTF8.self), text), bytes, nil)
}

private func firstDifference(_ expected: String, _ actual: String) -> String {
  let before = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let after = actual.split(separator: "\n", omittingEmptySubsequences: false)
  for (index, (old, new)) in zip(before, after).enumerated() where old != new {
    return "line \(index + 1) differs:\n- \(old)\n+ \(new)"
  }
  return "\(after.count) lines instead of \(before.count)"
}

/// A golden under comparison: how its failures are told, and whether it is written.
private struct Golden {
  let name: String
  let folder: GoldenFolder
  let sourceLocation: SourceLocation

  init(_ name: String, _ folder: GoldenFolder, _ sourceLocation: SourceLocation) {
    self.name = name
    self.folder = folder
    self.sourceLocation = sourceLocation
  }

  func missing(_ bytes: () throws -> [UInt8]) throws {
    try fail("there is no golden \(name)", bytes, picture: nil)
  }

  func differs(
    _ how: String, _ bytes: () throws -> [UInt8], _ picture: (() throws -> [UInt8])?
  ) throws {
    try fail("\(name) differs from its golden: \(how)", bytes, picture: picture)
  }

  /// Records the failure, also where the golden was updated: an update is looked at, not passed.
  private func fail(
    _ problem: String, _ bytes: () throws -> [UInt8], picture: (() throws -> [UInt8])?
  ) throws {
    let golden = "\(folder.path)/\(name)"
    var lines = [problem]
    if folder.updates(name) {
      try GoldenFolder.write(bytes(), to: golden)
      lines.append("updated \(golden)")
    } else {
      let actual = "\(folder.failures)/\(name)"
      try GoldenFolder.write(bytes(), to: actual)
      lines += ["expected: \(golden)", "actual:   \(actual)"]
      if let picture {
        let path = "\(folder.failures)/\(name).difference.png"
        try GoldenFolder.write(picture(), to: path)
        lines.append("expected | difference | actual: \(path)")
      }
      if folder.isUpdateRefused { lines.append("not updated: CI is set") }
      lines += [Toolchain.description, "to update: scripts/update-goldens '\(name)'"]
    }
    Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
  }
}
