import DesignTokens
import DisplayList
import Foundation
import Markers
import Sheets
import Testing
import Typesetting

/// Sheets are said to show the map's ground exactly when another one makes another picture.
@Suite struct ShownGroundTests {
  @Test(arguments: PackRegistry.builtIn.entries.map(\.name))
  func sheetsSayIt(pack: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let typesetter = try Typesetter(
      fontFolders: [root.appending(path: ".fonts").path], allowsSystemFonts: false)
    let entry = try #require(PackRegistry.builtIn[pack])
    let design = try entry.load([], []).design(theme: .light, typesetter: typesetter)
    let green = SheetRequest.Ground.color(Color(red: 0, green: 128, blue: 0))
    for sheet in entry.sheets {
      let lists = try [nil, green].map { ground in
        try sheet.compose(
          SheetRequest(themes: [.light], ground: ground), designs: [design], scale: nil)?.list
      }
      #expect((lists[0] != lists[1]) == sheet.showsGround, "\(sheet.name)")
    }
  }
}
