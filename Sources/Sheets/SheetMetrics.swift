/// The grid of a proof sheet, in points. The sheet's own layout, not a design value of what it shows;
/// stages, columns and chips grow with the exhibit zoom, text never does.
struct SheetMetrics {
  /// How much larger than life examples are shown.
  let exhibitZoom: Double

  /// Lengths are laid out for this zoom.
  static let nominalZoom = 2.0
  /// Chips are shown at this part of the exhibit zoom: 1.5× at 2× (000, introduction).
  static let chipPart = 0.75

  /// Space around the panel and below the footer.
  static let margin = 24.0
  /// Space between a panel's edge and its cells.
  static let padding = 24.0
  static let columns = 8
  static let panelRadius = 16.0
  static let insetRadius = 12.0
  /// Space above the inset’s section; beside and below it is the padding.
  static let insetTop = 16.0
  /// Between panels, between sections, and between the panel and what stands below it.
  static let gap = 24.0

  static let titleBaseline = 66.0
  static let subtitleBaseline = 88.0
  static let panelTop = 112.0

  /// A section's title line, above its stage.
  static let sectionTitle = 32.0
  static let sectionBaseline = 16.0
  /// The block of a caption, below a stage.
  static let captionBlock = 28.0
  static let captionBaseline = 16.0
  static let captionLine = 16.0
  /// Least distance between a caption that exceeds its column and its neighbour.
  static let captionClearance = 16.0

  /// A row of chips: its stage at an exhibit zoom of 2, the block of its caption, the space below
  /// that block’s baseline, and the column where its actual-size chips start, from 0.
  static let chipStage = 80.0
  static let chipCaption = 40.0
  static let chipCaptionBelow = 24.0
  static let actualChipColumn = 5.0

  static let noteBlock = 32.0
  static let noteBaseline = 13.0
  static let legendPitch = 40.0
  /// From a swatch to its text; from the swatch’s top to the baseline of a line in its middle; from
  /// line to line, also where there are three.
  static let legendGap = 8.0
  static let legendMiddle = 16.0
  static let legendLine = 12.0
  static let denseLegendLine = 11.0
  static let swatch = 24.0
  static let swatchRadius = 6.0
  static let footerBaseline = 16.0

  /// Lines of one point: the dashed box, a panel's and a swatch's edge.
  static let line = 1.0
  /// Period of the dashed box: a dash of half of it, a gap of the other half.
  static let dashPeriod = 8.0
  /// Ink's opacity in the line around a Paper panel, and around a swatch.
  static let panelLineOpacity = 0.14
  static let swatchLineOpacity = 0.2
  /// `--grid`: pitch, and opacity of its lines.
  static let gridPitch = 8.0
  static let gridOpacity = 0.16

  /// The least distance between a cell's edge and its ink.
  static let inkClearance = 3.0

  /// How much longer stages are than laid out.
  var growth: Double { exhibitZoom / Self.nominalZoom }
  /// Width of a column.
  var column: Double { max(144, 144 * growth) }
  /// Width of the sheet: eight columns, padding and margins.
  var sheetWidth: Double {
    Double(Self.columns) * column + 2 * (Self.padding + Self.margin)
  }
  /// Left edge of the first column.
  var contentLeft: Double { Self.margin + Self.padding }
  /// Right edge of the last column.
  var contentRight: Double { sheetWidth - contentLeft }
  /// Width of a column where so many of them, instead of eight, share the sheet's.
  func column(of count: Int) -> Double {
    column * Double(Self.columns) / Double(count)
  }
  /// How many columns, of so many, hold a width: at least one, at most all.
  func span(ofWidth width: Double, of count: Int = Self.columns) -> Int {
    // Compared as it is: ink of any size, as a token file may make it, need not fit an Int.
    let columns = (width / column(of: count) - 1e-9).rounded(.up)
    return columns < Double(count) ? max(1, Int(columns)) : count
  }
  /// The zoom of route chips.
  var chipZoom: Double { exhibitZoom * Self.chipPart }
}
