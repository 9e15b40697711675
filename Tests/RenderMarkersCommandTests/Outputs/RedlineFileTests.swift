import Testing

/// What `--redlines` writes.
@Suite struct RedlineFileTests {
  /// Beside a run without redlines in the same folder: neither takes the other's place.
  @Test func filesHaveNamesOfTheirOwn() throws {
    let run = try SheetRun(
      "stations --only z14 --redlines --grid --no-hit-areas --theme light,both --scale 2 "
        + "--format png,svg --json")
    #expect(
      try run.names() == [
        "proofs", "proofs/stations-redlines-both.svg", "proofs/stations-redlines-both@2x.png",
        "proofs/stations-redlines-light.svg", "proofs/stations-redlines-light@2x.png",
      ])
    let entries = try run.entries()
    #expect(entries.allSatisfy { $0.cells.count == ($0.path.contains("both") ? 6 : 3) })
  }

  @Test func vectorsNameTheirLayers() throws {
    let run = try SheetRun("stations --only z16 --redlines --theme dark --format svg")
    let text = try run.text("stations-redlines-dark.svg")
    for layer in ["extension_lines", "dimension_lines", "labels", "key", "hit_area"] {
      #expect(text.contains("id=\"\(layer)\""), "\(layer)")
    }
  }

  @Test func aCellThatIsTooSmallEndsTheRunBeforeAFileIsWritten() throws {
    let folder = try TestFolder()
    try expectFailure(
      split("stations --only bus-stops/z16-selected --exhibit-zoom 0.5 --redlines"), status: 64,
      "--exhibit-zoom 0.5", "'bus-stops/z16-selected'", "at least 0.9 works", in: folder)
    #expect(try folder.names().isEmpty)
  }
}
