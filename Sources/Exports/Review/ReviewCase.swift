/// One picture under review, as it should be and as it is.
package struct ReviewCase: Sendable {
  /// Its relative path, any text: "markers/bus-stop/z16-light@2x.png".
  package var id: String
  /// What the comparison found.
  package var verdict: ReviewVerdict
  /// Why a side is unreadable, or what else the verdict needs said.
  package var message: String?
  /// The id without theme and scale: cases that share it are the same drawing.
  package var base: String
  /// "light", "dark" or "both"; nil where the id names none.
  package var theme: String?
  /// Pixels per point, at least 1; nil where the id names none.
  package var scale: Int?
  /// The golden; nil where there is none or it is unreadable.
  package var expected: ReviewPicture?
  /// The picture of this run; nil where there is none or it is unreadable.
  package var actual: ReviewPicture?
  /// A PNG as large as both sides together, from their top left corner: pixels that differ in an
  /// opaque colour, everything else transparent. The page lays it over the faded actual side.
  package var difference: [UInt8]?
  /// The numbers of the difference.
  package var numbers: ReviewNumbers?
  /// The sheet's cells that differ, by name.
  package var cells: [String]
  /// Equal for cases whose difference is the same at the same place.
  package var group: String?
  /// What is drawn over the picture on demand.
  package var overlays: ReviewOverlays?

  /// A case of these parts.
  package init(
    id: String, verdict: ReviewVerdict, message: String? = nil, base: String,
    theme: String? = nil, scale: Int? = nil, expected: ReviewPicture? = nil,
    actual: ReviewPicture? = nil, difference: [UInt8]? = nil, numbers: ReviewNumbers? = nil,
    cells: [String] = [], group: String? = nil, overlays: ReviewOverlays? = nil
  ) {
    self.id = id
    self.verdict = verdict
    self.message = message
    self.base = base
    self.theme = theme
    self.scale = scale
    self.expected = expected
    self.actual = actual
    self.difference = difference
    self.numbers = numbers
    self.cells = cells
    self.group = group
    self.overlays = overlays
  }
}
