import Foundation
import Markers

/// The pack's icon files, read from the source folder.
enum CityArtwork {
  static func file(_ name: String) throws -> IconFile {
    let url = CitySamples.root.appending(
      path: "Sources/PackFiles/citymapper/icons/\(name).svg")
    return IconFile(name: name, file: "\(name).svg", bytes: Array(try Data(contentsOf: url)))
  }

  static func icon(_ name: String) throws -> Icon { try Icon(file(name)) }
}
