import DesignTokens
import DisplayList
import Geometry
import GoldenTesting
import Markers
import Testing

/// What is drawn for every state of a family, in the light theme, as text: a diff shows which layer
/// of which state moved.
struct DisplayListGoldenTests {
  private static let families = Set(MarkerCatalog.entries.map(\.family)).sorted()

  @Test(arguments: families)
  func text(family: String) throws {
    let design = try Goldens.design(.light)
    let states = try MarkerCatalog.entries.filter { $0.family == family }.map { entry in
      let marker = try entry.state.draw(design)
      return "# \(entry.path)\n" + (try marker.picture(entry.name).text)
    }
    expectGolden(
      states.joined(separator: "\n"), named: Self.name(family), in: Goldens.folder)
  }

  @Test func noOrphans() {
    expectNoOrphans(
      in: Goldens.folder, below: "display-lists", besides: Self.families.map(Self.name))
  }

  private static func name(_ family: String) -> String { "display-lists/\(family).txt" }
}
