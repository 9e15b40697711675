import DesignTokens
import Exports
import PNGCodec
import Testing

@Suite struct GoldenCatalogTests {
  @Test func namesAreThoseOfTheFolder() {
    let names = GoldenCatalog.pictures.map(\.name)
    for name in [
      "markers/bus-stop/z16-light@2x.png", "markers/train/red-heading-22.5-dark@2x.png",
      "sheets/stations-light.png", "sheets/stations-dark@3x.png", "sheets/vehicles-both.png",
      "sheets/stations-1-line-redlines-light@2x.png",
    ] {
      #expect(names.contains(name))
    }
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func markersAreTransparentAndSheetsAreNot() {
    #expect(GoldenCatalog.markers.allSatisfy { $0.format == .rgba && $0.scale == .two })
    #expect(GoldenCatalog.sheets.allSatisfy { $0.format == .rgb })
  }

  @Test func aSheetIsFoundByItsFileName() {
    #expect(
      GoldenCatalog.sheet(fileName: "routes-dark@2x.png")?.name == "sheets/routes-dark@2x.png")
    #expect(GoldenCatalog.sheet(fileName: "z16-light@2x.png") == nil)
    // Redlines are a drawing of their own, never the sheet's.
    let redlines = GoldenCatalog.sheet(fileName: "stations-1-line-redlines-light@2x.png")
    #expect(redlines?.name == "sheets/stations-1-line-redlines-light@2x.png")
    #expect(redlines?.format == .rgb)
    #expect(GoldenCatalog.sheet(fileName: "stations-redlines-light@2x.png") == nil)
  }
}
