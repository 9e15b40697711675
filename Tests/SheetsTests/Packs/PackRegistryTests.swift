import DesignTokens
import Markers
import Sheets
import Testing

@Suite struct PackRegistryTests {
  @Test func builtInPacks() {
    let registry = PackRegistry.builtIn
    #expect(registry.entries.map(\.name) == ["chitransit", "citymapper"])
    let citymapper = registry["citymapper"]
    #expect(
      citymapper?.sheets.map(\.name) == ["citymapper", "citymapper-vision", "citymapper-audit"])
    #expect(citymapper?.sheets.allSatisfy { $0.pack == "citymapper" } == true)
    #expect(citymapper?.standard.map(\.name) == ["citymapper"])
    #expect(registry["chitransit"]?.sheets == SheetDefinition.all)
    #expect(registry["chitransit"]?.standard == SheetDefinition.standard)
    #expect(registry["metro"] == nil)
  }

  /// Sheets are files of their names: no two packs share one.
  @Test func sheetsHaveNamesOfTheirOwn() {
    let names = PackRegistry.builtIn.sheets.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func twoPacksOfOneNameAreAnError() throws {
    let entries = PackRegistry.builtIn.entries
    #expect(try PackRegistry(entries).entries.map(\.name) == ["chitransit", "citymapper"])
    let error = #expect(throws: DrawingError.self) {
      _ = try PackRegistry(entries + entries.prefix(1))
    }
    #expect(
      error?.description
        == "the pack 'chitransit': there is a pack of that name already; names differ, and "
        + "chitransit, citymapper are taken")
  }
}
