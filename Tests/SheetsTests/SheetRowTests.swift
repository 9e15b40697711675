import DesignTokens
import Markers
import Testing

@testable import Sheets

/// How examples are dealt out to columns, and captions to lines.
@Suite struct SheetRowTests {
  private func rows(
    _ cells: [(MarkerState, String)], zoom: Double = 2
  ) throws -> [SheetRow] {
    let entries = cells.enumerated().map { index, cell in
      (entry: CatalogEntry("\(index)", cell.0), caption: cell.1)
    }
    return try SheetRow.rows(
      entries, SheetMetrics(exhibitZoom: zoom), SheetSamples.design(.light))
  }

  private func stop(_ caption: String) -> (MarkerState, String) {
    (.busStop(BusStopState()), caption)
  }

  private func station(_ lines: Int) -> (MarkerState, String) {
    let state = StationState(lines: Array(MarkerCatalog.lines.prefix(lines)), isSelected: true)
    return (.station(state), "\(lines) lines")
  }

  /// 105.1 wide at three lines, 119.6 at four, 177.4 at eight.
  @Test(arguments: [(1, 1), (3, 1), (4, 1), (6, 2), (7, 2), (8, 2)])
  func wideCapsulesTakeTwoColumns(lines: Int, span: Int) throws {
    let cell = try #require(try rows([station(lines)]).first?.cells.first)
    #expect(cell.span == span)
  }

  @Test func cellsFollowEachOther() throws {
    let found = try rows([station(1), station(8), station(1), station(8), station(8), station(1)])
    #expect(found.map { $0.cells.map(\.column) } == [[0, 1, 3, 4, 6], [0]])
    #expect(found.map { $0.cells.map(\.span) } == [[1, 2, 1, 2, 2], [1]])
  }

  @Test func eightColumnsARow() throws {
    let found = try rows((1...17).map { stop("\($0)") })
    #expect(found.map(\.cells.count) == [8, 8, 1])
    #expect(found.flatMap(\.cells).map(\.caption.text) == (1...17).map(String.init))
  }

  @Test func aCrowdedCaptionBreaksAfterItsDot() throws {
    let long = "Selected and very stale · heading 0–45°"
    let row = try #require(try rows([stop("Bus"), stop(long), stop("Stale · selected")]).first)
    #expect(
      row.cells.map(\.caption.lines)
        == [["Bus"], ["Selected and very stale ·", "heading 0–45°"], ["Stale · selected"]])
    #expect(row.cells[1].caption.text == long)
    #expect(row.captionHeight == 44)
  }

  @Test func aCaptionWithRoomStaysOnOneLine() throws {
    // 147.6 wide in a column of 144: with a short neighbour, 16 and more are left.
    let wide = "Selected · heading 0–45°"
    let row = try #require(try rows([stop("Bus"), stop(wide)]).first)
    #expect(row.cells.map(\.caption.lines) == [["Bus"], [wide]])
    #expect(row.captionHeight == 28)
    let alone = "Selected and very stale · heading 0–45°"
    #expect(try rows([stop(alone)]).first?.cells.map(\.caption.lines) == [[alone]])
  }

  @Test func aBrokenCaptionIsDrawnBelowItself() throws {
    let text = SheetCaption("A · b · c")
    #expect(text.broken.lines == ["A ·", "b · c"])
    #expect(text.broken.text == "A · b · c")
    #expect(SheetCaption("No dot").broken.lines == ["No dot"])
  }

  @Test func growth() {
    #expect(SheetMetrics(exhibitZoom: 2).column == 144)
    #expect(SheetMetrics(exhibitZoom: 1).column == 144)
    #expect(SheetMetrics(exhibitZoom: 0.5).sheetWidth == 1248)
    #expect(SheetMetrics(exhibitZoom: 4).column == 288)
    #expect(SheetMetrics(exhibitZoom: 4).sheetWidth == 2400)
    #expect(SheetMetrics(exhibitZoom: 2).chipZoom == 1.5)
  }
}
