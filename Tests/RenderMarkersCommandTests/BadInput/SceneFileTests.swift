import Bitmap
import Foundation
import Testing

/// `scene` with files and values that it refuses. Nothing is written.
@Suite struct SceneFileTests {
  private static let lane = #""lanes": [{"line": "red", "path": [[0, 0], [1, 1]]}]"#

  private func refuse(
    _ text: String, _ parts: String..., location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TestFolder()
    try folder.write(text, to: "mine.json")
    for part in parts {
      try expectFailure(
        ["scene", "mine.json"], status: 65, "mine.json:", part, in: folder, location: location)
    }
  }

  @Test func filesThatAreNoScene() throws {
    try refuse("", "1:1: expected an object, found the end of the file")
    try refuse("{}", "1:1: the scene is empty; accepted: at least one of stations")
    try refuse("{\(Self.lane)", "1:", "expected ',' or '}', found the end of the file")
    try refuse("{\(Self.lane), \"statons\": []}", "did you mean 'stations'?")
    try refuse(
      #"{"busStops": [{"id": "a", "name": "A", "routes": [], "position": [91, 0]}]}"#,
      "latitude 91.0; accepted: -85.0511 to 85.0511")
    try refuse(
      #"{"lanes": [{"line": "rde", "path": [[0, 0], [1, 1]]}]}"#,
      "unknown line 'rde': did you mean 'red'?")
  }

  @Test func filesThatCannotBeRead() throws {
    let folder = try TestFolder()
    try folder.makeFolder("folder.json")
    try expectFailure(
      ["scene", "missing.json"], status: 66, "missing.json: No such file", in: folder)
    try expectFailure(["scene", "folder.json"], status: 66, "it is a folder", in: folder)
  }

  /// A file without content, but of a size: it is refused by that.
  @Test func filesOverTheLimit() throws {
    let folder = try TestFolder()
    try folder.handle("huge.json").truncate(atOffset: (1 << 30) + 1)
    try expectFailure(
      ["scene", "huge.json"], status: 65, "huge.json", "1073741824 bytes", in: folder)
  }

  @Test func backgroundsThatAreNoPicture() throws {
    let folder = try TestFolder()
    try folder.write("{\"background\": \"map.png\", \(Self.lane)}", to: "mine.json")
    try expectFailure(["scene", "mine.json"], status: 66, "map.png: No such file", in: folder)
    try folder.write("no picture", to: "map.png")
    try expectFailure(
      ["scene", "mine.json"], status: 65, "background map.png is not a PNG", in: folder)
  }

  /// One pixel is a map of one colour. A background stands beside its scene.
  @Test func aBackgroundOfOnePixelIsAColour() throws {
    let folder = try TestFolder()
    try folder.write("{\"background\": \"map.png\", \(Self.lane)}", to: "maps/mine.json")
    var pixel = Bitmap(width: 1, height: 1)
    pixel.pixels = [0xFF12_3456]
    try folder.write(pixel.png(), to: "maps/map.png")
    _ = try Tool.run(
      ["scene", "maps/mine.json", "--size=40x30", "--theme=dark", "--scale=1", "-o", "a.png"],
      in: folder
    ).succeeding()
    let bitmap = try PNGFile(folder.bytes("a.png")).bitmap()
    #expect(bitmap.width == 40 && bitmap.height == 30)
    #expect(bitmap[39, 29] == 0xFF12_3456)
  }

  @Test(arguments: [
    ("--map-zoom=-1", "invalid value '-1' for '--map-zoom'; accepted: a number from 0 to 30"),
    ("--map-zoom=40", "invalid value '40'"), ("--map-zoom=nan", "invalid value 'nan'"),
    ("--size=0x100", "invalid value '0x100' for '--size'"), ("--size=100", "invalid value '100'"),
    ("--size=32768x10", "1 to 32767 each"), ("--size=nanx10", "invalid value 'nanx10'"),
    ("--center=91,0", "invalid value '91,0' for '--center'"),
    ("--center=0,181", "invalid value '0,181'"), ("--center=NaN,0", "invalid value 'NaN,0'"),
    ("--center=41.88", "accepted: latitude,longitude in degrees such as 41.88,-87.63"),
    (
      "--select=stop-1439x",
      "the scene 'loop' has no marker 'stop-1439x'; did you mean 'stop-1439'?"
    ),
    ("--select=", "accepted: a text that is not empty"),
    ("--show-arrival=bus-1", "'--show-arrival' needs '--select <id>' of the open stop"),
    ("--sheet=haf", "did you mean 'half'?"), ("-o=a.png", "'-o' is for one picture"),
    ("--theme=both", "invalid value 'both' for '--theme'"),
  ])
  func valuesThatAreRefused(option: String, message: String) throws {
    try expectFailure(["scene", option], status: 64, message, in: TestFolder())
  }

  @Test func vehiclesThatDoNotExist() throws {
    try expectFailure(
      ["scene", "--select=stop-1438", "--show-arrival=bus-99"], status: 64,
      "the scene 'loop' has no vehicle 'bus-99'; did you mean 'bus-1'?", in: TestFolder())
    try expectFailure(
      ["scene", "--select=bus-1", "--show-arrival=bus-2"], status: 64,
      "needs an open stop, and 'bus-1' is a vehicle", in: TestFolder())
  }

  @Test func picturesOverTheLimit() throws {
    try expectFailure(
      ["scene", "--size=32767x32767", "--scale=1"], status: 64, "400 megapixels", in: TestFolder())
  }
}
