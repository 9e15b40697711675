import Foundation
import Testing

/// No design value stands as a number in drawing code: it is a token.
@Suite struct DesignValueTests {
  static let folders = [
    "Station", "BusStop", "Vehicle", "RouteChip", "NearbyButton", "RouteIcon", "StationIcon",
    "LineBar", "StopSheet", "../Citymapper/Components",
  ]
  /// Nothing, one, and what halves.
  static let plain: Set = ["0", "1", "2"]
  /// Numbers that are no design value: the map zooms that the command assumes.
  static let allowed: Set = ["StationState.swift 15", "BusStopState.swift 16"]

  @Test(arguments: folders) func drawingCodeHoldsNoDesignValue(folder: String) throws {
    let place = TestDesign.root.appending(path: "Sources/Markers/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(
      at: place, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }
    #expect(!files.isEmpty)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let name = file.lastPathComponent
      for (line, text) in NumericLiterals.find(in: try String(contentsOf: file, encoding: .utf8))
      where !Self.plain.contains(text) && !Self.allowed.contains("\(name) \(text)") {
        Issue.record("Sources/Markers/\(folder)/\(name):\(line): the number \(text)")
      }
    }
  }

  @Test func theScanFindsNumbers() {
    let source = """
      let a = 0.35 * x2 + 4 // 7
      let b = "card-2 at 9" + name.0 + f(-12, 1_000)
      /// 44 × 44
      let c = (1...8).map { $0 / 0x1F }
      """
    let found = NumericLiterals.find(in: source).map { "\($0.line) \($0.text)" }
    #expect(found == ["1 0.35", "1 4", "2 12", "2 1_000", "4 1", "4 8", "4 0x1F"])
  }
}
