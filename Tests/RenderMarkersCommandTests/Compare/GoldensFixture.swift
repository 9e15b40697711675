import Foundation

/// A goldens folder with the twelve pictures of the bus stop, as the program draws them now.
struct GoldensFixture {
  let command: CommandFixture

  /// What the twelve are called on a command line.
  static let name = "markers/bus-stop/"

  /// Drawn once, by the program, and copied for each test.
  private static let drawn: Result<CommandFixture, any Error> = Result {
    let fixture = try CommandFixture()
    try fixture.folder("goldens")
    let ending = try fixture.run("accept", name)
    guard ending.status == 0 else { throw CocoaError(.fileReadUnknown, userInfo: ["run": ending]) }
    return fixture
  }

  init() throws {
    command = try CommandFixture()
    try FileManager.default.copyItem(
      atPath: Self.drawn.get().path("goldens"), toPath: command.path("goldens"))
  }

  /// One of the twelve, below the folder that commands run in.
  static let golden = "goldens/markers/bus-stop/z16-light@2x.png"
  static let other = "goldens/markers/bus-stop/z16-dark@2x.png"
}
