import Foundation
import Geometry
import Typesetting

/// The digits font with Figtree as the only font of "the system".
enum MixedFonts {
  static func make() throws -> (TemporaryFolder, Typesetter) {
    let folder = try TemporaryFolder()
    try folder.write(DigitsFont.bytes, to: "fonts/Digits.ttf")
    let configuration = try folder.write(
      Data(
        """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
          <dir>\(TestFonts.folder)</dir>
          <cachedir>\(folder.path)/cache</cachedir>
        </fontconfig>
        """.utf8), to: "fonts.conf")
    let typesetter = try Typesetter(
      fontFolders: [folder.path + "/fonts"],
      systemFonts: { SystemFonts(configurationFile: configuration) })
    return (folder, typesetter)
  }
}

extension Path {
  /// Whether the other path draws the same, in the same order, within a thousandth of a point.
  func isClose(to other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { first, second in
        switch (first, second) {
        case (.move(let a), .move(let b)), (.line(let a), .line(let b)): (a - b).length < 0.001
        case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
          (a - d).length < 0.001 && (b - e).length < 0.001 && (c - f).length < 0.001
        case (.close, .close): true
        default: false
        }
      }
  }
}
