import Foundation
import Geometry
import Markers

/// The pack's icon files, read from the source folder.
enum Artwork {
  static let names = ["train", "bus", "train+bus", "star", "alert", "wheelchair"]

  static func file(_ name: String) throws -> IconFile {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let url = root.appending(path: "Sources/PackFiles/chitransit/icons/\(name).svg")
    return IconFile(name: name, file: "\(name).svg", bytes: Array(try Data(contentsOf: url)))
  }

  static func icon(_ name: String) throws -> Icon { try Icon(file(name)) }
}
